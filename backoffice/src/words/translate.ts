import type { Language } from '@thodu/api/contract/people/languages'
import { choosePlural } from '@thodu/api/contract/words/formats'

/** Values of a text: placeholders by name, `smart_count` for its plural form, `_` for the default text. */
export type Values = Readonly<Record<string, unknown>>
export type Translate = (key: string, values?: Values) => string

const forms = '||||'

const own = (words: unknown, name: string): unknown =>
  typeof words === 'object' && words !== null && Object.hasOwn(words, name)
    ? (words as Readonly<Record<string, unknown>>)[name]
    : undefined

/** Finds a text by its path, or a message of the contract's rules by its English text. */
const findText = (words: object, key: string): unknown =>
  key.split('.').reduce<unknown>(own, words) ?? own(own(words, 'exact'), key)

/** Selects the singular or the plural; all our languages have these two, with different boundaries. */
const chooseForm = (text: string, count: unknown, language: Language): string => {
  const [one = '', other = one] = text.split(forms).map((form) => form.trim())
  return choosePlural(Number(count), { one, other }, language)
}

/**
 * Creates a function that returns texts by key, in react-admin's format: `%{name}` is a placeholder, `one |||| many` are two
 * forms. A missing text returns its key. It has a tenth of the size of the usual library, because the first screen needs it too.
 */
export const createTranslate =
  (words: object, language: Language = 'en'): Translate =>
  (key, values = {}) => {
    const found = findText(words, key) ?? values._
    if (typeof found !== 'string') return key
    const text = values.smart_count === undefined ? found : chooseForm(found, values.smart_count, language)
    return text.replace(/%\{(.*?)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
