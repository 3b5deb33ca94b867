/** Words of the mails about an account that goes. */
export const keeping = {
  closed: {
    subject: (brand: string) => `Your ${brand} account is closed`,
    text: 'Your account is closed. Nobody signs in any more, and we write to you no more after this mail.',
    care: (day: string) => `What we wrote down about the care stays under lock until ${day}.`,
    books: (day: string) => `Payments and bills stay until ${day}; the tax office asks for that.`,
    gone: (day: string) => `After ${day} everything that says who you are is erased.`,
    closing: (phone: string) => `If this was a mistake, please call us at ${phone}.`,
  },
  goes: {
    subject: (brand: string) => `Your ${brand} account will be erased`,
    text: (hours: number) => `Nobody has used your account for three years. In ${hours} hours we erase it.`,
    how: 'Do you want to keep it? Then sign in once.',
    closing: 'Otherwise there is nothing to do.',
  },
} as const
