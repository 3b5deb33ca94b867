import { blanks, skipBlank } from './pdf-bytes.ts'
import type { Source } from './pdf-source.ts'
import { type PdfDictionary, readDictionary } from './pdf-values.ts'

const keyword = Buffer.from('stream')
const endKeyword = Buffer.from('endstream')
const objectKeyword = Buffer.from('obj')
/** More bytes than `4294967295 65535 ` with some blanks. */
const numbersLength = 40

export type PdfStream = {
  /** Everything since the previous stream's keyword, including the dictionary, hidden or not. */
  head: Buffer
  data: Buffer
  /** No line end follows the keyword, against the format; some readers accept this. */
  isOdd: boolean
}
export type StreamReading = { number: number; generation: number; dictionary: PdfDictionary }

/** Returns undefined without a line end. */
function findDataStart(bytes: Buffer, at: number): number | undefined {
  let position = at
  while (bytes[position] === 0x20 || bytes[position] === 0x09) position += 1
  if (bytes[position] === 0x0d) return bytes[position + 1] === 0x0a ? position + 2 : position + 1
  return bytes[position] === 0x0a ? position + 1 : undefined
}

/** The end of a dictionary, or a comment after it. */
const endsDictionary = /(?:>|%[^\r\n]*[\r\n])[\s\0]*$/
const beforeLength = 256
const isOneLine = /^[^\r\n]+[\r\n][\s\0]*$/

function isOddStream({ bytes, work }: Source, at: number): boolean {
  const before = bytes[at - 1]
  if (before !== 0x3e && !blanks.has(before)) return false
  work.spend(2)
  let from = Math.max(0, at - beforeLength)
  const text = bytes.toString('latin1', from, at)
  if (endsDictionary.test(text)) return true
  if (!isOneLine.test(text)) return false
  // A line that starts further back may be a long comment.
  while (from > 0 && bytes[from] !== 0x0a && bytes[from] !== 0x0d && bytes[from] !== 0x25) from -= 1
  work.spend(at - from)
  return bytes[from] === 0x25
}

/** Finds every stream by its keyword, without trusting lengths or the cross-reference table. */
export function* readStreams(source: Source): Generator<PdfStream> {
  const { bytes, work } = source
  let headStart = 0
  let closing = 0
  for (let at = bytes.indexOf(keyword); at >= 0; at = bytes.indexOf(keyword, at + keyword.length)) {
    const behindLine = findDataStart(bytes, at + keyword.length)
    const isOdd = behindLine === undefined
    if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end' || (isOdd && !isOddStream(source, at))) continue
    const start = behindLine ?? at + keyword.length
    if (closing < start) {
      const found = bytes.indexOf(endKeyword, start)
      const end = found < 0 ? bytes.length : found
      work.spend(end - start)
      closing = end
    }
    work.spend(start - headStart)
    yield { head: bytes.subarray(headStart, at), data: bytes.subarray(start, closing), isOdd }
    headStart = start
  }
}

/** Reads the `12 0` that ends at `end`. */
function readNumbers({ bytes, work }: Source, end: number): [number, number] | undefined {
  const before = bytes.toString('latin1', Math.max(0, end - numbersLength), end)
  work.spend(numbersLength)
  const found = /(?:^|[^\d])(\d{1,10})[\s\0]+(\d{1,5})[\s\0]*$/.exec(before)
  return found ? [Number(found[1]), Number(found[2])] : undefined
}

export function* readObjectStarts(source: Source): Generator<{ number: number; generation: number; at: number }> {
  const { bytes, work } = source
  for (let at = bytes.indexOf(objectKeyword); at >= 0; at = bytes.indexOf(objectKeyword, at + 1)) {
    const numbers = readNumbers(source, at)
    if (!numbers) continue
    const [number, generation] = numbers
    yield { number, generation, at: skipBlank(source, at + objectKeyword.length) }
  }
  work.spend(bytes.length)
}

/**
 * Finds every reading of a stream as an object whose dictionary ends at its keyword. One is usual, none is odd; two are an
 * attack, with one inside a text of the other.
 */
export function readHead(source: Source): StreamReading[] {
  const readings: StreamReading[] = []
  for (const { number, generation, at } of readObjectStarts(source)) {
    const read = readDictionary(source, at)
    if (!read || skipBlank(source, read.end) < source.bytes.length) continue
    readings.push({ number, generation, dictionary: read.value })
  }
  return readings
}
