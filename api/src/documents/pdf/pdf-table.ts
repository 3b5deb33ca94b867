import type { Work } from './pdf-source.ts'
import type { PdfDictionary, PdfValue } from './pdf-values.ts'
import { isPlain, unpack } from './unpack.ts'

const maxFieldWidth = 8
/** The kind of row that says: this object is in that stream of packed objects. */
const packedKind = 2

/** A whole number that counts something, or what is smaller and larger than none. */
const toCount = (item: PdfValue | undefined): number =>
  item?.kind === 'number' && Number.isInteger(item.value) && item.value >= 0 ? item.value : Number.NaN

function readWidths(dictionary: PdfDictionary): [number, number, number] | undefined {
  const found = dictionary.get('W')
  if (found?.kind !== 'list' || found.items.length !== 3) return undefined
  const widths = found.items.map(toCount)
  const [first = 0, second = 0, third = 0] = widths
  return widths.every((width) => width <= maxFieldWidth) ? [first, second, third] : undefined
}

const readField = (rows: Buffer, at: number, width: number): number =>
  rows.subarray(at, at + width).reduce((sum, byte) => sum * 256 + byte, 0)

/** How many rows a table says it has: the lengths of its runs, each behind a first number, or its size. */
function countRows(dictionary: PdfDictionary): number {
  const runs = dictionary.get('Index')
  if (runs?.kind !== 'list') return toCount(runs ?? dictionary.get('Size'))
  const lengths = runs.items.filter((_, index) => index % 2 === 1)
  return lengths.reduce((sum, item) => sum + toCount(item), 0)
}

/**
 * The streams of packed objects that a table of objects points into (ISO 32000-1, 7.5.8), whatever part of it readers use.
 * @returns undefined when the table cannot be read
 */
export function readTable(data: Buffer, dictionary: PdfDictionary, work: Work): Set<number> | undefined {
  const widths = readWidths(dictionary)
  const rows = unpack(data, dictionary, work)
  if (!widths || !rows) return undefined
  const [kindWidth, streamWidth, rest] = widths
  const length = kindWidth + streamWidth + rest
  // Behind a false end of plain data more rows would stand.
  if (isPlain(dictionary) && !(rows.length >= countRows(dictionary) * length)) return undefined
  const streams = new Set<number>()
  for (let at = 0; length > 0 && at + length <= rows.length; at += length)
    if (readField(rows, at, kindWidth) === packedKind) streams.add(readField(rows, at + kindWidth, streamWidth))
  work.spend(rows.length)
  return streams
}
