/** Languages of the product; the first is the default (rule LANG-1). */
export const languages = ['en', 'te', 'hi'] as const
export type Language = (typeof languages)[number]

/** Each language's name in its own script. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', te: 'తెలుగు', hi: 'हिन्दी' }

/** Header with the reader's language. Browsers send `Accept-Language` by themselves, so the server ignores that one. */
export const languageHeader = 'X-Thodu-Language'
