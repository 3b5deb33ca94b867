import type { Language } from '@thodu/api/contract/people/languages'

/** Which language the words beside this file are in. */
export const language: Language = 'en'
/** How Intl writes days, times and counts for its readers. */
export const locale = 'en-US'
/** The same for the city's time zone, which people there call IST. */
export const cityLocale = 'en-IN'
