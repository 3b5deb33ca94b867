/**
 * Reads a CSV text (RFC 4180, with or without a byte order mark), without the apostrophe that `formatCsv` puts before signs of
 * formulas.
 */
export function readCsv(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const text = csv.replace(/^\uFEFF/, '')
  const endCell = () => {
    row.push(cell.replace(/^'(?=[=+\-@＝＋－＠−\p{Cc}])/u, ''))
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((one) => one !== '')) rows.push(row)
    row = []
  }
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? ''
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[index + 1] === '"') {
        cell += '"'
        index += 1
      } else quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === ',') endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}
