import { type Language, languages } from '@thodu/api/contract/people/languages'

/** What the account chose, as this device last heard it, so that nobody waits for the server to read the own language. */
const languageKey = 'thodu.office.language'

const known = (wanted: string | null | undefined): Language | undefined =>
  languages.find((language) => language === wanted)

/** The first language of the reader's browser that we speak, English otherwise. `asked` is in order of preference. */
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

/** The language of this page, for as long as it stands: another one is another page (rule WORD-7). */
export const reader: Language = known(readKept()) ?? chooseLocale()

/**
 * Keeps what the account says of its language.
 * @returns whether this page is in another one, and has to be opened anew
 */
export function keepLanguage(chosen: Language | undefined): boolean {
  if (chosen === undefined) localStorage.removeItem(languageKey)
  else localStorage.setItem(languageKey, chosen)
  return (chosen ?? chooseLocale()) !== reader
}

/** What is said before a catalogue has been loaded; for every language at once, so it is kept short. */
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
