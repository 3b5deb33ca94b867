import type { Language } from '@thodu/api/contract/people/languages'
import { choosePlural } from '@thodu/api/contract/words/formats'

/** What a text is filled with: values by their name, `smart_count` for its form, `_` for what is said without a text. */
export type Values = Readonly<Record<string, unknown>>
export type Translate = (key: string, values?: Values) => string

const forms = '||||'

const own = (words: unknown, name: string): unknown =>
  typeof words === 'object' && words !== null && Object.hasOwn(words, name)
    ? (words as Readonly<Record<string, unknown>>)[name]
    : undefined

/** By its path, or, for what the contract's rules say in English, by the sentence itself. */
const findText = (words: object, key: string): unknown =>
  key.split('.').reduce<unknown>(own, words) ?? own(own(words, 'exact'), key)

/** One or many; all our languages know these two, and draw the line in different places. */
const chooseForm = (text: string, count: unknown, language: Language): string => {
  const [one = '', other = one] = text.split(forms).map((form) => form.trim())
  return choosePlural(Number(count), { one, other }, language)
}

/**
 * Texts of a catalogue by their key, as react-admin's own catalogues are written: `%{name}` is a value, `one |||| many`
 * two forms. A key without a text stands for itself. It serves react-admin and the screen that stands before it is
 * loaded, at a tenth of the weight of its usual library.
 */
export const createTranslate =
  (words: object, language: Language = 'en'): Translate =>
  (key, values = {}) => {
    const found = findText(words, key) ?? values._
    if (typeof found !== 'string') return key
    const text = values.smart_count === undefined ? found : chooseForm(found, values.smart_count, language)
    return text.replace(/%\{(.*?)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
