import type { FailureCode } from '../../contract/calls/failures.ts'
import { hasActingMarkup } from './find-markup.ts'
import { hasValue, isNumbered, readNames, skipBlank } from './pdf-bytes.ts'
import { peek, readStreams, unpack } from './pdf-streams.ts'

/** What runs, opens or carries something else when a document is opened or clicked; nothing that a scan needs. */
const activeNames = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'GoToE',
  'GoToR',
  'SubmitForm',
  'ImportData',
  'OnInstantiate',
  'Movie',
  'Sound',
])
/** Keys too short to mean anything in packed bytes: they count where a value follows. */
const activeKeys = new Set(['AA', 'EF', 'XFA'])
const header = /^%PDF-[12]\.\d[ \t]*(?:%[^\r\n]{0,16})?[\r\n]/
const lastLines = /startxref\s+\d+\s+%%EOF[\s\0]*$/
const tailLength = 1_024
const endMark = Buffer.from('%%EOF')
/** Objects are packed by the hundred; a stream of them that unfolds to more than this is a bomb, in bytes. */
const maxUnpacked = 32 * 1024 * 1024
const maxUnpackedInAll = 128 * 1024 * 1024
const maxStreams = 50_000
/** Objects in a stream begin with pairs of numbers (ISO 32000-1, 7.5.7). */
const startsLikeObjects = /^[\s\0]*\d+[\s\0]+\d+[\s\0]/

/** What a run of objects holds that a scan does not. */
function findActive(bytes: Buffer): FailureCode | undefined {
  let before = { text: '', end: -1 }
  for (const name of readNames(bytes)) {
    if (activeNames.has(name.text)) return 'document.active_content'
    if (activeKeys.has(name.text) && hasValue(bytes, name.end)) return 'document.active_content'
    if (name.text === 'Encrypt' && hasValue(bytes, name.end)) return 'document.protected'
    // Said by reference, it would hide packed objects from us and from nobody else.
    const isTyped = before.text === 'Type' && skipBlank(bytes, before.end) === name.start
    if (name.text === 'ObjStm' && !isTyped) return 'document.unreadable'
    before = name
  }
  return undefined
}

const namesIn = (bytes: Buffer): Set<string> => new Set([...readNames(bytes)].map(({ text }) => text))

/** Looks into packed objects, and into whatever may be taken for such. */
function inspectStreams(bytes: Buffer): FailureCode | undefined {
  let streams = 0
  let unpackedInAll = 0
  for (const { head, data } of readStreams(bytes)) {
    streams += 1
    if (streams > maxStreams) return 'document.unreadable'
    const names = namesIn(head)
    const isDeclared = names.has('ObjStm') || (names.has('First') && names.has('N'))
    const start = peek(data)
    if (!isDeclared && !(start && startsLikeObjects.test(start.toString('latin1', 0, 200)))) continue
    if (!start && !names.has('Filter')) continue
    const objects = unpack(data, maxUnpacked)
    unpackedInAll += objects?.length ?? 0
    const isReadable = objects && (!isDeclared || startsLikeObjects.test(objects.toString('latin1', 0, 200)))
    if (!isReadable || unpackedInAll > maxUnpackedInAll) return 'document.unreadable'
    const found = findActive(objects)
    if (found) return found
  }
  return undefined
}

/** Behind the header and behind each end only the next objects may stand: elsewhere another file would fit in. */
function hasForeignParts(bytes: Buffer): boolean {
  const lines = bytes.toString('latin1', 0, 64)
  const [firstLine] = header.exec(lines) ?? []
  if (firstLine === undefined || !isNumbered(bytes, skipBlank(bytes, firstLine.length), 'obj')) return true
  if (!lastLines.test(bytes.toString('latin1', Math.max(0, bytes.length - tailLength)))) return true
  for (let at = bytes.indexOf(endMark); at >= 0; at = bytes.indexOf(endMark, at + 1)) {
    const next = skipBlank(bytes, at)
    const isTable = bytes.toString('latin1', next, next + 4) === 'xref'
    if (next < bytes.length && !isTable && !isNumbered(bytes, next, 'obj')) return true
  }
  return false
}

/**
 * Judges a PDF by its structure (docs/decisions/0019-pdf-uploads.md): a document of pages, pictures and links passes;
 * scripts, attached files, protection, and files of another kind do not, also where they are packed or spelt in hex.
 * @returns why it is refused, or undefined
 */
export function inspectPdf(bytes: Buffer): FailureCode | undefined {
  if (hasForeignParts(bytes) || hasActingMarkup(bytes)) return 'document.wrong_type'
  const found = findActive(bytes) ?? inspectStreams(bytes)
  if (found) return found
  return namesIn(bytes).has('Root') ? undefined : 'document.wrong_type'
}
