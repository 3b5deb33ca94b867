import { delimiters, readName, skipBlank } from './pdf-bytes.ts'
import type { Source } from './pdf-source.ts'

/** A PDF value (ISO 32000-1, 7.3), as far as the inspection needs it. */
export type PdfValue =
  | { kind: 'name'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'text'; bytes: Buffer }
  | { kind: 'list'; items: PdfValue[] }
  | { kind: 'dictionary'; entries: PdfDictionary }
  | { kind: 'reference'; number: number; generation: number }
  | { kind: 'word'; text: string }
export type PdfDictionary = Map<string, PdfValue>
type Read<Value> = { value: Value; end: number }

/** Deeper than any producer nests. */
const maxDepth = 40
/** Names of fonts and colours are long. */
const maxNameLength = 400
const letters = {
  round: 0x28,
  roundEnd: 0x29,
  back: 0x5c,
  slash: 0x2f,
  less: 0x3c,
  more: 0x3e,
  list: 0x5b,
  listEnd: 0x5d,
}
const escaped: Record<string, number> = { n: 0x0a, r: 0x0d, t: 0x09, b: 0x08, f: 0x0c }

function readRound({ bytes, work }: Source, at: number): Read<PdfValue> | undefined {
  const said: number[] = []
  let depth = 1
  let position = at + 1
  for (; position < bytes.length; position += 1) {
    const byte = bytes[position] ?? 0
    if (byte === letters.back) {
      const octal = /^[0-7]{1,3}/.exec(bytes.toString('latin1', position + 1, position + 4))?.[0]
      const next = bytes[position + 1] ?? 0
      position += octal?.length ?? 1
      if (octal) said.push(Number.parseInt(octal, 8) & 0xff)
      else if (next === 0x0d && bytes[position + 1] === 0x0a) position += 1
      else if (next !== 0x0a && next !== 0x0d) said.push(escaped[String.fromCharCode(next)] ?? next)
      continue
    }
    if (byte === letters.round) depth += 1
    if (byte === letters.roundEnd) depth -= 1
    if (depth === 0) break
    said.push(byte)
  }
  work.spend(position - at)
  return depth > 0 ? undefined : { value: { kind: 'text', bytes: Buffer.from(said) }, end: position + 1 }
}

function readHex({ bytes, work }: Source, at: number): Read<PdfValue> | undefined {
  const end = bytes.indexOf(letters.more, at)
  work.spend((end < 0 ? bytes.length : end) - at)
  if (end < 0) return undefined
  const digits = bytes.toString('latin1', at + 1, end).replaceAll(/[\s\0]/g, '')
  if (!/^[\da-f]*$/i.test(digits)) return undefined
  return {
    value: { kind: 'text', bytes: Buffer.from(digits.padEnd(digits.length + (digits.length % 2), '0'), 'hex') },
    end: end + 1,
  }
}

function readList(source: Source, at: number, depth: number): Read<PdfValue> | undefined {
  const items: PdfValue[] = []
  let position = skipBlank(source, at + 1)
  while (source.bytes[position] !== letters.listEnd) {
    const item = readValue(source, position, depth + 1)
    if (!item) return undefined
    items.push(item.value)
    position = skipBlank(source, item.end)
  }
  return { value: { kind: 'list', items }, end: position + 1 }
}

/** Reads a number, a reference, true, false or null. */
function readWord(source: Source, at: number): Read<PdfValue> | undefined {
  const { bytes, work } = source
  let end = at
  while (end < bytes.length && end - at < 40 && !delimiters.has(bytes[end])) end += 1
  work.spend(end - at)
  const text = bytes.toString('latin1', at, end)
  if (text === 'true' || text === 'false' || text === 'null') return { value: { kind: 'word', text }, end }
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text)) return undefined
  const mayRefer = /^\d+$/.test(text)
  const reference = /^[\s\0]+(\d{1,5})[\s\0]+R(?![^\s\0()<>[\]{}/%])/.exec(bytes.toString('latin1', end, end + 24))
  if (!mayRefer || !reference) return { value: { kind: 'number', value: Number(text) }, end }
  const [whole, generation] = reference
  return { value: { kind: 'reference', number: Number(text), generation: Number(generation) }, end: end + whole.length }
}

/** Returns undefined for a value that is incomplete, too deep or invalid. */
export function readValue(source: Source, at: number, depth = 0): Read<PdfValue> | undefined {
  if (depth > maxDepth) return undefined
  const { bytes } = source
  switch (bytes[at]) {
    case letters.slash: {
      const { text, end } = readName(source, at, maxNameLength)
      return { value: { kind: 'name', text }, end }
    }
    case letters.round:
      return readRound(source, at)
    case letters.list:
      return readList(source, at, depth)
    case letters.less: {
      if (bytes[at + 1] !== letters.less) return readHex(source, at)
      const read = readDictionary(source, at, depth)
      return read && { value: { kind: 'dictionary', entries: read.value }, end: read.end }
    }
    default:
      return readWord(source, at)
  }
}

/**
 * Refuses a duplicate key, because readers differ in the value they use. Also undefined for incomplete or malformed dictionaries.
 */
export function readDictionary(source: Source, at: number, depth = 0): Read<PdfDictionary> | undefined {
  const { bytes } = source
  if (bytes[at] !== letters.less || bytes[at + 1] !== letters.less) return undefined
  const entries: PdfDictionary = new Map()
  let position = skipBlank(source, at + 2)
  while (bytes[position] !== letters.more) {
    if (bytes[position] !== letters.slash) return undefined
    const key = readName(source, position, maxNameLength)
    const entry = readValue(source, skipBlank(source, key.end), depth + 1)
    if (!entry || entries.has(key.text)) return undefined
    entries.set(key.text, entry.value)
    position = skipBlank(source, entry.end)
  }
  return bytes[position + 1] === letters.more ? { value: entries, end: position + 2 } : undefined
}

export function numberAt(entries: PdfDictionary, key: string): number | undefined {
  const found = entries.get(key)
  return found?.kind === 'number' && Number.isInteger(found.value) ? found.value : undefined
}
export function nameAt(entries: PdfDictionary, key: string): string | undefined {
  const found = entries.get(key)
  return found?.kind === 'name' ? found.text : undefined
}
export function textAt(entries: PdfDictionary, key: string): Buffer | undefined {
  const found = entries.get(key)
  return found?.kind === 'text' ? found.bytes : undefined
}
