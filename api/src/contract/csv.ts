/** A spreadsheet runs a cell that begins like this, some in full width too; the apostrophe keeps it text. */
const startsLikeFormula = /^[=+\-@＝＋－＠−\p{Cc}]/u
const needsQuotes = /[",\r\n]/

/** One value as RFC 4180 wants it: defused first, then quoted when it has to be (rule API-7). */
export function formatCsvCell(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value)
  const harmless = startsLikeFormula.test(text) ? `'${text}` : text
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** One line of CSV with its CRLF. */
export const formatCsvLine = (values: readonly (string | number | null | undefined)[]): string =>
  `${values.map(formatCsvCell).join(',')}\r\n`

/** A whole CSV text, header first; for lists that are in memory anyway. */
export const formatCsv = (
  header: readonly string[],
  rows: readonly (readonly (string | number | null | undefined)[])[],
): string => [header, ...rows].map(formatCsvLine).join('')
