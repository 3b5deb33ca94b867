import { texts } from '@thodu/api/contract/texts'

/** Texts of /newsletter, the page that newsletter mails link to. */
export const newsletter = {
  title: 'Our newsletter',
  heading: 'Our newsletter',
  description: 'Confirm your address for our monthly newsletter about care at home, or unsubscribe.',
  confirm: {
    heading: 'Do you want our newsletter?',
    lead: 'Press the button to receive the next issue. It comes once a month at most.',
    submit: 'Yes, confirm my address',
    sending: 'Confirming …',
    sent: texts.newsletter.confirmed,
  },
  leave: {
    heading: 'Unsubscribe from our newsletter',
    lead: 'Press the button, and we delete your address.',
    submit: 'Unsubscribe',
    sending: 'One moment …',
    sent: texts.newsletter.left,
  },
  failed: 'That did not work. Please try again later.',
  noLink: {
    lead: 'Open this page with the link in our email. If the link was cut in two, please open it again.',
    toBlog: 'Read the blog',
  },
  noScript: 'This page needs JavaScript to read the link in your email.',
} as const
