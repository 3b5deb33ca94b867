import { texts } from '@thodu/api/contract/texts'

/** Texts of /newsletter, the page that newsletter mails link to. */
export const newsletter = {
  title: 'Our letter',
  heading: 'Our letter',
  description: 'Confirm your address for our monthly letter about care at home, or leave it.',
  confirm: {
    heading: 'Do you want our letter?',
    lead: 'One press, and you get the next one. It comes once a month at most.',
    submit: 'Yes, confirm my address',
    sending: 'Confirming …',
    sent: texts.newsletter.confirmed,
  },
  leave: {
    heading: 'Leave our letter',
    lead: 'One press, and we forget your address.',
    submit: 'Leave',
    sending: 'One moment …',
    sent: texts.newsletter.left,
  },
  failed: 'That did not work. Please try again later.',
  noLink: {
    lead: 'This page is reached by the links in our mails. If yours was cut in two, please open it once more.',
    toBlog: 'Read the blog',
  },
  noScript: 'This page needs JavaScript to read the link of your mail.',
} as const
