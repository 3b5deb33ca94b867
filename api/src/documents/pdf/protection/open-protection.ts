import type { Survey } from '../find-active.ts'
import type { Decipher } from '../inspect-streams.ts'
import type { Source } from '../pdf-source.ts'
import { readObjectStarts, type StreamReading } from '../pdf-streams.ts'
import { nameAt, numberAt, type PdfDictionary, type PdfValue, readDictionary, readValue } from '../pdf-values.ts'
import { decipherStream, md5, rc4 } from './ciphers.ts'
import { findFileKey } from './file-key.ts'

const aesSalt = Buffer.from('sAlT')
const longestKey = 16

/** A second encryption dictionary would apply to other readers. */
function findDictionary(source: Source, { encryptions }: Survey): PdfDictionary | undefined {
  const values = encryptions.map((at) => readValue(source, at)?.value)
  const [value] = values
  if (value?.kind === 'dictionary') return values.length === 1 ? value.entries : undefined
  if (value?.kind !== 'reference') return undefined
  const { number, generation } = value
  const isSame = (other: PdfValue | undefined) =>
    other?.kind === 'reference' && other.number === number && other.generation === generation
  if (!values.every(isSame)) return undefined
  // Some readers ignore generations, so another generation counts as a second dictionary.
  const places = [...readObjectStarts(source)].filter((start) => start.number === number)
  const [place] = places
  if (place?.generation !== generation) return undefined
  return places.length === 1 ? readDictionary(source, place.at)?.value : undefined
}

/** The document id: empty without one, undefined for different ones. */
function findId(source: Source, { ids }: Survey): Buffer | undefined {
  const firsts = ids.flatMap((at) => {
    const value = readValue(source, at)?.value
    const first = value?.kind === 'list' ? value.items[0] : undefined
    return first?.kind === 'text' ? [first.bytes] : []
  })
  const [first = Buffer.alloc(0)] = firsts
  return firsts.every((other) => other.equals(first)) ? first : undefined
}

type Method = 'rc4' | 'aes' | 'aes-256' | 'none'
type Way = { method: Method; lengths: number[] }
const methods = new Map<string, Method>([
  ['V2', 'rc4'],
  ['AESV2', 'aes'],
  ['AESV3', 'aes-256'],
  ['None', 'none'],
])

/** `lengths` are possible key lengths in bytes. */
function findWay(entries: PdfDictionary): Way | undefined {
  const version = numberAt(entries, 'V')
  const bits = numberAt(entries, 'Length') ?? 40
  if (version === 1 || version === 2) return { method: 'rc4', lengths: [version === 1 ? 5 : bits / 8, 5] }
  if (version !== 4 && version !== 5) return undefined
  const name = entries.has('StmF') ? nameAt(entries, 'StmF') : 'Identity'
  if (name === 'Identity') return { method: 'none', lengths: [longestKey, bits / 8] }
  const all = entries.get('CF')
  const filter = all?.kind === 'dictionary' && name !== undefined ? all.entries.get(name) : undefined
  if (filter?.kind !== 'dictionary') return undefined
  const method = methods.get(nameAt(filter.entries, 'CFM') ?? 'None')
  if (!method || (version === 5) !== (method === 'aes-256')) return undefined
  // AES has one key length; that of AES-256 is in its own entry.
  if (method === 'aes' || method === 'aes-256') return { method, lengths: [longestKey] }
  const own = numberAt(filter.entries, 'Length') ?? longestKey
  return { method, lengths: [longestKey, own, own / 8, bits / 8] }
}

/** The key of one object (ISO 32000-1, algorithm 1). */
function toObjectKey(key: Buffer, { number, generation }: StreamReading, method: Method): Buffer {
  const numbers = Buffer.alloc(5)
  numbers.writeUIntLE(number & 0xff_ffff, 0, 3)
  numbers.writeUIntLE(generation & 0xffff, 3, 2)
  const made = md5(key, numbers, method === 'aes' ? aesSalt : Buffer.alloc(0))
  return made.subarray(0, Math.min(key.length + 5, longestKey))
}

/**
 * Opens an encrypted document that needs no password, e.g. one that forbids printing, to inspect its content.
 * @returns undefined for a password or a non-standard protection
 */
export function openProtection(source: Source, survey: Survey): Decipher | undefined {
  const entries = findDictionary(source, survey)
  const id = findId(source, survey)
  if (!entries || !id || nameAt(entries, 'Filter') !== 'Standard') return undefined
  const way = findWay(entries)
  const key = way && findFileKey(entries, id, way.lengths)
  if (!key) return undefined
  const { method } = way
  return (reading, data) => {
    source.work.spend(data.length)
    if (method === 'none') return data
    if (method === 'aes-256') return decipherStream(key, data)
    const objectKey = toObjectKey(key, reading, method)
    return method === 'rc4' ? rc4(objectKey, data) : decipherStream(objectKey, data)
  }
}
