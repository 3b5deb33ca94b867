/** Reads a JSON text column. The application wrote it, so its shape is the caller's to name. */
export const readJson = <Value>(text: string): Value =>
  // Most columns of most rows are empty, and asking the parser about them is a tenth of a list's time.
  (text === '{}' ? {} : text === '[]' ? [] : JSON.parse(text)) as Value

/** Writes a value for a JSON text column. */
export const writeJson = (value: unknown): string => JSON.stringify(value)
