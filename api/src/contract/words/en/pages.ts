/** Exact texts (rule TXT-1): lists, forms and pages around the booking. */

export const lists = {
  bookingsFailed: 'Failed to fetch user bookings',
  documentsFailed: 'Failed to fetch user documents',
} as const
export const contact = {
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Please try again later.',
  sending: 'Sending...',
} as const
export const callWish = {
  sent: 'Thank you. We call you as you asked.',
} as const
export const privacyRequest = {
  noted: 'Thank you. We have it. If you gave a mail address, its number comes by mail; otherwise we call you.',
  reasonRequired: 'Please say why: the person reads it',
  proofRequired: 'Say first how you know who asks.',
  decided: 'This request is answered already.',
  unknownFamily: 'This family is not there any more.',
} as const
export const newsletter = {
  subscribed: 'Thank you. We have sent you a mail: follow its link to confirm your address.',
  confirmed: 'Thank you. Your first letter comes with the next article.',
  left: 'You will get no more letters. Thank you for reading.',
  deadLink: 'This link does not work any more. Please enter your address once more.',
} as const
export const form = { problem: 'Please check what you entered', back: 'Go back to the form' } as const
export const pages = {
  forbidden: 'You do not have permission to access this page.',
  notFound: 'The page you are looking for does not exist.',
  goHome: 'Go Home',
} as const
export const dayLink = {
  full: 'Five people can watch at once. Stop one first.',
  days: 'Please choose between 1 and 30 days.',
} as const
