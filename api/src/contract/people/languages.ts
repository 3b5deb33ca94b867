/** The first language is the default (rule LANG-1). */
export const languages = ['en', 'te', 'hi'] as const
export type Language = (typeof languages)[number]

/** Each name is in the language's own script. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', te: 'తెలుగు', hi: 'हिन्दी' }

/**
 * Header with the language that the user chose. The server ignores `Accept-Language`, because the browser sets it without
 * asking the user.
 */
export const languageHeader = 'X-Thodu-Language'
