/** A text of a catalogue with its path. Functions are called with the names of their parameters. */
export type CatalogueText = { key: string; text: string }

/** Placeholder arguments for functions of catalogues, which can be found in the text of any language. */
const fill = (make: (...given: string[]) => unknown): string =>
  String(make(...Array.from({ length: make.length }, (_, place) => `{${place}}`)))

export function listTexts(words: unknown, path = ''): CatalogueText[] {
  if (typeof words === 'string') return [{ key: path, text: words }]
  if (typeof words === 'function') return [{ key: path, text: fill(words as (...given: string[]) => unknown) }]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, value]) => listTexts(value, path === '' ? key : `${path}.${key}`))
}

/** Placeholders in a text: `{0}` of functions, `%{name}` of the back office. `smart_count` may be omitted. */
export const placeholdersOf = (text: string): string[] => [...new Set(text.match(/%?\{\w+\}/g) ?? [])].sort()
