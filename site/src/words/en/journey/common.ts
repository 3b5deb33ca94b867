/** Texts that several screens of the journey share. */
export const common = {
  loading: 'One moment …',
  optional: '(optional)',
  close: 'Close',
  tryAgain: 'Try again',
  offline: 'You are offline. What you typed is kept. This part opens by itself once you are back.',
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
    unnamed: 'Not named yet',
    change: 'Change',
    changeWhat: (what: string) => `Change ${what}`,
  },
  noScript: 'This page needs JavaScript. Please switch it on, or call us:',
  steps: { label: 'Steps of a booking', names: ['Service', 'Details', 'Package'] },
} as const
