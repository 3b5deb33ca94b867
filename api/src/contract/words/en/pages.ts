/** Exact texts (rule TXT-1). */

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
  sent: 'Thank you. We will call you as requested.',
  soon: 'Thank you. We will call {phone} as soon as possible.',
  inWindow: 'Thank you. We will call {phone}: {window}.',
} as const
export const privacyRequest = {
  noted:
    'Thank you. We have received your request. If you gave an email address, its number comes by email; otherwise we will call you.',
  reasonRequired: 'Please enter a reason: the requester reads it',
  proofRequired: 'First enter how you identified the requester.',
  decided: 'This request has already been answered.',
  unknownFamily: 'This family no longer exists.',
} as const
export const newsletter = {
  subscribed: 'Thank you. We have sent you an email: follow its link to confirm your address.',
  confirmed: 'Thank you. You will receive the newsletter with the next article.',
  left: 'You are unsubscribed. Thank you for reading.',
  deadLink: 'This link no longer works. Please enter your address again.',
} as const
export const form = { problem: 'Please check what you entered', back: 'Go back to the form' } as const
export const pages = {
  forbidden: 'You do not have permission to access this page.',
  notFound: 'The page you are looking for does not exist.',
  goHome: 'Go Home',
} as const
export const dayLink = {
  full: 'At most five links can be active. Stop one first.',
  days: 'Please choose between 1 and 30 days.',
} as const
