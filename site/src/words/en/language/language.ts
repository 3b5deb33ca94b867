import type { Language } from '@thodu/api/contract/people/languages'

/** Language of the words in this folder. */
export const language: Language = 'en'
/** Locale for Intl formats of dates, times and counts. */
export const locale = 'en-US'
/** Locale that names the city's time zone "IST". */
export const cityLocale = 'en-IN'
