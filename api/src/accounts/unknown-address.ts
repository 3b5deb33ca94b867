/** A family that gave the office a phone number and no address; no mail can go there, and nobody can prove it. */
export const unknownDomain = '@unknown-address.invalid'

/** What stands in for the address of a new account. */
export const unknownAddress = (id: string): string => `${id}${unknownDomain}`

/** An address as people may see it: nothing where it is not known (rule ACC-33). */
export const shownEmail = (email: string): string => (email.endsWith(unknownDomain) ? '' : email)
