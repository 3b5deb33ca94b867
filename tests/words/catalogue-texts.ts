/** One text of a catalogue: where it stands, and what it says. Functions are called with their own parameters' names. */
export type CatalogueText = { key: string; text: string }

/** Values that functions of catalogues are filled with; found again in the text, whatever the language. */
const fill = (make: (...given: string[]) => unknown): string =>
  String(make(...Array.from({ length: make.length }, (_, place) => `{${place}}`)))

/** Every text of a catalogue by its path, functions filled with `{0}`, `{1}`. */
export function listTexts(words: unknown, path = ''): CatalogueText[] {
  if (typeof words === 'string') return [{ key: path, text: words }]
  if (typeof words === 'function') return [{ key: path, text: fill(words as (...given: string[]) => unknown) }]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, value]) => listTexts(value, path === '' ? key : `${path}.${key}`))
}

/** What is filled into a text: `{0}` of functions, `%{name}` of the back office. `smart_count` may be left unsaid. */
export const placeholdersOf = (text: string): string[] => [...new Set(text.match(/%?\{\w+\}/g) ?? [])].sort()
