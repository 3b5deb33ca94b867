/** Placeholder domain for a family that gave the office no e-mail address. No mail can reach it, so no code can verify it. */
export const unknownDomain = '@unknown-address.invalid'

export const unknownAddress = (id: string): string => `${id}${unknownDomain}`

/** The address to display: empty for a placeholder (rule ACC-33). */
export const shownEmail = (email: string): string => (email.endsWith(unknownDomain) ? '' : email)
