/** What a text is filled with: values by their name, `smart_count` for its form, `_` for what is said without a text. */
export type Values = Readonly<Record<string, unknown>>
export type Translate = (key: string, values?: Values) => string

const forms = '||||'

function findText(words: object, key: string): unknown {
  let found: unknown = words
  for (const name of key.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Readonly<Record<string, unknown>>)[name]
  }
  return found
}

/** One or many; all our languages know these two. */
const chooseForm = (text: string, count: unknown): string => {
  const [one = '', many = one] = text.split(forms).map((form) => form.trim())
  return count === 1 ? one : many
}

/**
 * Texts of a catalogue by their key, as react-admin's own catalogues are written: `%{name}` is a value, `one |||| many`
 * two forms. A key without a text stands for itself. It serves react-admin and the screen that stands before it is
 * loaded, at a tenth of the weight of its usual library.
 */
export const createTranslate =
  (words: object): Translate =>
  (key, values = {}) => {
    const found = findText(words, key) ?? values._
    if (typeof found !== 'string') return key
    const text = values.smart_count === undefined ? found : chooseForm(found, values.smart_count)
    return text.replace(/%\{(.*?)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
