/** A family without an e-mail address gets one of this domain: no mail can reach it, and no code can verify it. */
export const unknownDomain = '@unknown-address.invalid'

export const unknownAddress = (id: string): string => `${id}${unknownDomain}`

/** Returns an empty text for a placeholder (rule ACC-33). */
export const shownEmail = (email: string): string => (email.endsWith(unknownDomain) ? '' : email)
