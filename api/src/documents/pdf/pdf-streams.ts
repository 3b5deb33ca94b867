import { constants, inflateSync } from 'node:zlib'

const keyword = Buffer.from('stream')
const endKeyword = Buffer.from('endstream')
/** Bytes of a stream that are unpacked to see what it is. */
const peekLength = 1_024

export type PdfStream = {
  /** Everything between the keyword of the stream before and this one: its dictionary is in there, hidden or not. */
  head: Buffer
  data: Buffer
}

/** Where the data of a stream begin after its keyword, or undefined where no line ends: then it is no keyword. */
function findDataStart(bytes: Buffer, at: number): number | undefined {
  let position = at
  while (bytes[position] === 0x20 || bytes[position] === 0x09) position += 1
  if (bytes[position] === 0x0d) return bytes[position + 1] === 0x0a ? position + 2 : position + 1
  return bytes[position] === 0x0a ? position + 1 : undefined
}

/** Every stream by its keyword, without belief in lengths or in the table of objects. */
export function* readStreams(bytes: Buffer): Generator<PdfStream> {
  let headStart = 0
  for (let at = bytes.indexOf(keyword); at >= 0; at = bytes.indexOf(keyword, at + keyword.length)) {
    const start = findDataStart(bytes, at + keyword.length)
    if (start === undefined || bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') continue
    const closing = bytes.indexOf(endKeyword, start)
    yield { head: bytes.subarray(headStart, at), data: bytes.subarray(start, closing < 0 ? bytes.length : closing) }
    headStart = start
  }
}

const inflate = (data: Buffer, maxOutputLength: number): Buffer | undefined => {
  try {
    return inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength })
  } catch {
    return undefined
  }
}

/** Whether the bytes begin as zlib packs them (RFC 1950, 2.2). */
const isPacked = (data: Buffer): boolean =>
  data.length > 2 && ((data[0] ?? 0) & 0x0f) === 8 && data.readUInt16BE(0) % 31 === 0

/** The first bytes of a packed stream, or undefined when it is not packed, or damaged. */
export const peek = (data: Buffer): Buffer | undefined =>
  isPacked(data) ? inflate(data.subarray(0, peekLength), peekLength * 1_100) : undefined

/** A whole packed stream, or undefined when it is damaged or larger than `maxBytes`. */
export const unpack = (data: Buffer, maxBytes: number): Buffer | undefined =>
  isPacked(data) ? inflate(data, maxBytes) : undefined
