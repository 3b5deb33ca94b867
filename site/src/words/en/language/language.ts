import type { Language } from '@thodu/api/contract/people/languages'

export const language: Language = 'en'
/** Locale for Intl formats of dates, times and counts. */
export const locale = 'en-US'
/** Locale that names the city's time zone "IST". */
export const cityLocale = 'en-IN'
