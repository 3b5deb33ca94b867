import type { Work } from './pdf-source.ts'
import type { PdfDictionary, PdfValue } from './pdf-values.ts'
import { isPlain, unpack } from './unpack.ts'

const maxFieldWidth = 8
/** Row type of an object inside an object stream. */
const packedKind = 2

/** A non-negative whole number, else NaN, which fails every comparison. */
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

/** Counts declared rows: the sum of the lengths in /Index, or /Size. */
function countRows(dictionary: PdfDictionary): number {
  const runs = dictionary.get('Index')
  if (runs?.kind !== 'list') return toCount(runs ?? dictionary.get('Size'))
  const lengths = runs.items.filter((_, index) => index % 2 === 1)
  return lengths.reduce((sum, item) => sum + toCount(item), 0)
}

/**
 * Reads the object streams that a cross-reference stream points into (ISO 32000-1, 7.5.8). Returns undefined for an unreadable
 * table.
 */
export function readTable(data: Buffer, dictionary: PdfDictionary, work: Work): Set<number> | undefined {
  const widths = readWidths(dictionary)
  const rows = unpack(data, dictionary, work)
  if (!widths || !rows) return undefined
  const [kindWidth, streamWidth, rest] = widths
  const length = kindWidth + streamWidth + rest
  // More rows could follow a false end of plain data.
  if (isPlain(dictionary) && !(rows.length >= countRows(dictionary) * length)) return undefined
  const streams = new Set<number>()
  for (let at = 0; length > 0 && at + length <= rows.length; at += length)
    if (readField(rows, at, kindWidth) === packedKind) streams.add(readField(rows, at + kindWidth, streamWidth))
  work.spend(rows.length)
  return streams
}
