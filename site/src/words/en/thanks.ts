import { callbackWindowLabels } from '@thodu/api/contract/care/catalogue'

/** Texts of /thank-you (rule JRN-7). */
export const thanks = {
  title: 'Thank you',
  description: 'Your callback request is with our team.',
  heading: 'Thank you',
  callback: {
    heading: 'We call you back',
    lead: (window: string) => `Your request is with our team. We call you in the time you chose: ${window}.`,
    service: 'Service',
    package: 'Package',
    window: 'When we call',
    number: 'Number we call',
    windows: callbackWindowLabels,
    notes: 'Notes',
  },
  plain: 'We have what we need. You can find everything in your profile.',
  callSupport: 'Call support',
  track: 'Track request',
  modify: 'Modify booking',
  home: 'Back to Home',
  bookings: 'View my bookings',
} as const
