import { callbackWindowLabels } from '@thodu/api/contract/care/catalogue'

/** Texts of /pricing-packages (rule JRN-5). */
export const pricing = {
  title: 'Choose a package',
  description: 'Packages and prices for the care you chose.',
  heading: (service: string) => `Packages for ${service}`,
  lead: 'Choose one. You pay nothing now: our team calls within 2 hours to verify everything first.',
  legend: 'Package',
  popular: 'Popular',
  was: (price: string) => `Original price ${price}`,
  now: (price: string, unit: string) => `Price ${price} ${unit}`.trim(),
  forPatient: (patient: string) => `For ${patient}`,
  changeDetails: 'Change details',
  seeBookings: 'See it in My Bookings',
  book: 'Book',
  booking: 'Booking …',
  callback: 'Request Callback',
  back: 'Back',
  choosePackage: 'Please choose a package first.',
  callbackDialog: {
    title: 'Request a callback',
    lead: 'We call you within 2 hours, or in the window you choose.',
    package: 'Package you ask about',
    window: 'When may we call?',
    windows: callbackWindowLabels,
    notes: 'Notes',
    submit: 'Request Callback',
    sending: 'Sending …',
    failed: 'Your request could not be sent. Please try again.',
  },
} as const
