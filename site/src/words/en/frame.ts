/** Texts around the booking steps and the profile; separate because /login needs none of them. */
export const frame = {
  /** Links to /prices from the packages and the confirmation. */
  prices: 'How prices and payment work',
  thread: {
    heading: 'Your booking',
    service: 'Service',
    patient: 'Patient',
    baby: 'Baby',
    package: 'Package',
    price: 'Price',
    toPay: 'To pay now',
    nothing: 'Nothing',
    open: 'Not chosen yet',
    unnamed: 'No name yet',
    change: 'Change',
    changeWhat: (what: string) => `Change ${what}`,
  },
  lastSeen: 'You are offline. This is the last version on this device. It is updated when you are online again.',
  storageBlocked:
    'This browser blocks storage, and you cannot sign in without it. Allow cookies and site data for this page, or call us:',
  noScript: 'This page needs JavaScript. Please switch it on, or call us:',
  steps: { label: 'Steps of a booking', names: ['Service', 'Details', 'Package'] },
  login: {
    title: 'Sign in',
    description: 'Sign in or create your account to book care at home.',
  },
} as const
