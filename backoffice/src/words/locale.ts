/** The languages that the back office speaks. A new one is a folder beside `en/`, a line here and in the two tables below it. */
export const locales = ['en'] as const
export type Locale = (typeof locales)[number]

/** Each language's name in itself, as a reader looks for it. */
export const localeNames: Readonly<Record<Locale, string>> = { en: 'English' }

/** The first language of the reader's browser that we speak, English otherwise. `asked` is in order of preference. */
export function chooseLocale(asked: readonly string[] = navigator.languages): Locale {
  const spoken = asked.map((tag) => tag.split('-')[0]?.toLowerCase())
  return spoken.flatMap((tag) => locales.filter((locale) => locale === tag))[0] ?? 'en'
}

/** What is said before a catalogue has been loaded; for every language at once, so it is kept short. */
export const gateWords: Readonly<Record<Locale, { loading: string; enterFailed: string; retry: string }>> = {
  en: { loading: 'Loading…', enterFailed: 'The server cannot be reached. We keep trying.', retry: 'Try again' },
}
