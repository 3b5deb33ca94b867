import { type Language, languages } from '@thodu/api/contract/people/languages'

/** The account's language, cached on this device, so that the first screen does not wait for the server. */
const languageKey = 'thodu.office.language'

const known = (wanted: string | null | undefined): Language | undefined =>
  languages.find((language) => language === wanted)

/** The first supported language of the reader's browser, else English. `asked` is in order of preference. */
export function chooseLocale(asked: readonly string[] = navigator.languages): Language {
  const spoken = asked.map((tag) => known(tag.split('-')[0]?.toLowerCase()))
  return spoken.find((language) => language !== undefined) ?? 'en'
}

function readKept(): string | null {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}

/** The language of this page; a change reloads the page (rule WORD-7). */
export const reader: Language = known(readKept()) ?? chooseLocale()

/**
 * Stores the account's language.
 * @returns whether the page has another language and must be reloaded
 */
export function storeLanguage(chosen: Language | undefined): boolean {
  if (chosen === undefined) localStorage.removeItem(languageKey)
  else localStorage.setItem(languageKey, chosen)
  return (chosen ?? chooseLocale()) !== reader
}

/** Texts shown before translations are loaded; every page contains them in all languages, so they are few. */
export const gateWords: Readonly<Record<Language, { loading: string; enterFailed: string; retry: string }>> = {
  en: {
    loading: 'Loading…',
    enterFailed: 'The server cannot be reached. We keep trying.',
    retry: 'Try again',
  },
  te: {
    loading: 'తెరుస్తున్నాం…',
    enterFailed: 'సర్వర్ అందడం లేదు. ప్రయత్నిస్తూనే ఉన్నాం.',
    retry: 'మళ్లీ ప్రయత్నించండి',
  },
  hi: {
    loading: 'खुल रहा है…',
    enterFailed: 'सर्वर तक नहीं पहुँच पा रहे। हम कोशिश कर रहे हैं।',
    retry: 'फिर से कोशिश करें',
  },
}
