export const newsletter = {
  confirm: {
    subject: (brand: string) => `Please confirm: newsletter of ${brand}`,
    text: 'This address was entered for our newsletter: new articles about care at home, once a month.',
    how: 'To receive the next issue, open this link within 7 days.',
    action: 'Confirm my address',
    closing: 'If you did not subscribe, ignore this email: without your confirmation we send nothing more.',
  },
  confirmed: {
    subject: (brand: string) => `You are subscribed to the newsletter of ${brand}`,
    text: 'Your address is confirmed. You will receive the newsletter with the next article.',
    action: 'Unsubscribe at any time',
  },
} as const
