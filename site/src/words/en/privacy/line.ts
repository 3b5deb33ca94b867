/** Wherever details are typed: where one reads what becomes of them (rule PRIV-C3). Apart, since pages of few bytes say it. */
export const privacyLine = { before: 'What becomes of what you write:', link: 'privacy notice' } as const
