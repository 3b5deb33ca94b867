import { constants, inflateSync } from 'node:zlib'
import type { Work } from './pdf-source.ts'
import { numberAt, type PdfDictionary, type PdfValue } from './pdf-values.ts'

/** In bytes: producers pack objects by the hundred, so more is a bomb. */
const maxUnpacked = 32 * 1024 * 1024
/** Filters in sequence; producers use two. */
const maxFilters = 4
/** Bytes to peek at; fewer when they unpack to very much. */
const peekLengths = [1_024, 256, 160, 64] as const
export const [peekLength] = peekLengths
const maxPeeked = 70_000

type Unfolding = { max: number; isWhole: boolean }

/** @returns undefined for damaged or incomplete data; 'large' beyond `max` bytes */
function inflate(data: Buffer, { max, isWhole }: Unfolding): Buffer | 'large' | undefined {
  const finishFlush = isWhole ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
  try {
    return inflateSync(data, { finishFlush, maxOutputLength: max })
  } catch (error) {
    return error instanceof RangeError ? 'large' : undefined
  }
}

/** The data has a zlib header (RFC 1950, 2.2). */
const isPacked = (data: Buffer): boolean =>
  data.length > 2 && ((data[0] ?? 0) & 0x0f) === 8 && data.readUInt16BE(0) % 31 === 0

/** Returns undefined when the stream is not packed or damaged. */
export function peek(data: Buffer, work: Work): Buffer | undefined {
  if (!isPacked(data)) return undefined
  for (const length of peekLengths) {
    const start = inflate(data.subarray(0, length), { max: maxPeeked, isWhole: false })
    work.spend(start === 'large' ? maxPeeked : (start?.length ?? 0) + length)
    if (start !== 'large') return start
  }
  return undefined
}

const inflateAll = (data: Buffer, isWhole: boolean): Buffer | undefined => {
  const unpacked = isPacked(data) ? inflate(data, { max: maxUnpacked, isWhole }) : undefined
  return unpacked === 'large' ? undefined : unpacked
}

/** Unpacks as far as possible; undefined for damaged data or a bomb. */
export function unpackLoosely(data: Buffer, work: Work): Buffer | undefined {
  const unpacked = inflateAll(data, false)
  work.spend(unpacked?.length ?? maxUnpacked)
  return unpacked
}

/** Requires the end mark, because data may continue after a false end of the stream. */
function fromHex(data: Buffer): Buffer | undefined {
  const text = data.toString('latin1').replaceAll(/[\s\0]/g, '')
  const digits = /^([\da-f]*)>$/i.exec(text)?.[1]
  return digits === undefined ? undefined : Buffer.from(digits.padEnd(digits.length + (digits.length % 2), '0'), 'hex')
}

/** Five letters for four bytes (ISO 32000-1, 7.4.3); requires the end mark. */
function fromAscii85(data: Buffer): Buffer | undefined {
  const text = data.toString('latin1').replaceAll(/[\s\0]/g, '')
  const digits = /^(?:<~)?([!-uz]*)~>$/.exec(text)?.[1]?.replaceAll('z', '!!!!!')
  if (digits === undefined || digits.length % 5 === 1) return undefined
  const missing = (5 - (digits.length % 5)) % 5
  const full = digits + 'u'.repeat(missing)
  const bytes = Buffer.alloc((full.length / 5) * 4)
  for (let group = 0; group * 5 < full.length; group += 1) {
    let value = 0
    for (let index = 0; index < 5; index += 1) value = value * 85 + full.charCodeAt(group * 5 + index) - 33
    if (value > 0xffff_ffff) return undefined
    bytes.writeUInt32BE(value, group * 4)
  }
  return bytes.subarray(0, bytes.length - missing)
}

const paeth = (left: number, up: number, corner: number): number => {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

/** Undoes PNG line prediction with one byte per column (ISO 32000-1, 7.4.4.4). */
function undoPredictor(data: Buffer, columns: number): Buffer | undefined {
  const lines = Math.floor(data.length / (columns + 1))
  const plain = Buffer.alloc(lines * columns)
  for (let line = 0; line < lines; line += 1) {
    const kind = data[line * (columns + 1)] ?? 0
    if (kind > 4) return undefined
    for (let column = 0; column < columns; column += 1) {
      const at = line * columns + column
      const left = column > 0 ? (plain[at - 1] ?? 0) : 0
      const up = plain[at - columns] ?? 0
      const corner = column > 0 ? (plain[at - columns - 1] ?? 0) : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][kind] ?? 0
      plain[at] = ((data[line * (columns + 1) + 1 + column] ?? 0) + guess) & 0xff
    }
  }
  return plain
}

function fromFlate(data: Buffer, parameters: PdfValue | undefined): Buffer | undefined {
  const unpacked = inflateAll(data, true)
  if (!unpacked || parameters === undefined || parameters.kind === 'word') return unpacked
  if (parameters.kind !== 'dictionary') return undefined
  const { entries } = parameters
  if (!entries.has('Predictor') || numberAt(entries, 'Predictor') === 1) return unpacked
  if ((numberAt(entries, 'Predictor') ?? 0) < 10 || entries.has('Colors') || entries.has('BitsPerComponent'))
    return undefined
  const columns = entries.has('Columns') ? numberAt(entries, 'Columns') : 1
  return columns !== undefined && columns > 0 ? undoPredictor(unpacked, columns) : undefined
}

const filters: Record<string, (data: Buffer, parameters: PdfValue | undefined) => Buffer | undefined> = {
  FlateDecode: fromFlate,
  Fl: fromFlate,
  ASCIIHexDecode: fromHex,
  AHx: fromHex,
  ASCII85Decode: fromAscii85,
  A85: fromAscii85,
}
const toList = (value: PdfValue | undefined): readonly PdfValue[] => {
  if (value === undefined || (value.kind === 'word' && value.text === 'null')) return []
  return value.kind === 'list' ? value.items : [value]
}

/** Without a filter only the keyword ends the data, and it may occur within. */
export const isPlain = (dictionary: PdfDictionary): boolean => toList(dictionary.get('Filter')).length === 0

/** Unpacks a whole stream. Returns undefined for an unknown or indirect filter, and for damaged, incomplete or too large data. */
export function unpack(data: Buffer, dictionary: PdfDictionary, work: Work): Buffer | undefined {
  const names = toList(dictionary.get('Filter'))
  const parameters = toList(dictionary.get('DecodeParms') ?? dictionary.get('DP'))
  if (dictionary.has('F') || names.length > maxFilters) return undefined
  let unpacked: Buffer | undefined = data
  for (const [index, name] of names.entries()) {
    const filter = name.kind === 'name' && Object.hasOwn(filters, name.text) ? filters[name.text] : undefined
    unpacked = filter?.(unpacked, parameters[index])
    if (!unpacked) return undefined
    work.spend(unpacked.length)
  }
  return unpacked
}
