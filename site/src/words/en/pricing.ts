import { callbackWindowLabels } from '@thodu/api/contract/care/catalogue'
import { promisedHoursInEnglish as hours } from '@thodu/api/contract/promises/promised-hours'
import { choosePlural } from '@thodu/api/contract/words/formats'

/** Texts of /pricing-packages (rule JRN-5). */
export const pricing = {
  title: 'Choose a package',
  description: 'Packages and prices for the care you chose.',
  heading: (service: string) => `Packages for ${service}`,
  lead: `Choose one. You pay nothing now: our team calls within ${hours.call} hours to verify everything first.`,
  legend: 'Package',
  popular: 'Popular',
  was: (price: string) => `Original price ${price}`,
  now: (price: string, unit: string) => `Price ${price} ${unit}`.trim(),
  changeDetails: 'Change details',
  answers: 'Your answers',
  files: 'Documents',
  fileCount: (count: number) => choosePlural(count, { one: '1 file', other: `${count} files` }, 'en'),
  call: {
    legend: `Whom should we call within ${hours.call} hours?`,
    me: (phone: string) => `Me, on ${phone}`,
    meWithout: 'Me',
    home: (name: string, phone: string) => `${name}, on ${phone}`,
    phone: 'Your phone number',
    phoneHint: 'With the country code if you live abroad, such as +1 312 555 0100',
    phoneMissing: 'Please enter your number, or choose the other one.',
    phoneFailed: 'Your number could not be saved. Please try again.',
    note: (name: string, phone: string) => `Please call ${name} on ${phone}.`,
  },
  promise: (phone: string) =>
    phone
      ? `You pay nothing now. We call ${phone} within ${hours.call} hours.`
      : `You pay nothing now. We call you within ${hours.call} hours.`,
  /** Follows the promise, unless care starts sooner than that. */
  cancel: 'You can cancel up to 24 hours before care starts.',
  lastLook: 'Before you book',
  doubts: 'Please check once more',
  sameCare: 'You already asked for this care. A second booking means a second call.',
  openBooking: (id: string) => `Open booking ${id}`,
  offline: 'You are offline. Nothing is booked yet. Your answers are saved; press Book again when you are online.',
  seeBookings: 'See it in My Bookings',
  book: 'Book',
  bookAnyway: 'Book anyway',
  booking: 'Booking …',
  callback: 'Request Callback',
  back: 'Back',
  choosePackage: 'Please choose a package first.',
  callbackDialog: {
    title: 'Request a callback',
    lead: `We call you within ${hours.callback} hours, or in the window you choose.`,
    package: 'Package you are asking about',
    window: 'When may we call?',
    windows: callbackWindowLabels,
    notes: 'Notes',
    submit: 'Request Callback',
    sending: 'Sending …',
    failed: 'Your request could not be sent. Please try again.',
  },
} as const
