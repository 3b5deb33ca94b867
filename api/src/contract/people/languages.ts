/** The first is the default (rule LANG-1). */
export const languages = ['en', 'te', 'hi'] as const
export type Language = (typeof languages)[number]

/** Each name is in the language's own script. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', te: 'తెలుగు', hi: 'हिन्दी' }

/** Browsers send `Accept-Language` by themselves, so the server ignores that one. */
export const languageHeader = 'X-Thodu-Language'
