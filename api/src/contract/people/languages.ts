/** The languages of the product; the first is what is said when nobody asks (rule LANG-1). */
export const languages = ['en', 'te', 'hi'] as const
export type Language = (typeof languages)[number]

/** Each language's name in itself and its own script, as a reader looks for it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', te: 'తెలుగు', hi: 'हिन्दी' }

/** The header by which a client of ours names its reader's language. Browsers send `Accept-Language` by themselves, so that one is not obeyed. */
export const languageHeader = 'X-Thodu-Language'
