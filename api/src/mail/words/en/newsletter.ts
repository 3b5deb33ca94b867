/** Words of the mails around a subscription. */
export const newsletter = {
  confirm: {
    subject: (brand: string) => `Please confirm: letters from ${brand}`,
    text: 'Somebody, probably you, asked for our letter: new articles about care at home, once a month.',
    how: 'Follow this link within 7 days and you get the next one.',
    action: 'Confirm my address',
    closing: 'If this was not you, you can ignore this mail: without the link we send nothing more.',
  },
  confirmed: {
    subject: (brand: string) => `You get the letters of ${brand}`,
    text: 'Your address is confirmed. The first letter comes with the next article.',
    action: 'Leave at any time',
  },
} as const
