/** Local storage: the language somebody chose on this device. Nobody's: it survives signing out. */
export const LANGUAGE_KEY = 'thodu.language'
