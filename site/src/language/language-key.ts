/** Local storage: the language chosen on this device. It belongs to no account and survives sign-out. */
export const LANGUAGE_KEY = 'thodu.language'
