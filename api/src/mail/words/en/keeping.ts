/** Texts of the mails about a closed or unused account. */
export const keeping = {
  closed: {
    subject: (brand: string) => `Your ${brand} account is closed`,
    text: 'Your account is closed. It can no longer be used to sign in, and this is our last email to you.',
    care: (day: string) => `Records about the care are stored with restricted access until ${day}.`,
    books: (day: string) => `Payments and bills are stored until ${day}, as tax law requires.`,
    gone: (day: string) => `After ${day} all data that identify you are erased.`,
    closing: (phone: string) => `If this was a mistake, please call us at ${phone}.`,
  },
  goes: {
    subject: (brand: string) => `Your ${brand} account will be erased`,
    text: (hours: number) => `Your account has not been used for three years. We will erase it in ${hours} hours.`,
    how: 'To keep your account, sign in once.',
    closing: 'Otherwise you need not do anything.',
  },
} as const
