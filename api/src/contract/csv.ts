/**
 * A spreadsheet runs a cell as a formula if it begins with one of these characters, some programs also with the full-width ones. An
 * apostrophe before the character makes the cell a text.
 */
const startsLikeFormula = /^[=+\-@＝＋－＠−\p{Cc}]/u
const needsQuotes = /[",\r\n]/

/** Formats a value by RFC 4180; formulas are neutralized before quoting (rule API-7). */
export function formatCsvCell(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value)
  const harmless = startsLikeFormula.test(text) ? `'${text}` : text
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export const formatCsvLine = (values: readonly (string | number | null | undefined)[]): string =>
  `${values.map(formatCsvCell).join(',')}\r\n`

/** Header first; for lists that are in memory anyway. */
export const formatCsv = (
  header: readonly string[],
  rows: readonly (readonly (string | number | null | undefined)[])[],
): string => [header, ...rows].map(formatCsvLine).join('')
