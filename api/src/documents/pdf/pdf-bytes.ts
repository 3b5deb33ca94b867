import type { Source } from './pdf-source.ts'

/** White space and delimiters (ISO 32000-1, 7.2.2). */
export const blanks: ReadonlySet<number | undefined> = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20])
export const delimiters: ReadonlySet<number | undefined> = new Set([...blanks, ...Buffer.from('()<>[]{}/%')])
const slash = 0x2f
const percent = 0x25
/** Longer than any searched name with each letter escaped. */
const maxNameLength = 64
/** A comment between objects is a line of text; a longer one could be another file. */
const maxCommentLength = 256

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39

/** `text` has `#xx` decoded. */
export type PdfName = { text: string; start: number; end: number }

export function readName({ bytes, work }: Source, start: number, maxLength = maxNameLength): PdfName {
  let end = start + 1
  while (end < bytes.length && end - start <= maxLength && !delimiters.has(bytes[end])) end += 1
  work.spend(end - start)
  const raw = bytes.toString('latin1', start + 1, end)
  const text = raw.includes('#')
    ? raw.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : raw
  return { text, start, end }
}

/** Skips nothing, because readers disagree on comments and streams. */
export function* readNames(source: Source): Generator<PdfName> {
  const { bytes, work } = source
  let from = 0
  for (let start = bytes.indexOf(slash); start >= 0; start = bytes.indexOf(slash, start + 1)) {
    work.spend(start - from)
    from = start
    const name = readName(source, start)
    if (name.end - start > 1) yield name
  }
  work.spend(bytes.length - from)
}

/** The first position that is neither blank nor part of a short comment. */
export function skipBlank({ bytes, work }: Source, at: number): number {
  let position = at
  for (;;) {
    const from = position
    while (blanks.has(bytes[position])) position += 1
    if (bytes[position] !== percent) {
      work.spend(position - from + 1)
      return position
    }
    const begun = position
    while (position < bytes.length && bytes[position] !== 0x0a && bytes[position] !== 0x0d) position += 1
    work.spend(position - from + 1)
    if (position - begun > maxCommentLength) return begun
  }
}

function skipNumber(bytes: Buffer, at: number): number | undefined {
  let position = at
  while (position - at < 11 && isDigit(bytes[position])) position += 1
  return position === at ? undefined : position
}

/** Checks for `12 0 obj` (an object) or `12 0 R` (a reference). */
export function isNumbered(source: Source, at: number, keyword: 'obj' | 'R'): boolean {
  const { bytes } = source
  const number = skipNumber(bytes, at)
  const generation = number === undefined ? undefined : skipNumber(bytes, skipBlank(source, number))
  if (generation === undefined) return false
  const position = skipBlank(source, generation)
  return bytes.toString('latin1', position, position + keyword.length) === keyword
}

const isLongComment = ({ bytes }: Source, position: number): boolean => bytes[position] === percent

/** It is also true for a first number before a comment that may hide the rest. */
function isReference(source: Source, at: number): boolean {
  if (isNumbered(source, at, 'R')) return true
  const number = skipNumber(source.bytes, at)
  if (number === undefined) return false
  const second = skipBlank(source, number)
  const generation = skipNumber(source.bytes, second)
  return (
    isLongComment(source, second) || (generation !== undefined && isLongComment(source, skipBlank(source, generation)))
  )
}

/** Checks for a dictionary, an array or a reference. A comment too long to skip counts as a value, because readers skip it. */
export function hasValue(source: Source, at: number): boolean {
  const position = skipBlank(source, at)
  if (isLongComment(source, position)) return true
  const start = source.bytes.toString('latin1', position, position + 2)
  return start === '<<' || start.startsWith('[') || isReference(source, position)
}
