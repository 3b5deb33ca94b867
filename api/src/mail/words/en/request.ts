import { inquiryTypeLabels } from '../../../contract/requests/inquiry-types.ts'

export const request = {
  facts: {
    service: 'Service',
    package: 'Package',
    time: 'Preferred time',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    inquiry: 'Inquiry',
    subject: 'Subject',
    message: 'Message',
  },
  notGiven: 'not given',
  windows: { morning: 'morning', afternoon: 'afternoon', evening: 'evening' },
  inquiries: inquiryTypeLabels,
  callbackReceived: {
    subject: 'We will call you back',
    text: (hours: string) =>
      `We have received your request for a callback. Our team will call you within ${hours} hours.`,
    action: 'Track your request',
  },
  callbackForTeam: {
    subject: (customer: string) => `Callback request: ${customer}`,
    text: (customer: string) => `${customer} asks to be called back.`,
    action: 'Open the queue',
  },
  messageForTeam: {
    subject: (subject: string) => `Contact form: ${subject}`,
    text: 'A message has come in through the contact form.',
    action: 'Open the messages',
  },
} as const
