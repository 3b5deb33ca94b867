import {
  PDFArray,
  PDFBool,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStreamWriter,
  PDFString,
} from '@cantoo/pdf-lib'
import type { FailureCode } from '../../contract/wire/failures.ts'

const name = (text: string): PDFName => PDFName.of(text)
const names = (...texts: string[]): PDFName[] => texts.map(name)

const inheritedByPages = names('MediaBox', 'CropBox', 'Rotate', 'Resources')
const ofPages = names('Contents', 'Group', 'UserUnit')
/** Notes and marks on a page. Files, sounds, films and 3D drawings are annotations too, and are left out. */
const marks = new Set(
  names('Text', 'FreeText', 'Highlight', 'Underline', 'Squiggly', 'StrikeOut', 'Ink', 'Stamp', 'Line', 'Square').concat(
    names('Circle', 'Polygon', 'PolyLine', 'Caret'),
  ),
)
const ofMarks = names('Rect', 'F', 'Contents', 'C', 'CA', 'QuadPoints', 'InkList', 'L', 'Vertices', 'Border', 'BS')
/** Flags of an annotation that no viewer shows: hidden, and without a view. */
const unseen = 0b100010
/** Entries of streams that point to other files or describe the stream (ISO 32000-2, tables 5, 87 and 93). */
const notOfStreams = new Set(
  names('F', 'FFilter', 'FDecodeParms', 'OPI', 'Ref', 'Alternates', 'Metadata', 'PieceInfo', 'AF', 'Length'),
)
const filters = new Set(
  names('FlateDecode', 'Fl', 'LZWDecode', 'LZW', 'ASCII85Decode', 'A85', 'ASCIIHexDecode', 'AHx').concat(
    names('RunLengthDecode', 'RL', 'DCTDecode', 'DCT', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode', 'JPXDecode'),
  ),
)
/** Values of Type and Subtype that no content of a page needs. Other pages and annotations are copied by their own functions. */
const foreignTypes = new Set(
  names('Action', 'Filespec', 'EmbeddedFile', 'ObjStm', 'XRef', 'PS', 'Catalog', 'Pages', 'Page', 'Annot'),
)
const safeLink = /^(?:https?|mailto|tel):/i

class Unreadable extends Error {}

const isForeign = (dict: PDFDict): boolean =>
  [name('Type'), name('Subtype')].some((key) => {
    const value = dict.get(key)
    return value instanceof PDFName && foreignTypes.has(value)
  }) ||
  (dict.get(name('S')) instanceof PDFName && dict.has(name('JS')))

function refuseUnknownFilters(dict: PDFDict): void {
  const filter = dict.lookup(name('Filter'))
  const all = filter instanceof PDFArray ? filter.asArray().map((_, at) => filter.lookup(at)) : filter ? [filter] : []
  for (const one of all) if (!(one instanceof PDFName && filters.has(one))) throw new Unreadable()
}

/** Copies values and all objects that they refer to, without actions and files. */
function createCopier(source: PDFContext, target: PDFContext) {
  const copies = new Map<PDFRef, PDFRef>()
  const waiting: [from: PDFRef, to: PDFRef][] = []
  let missing = 0

  function copyDict(dict: PDFDict, without?: ReadonlySet<PDFName>): PDFDict {
    const copied = PDFDict.withContext(target)
    for (const [key, value] of dict.entries()) if (!without?.has(key)) copied.set(key, copy(value))
    return copied
  }

  function copy(value: PDFObject): PDFObject {
    if (value instanceof PDFRef) {
      const known = copies.get(value)
      if (known) return known
      const made = target.nextRef()
      copies.set(value, made)
      waiting.push([value, made])
      return made
    }
    if (value instanceof PDFArray) {
      const copied = PDFArray.withContext(target)
      for (const one of value.asArray()) copied.push(copy(one))
      return copied
    }
    if (value instanceof PDFRawStream) {
      if (isForeign(value.dict)) return PDFNull
      refuseUnknownFilters(value.dict)
      return PDFRawStream.of(copyDict(value.dict, notOfStreams), value.getContents())
    }
    if (value instanceof PDFDict) return isForeign(value) ? PDFNull : copyDict(value)
    const isPlain = [PDFName, PDFNumber, PDFString, PDFHexString, PDFBool].some((kind) => value instanceof kind)
    if (isPlain || value === PDFNull) return value
    throw new Unreadable()
  }

  return {
    copy,
    /** Copies what the copied values refer to. @returns the number of objects that are not in the file */
    finish(): number {
      // A list instead of recursion: a file can chain more objects than the stack has frames.
      for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
        const value = source.lookup(pair[0])
        if (value === undefined) missing += 1
        target.assign(pair[1], value === undefined ? PDFNull : copy(value))
      }
      return missing
    },
  }
}
type Copier = ReturnType<typeof createCopier>

/** The stream that draws an annotation in its present state. */
function findAppearance(annotation: PDFDict): PDFObject | undefined {
  const appearances = annotation.lookup(name('AP'))
  const normal = appearances instanceof PDFDict ? appearances.lookup(name('N')) : undefined
  if (normal instanceof PDFRawStream) return appearances instanceof PDFDict ? appearances.get(name('N')) : undefined
  const state = annotation.lookup(name('AS'))
  return normal instanceof PDFDict && state instanceof PDFName ? normal.get(state) : undefined
}

/** Whether a field of a form has a text or choice. Parents share their value with their fields. */
function isFilledIn(field: PDFDict): boolean {
  let one: PDFObject | undefined = field
  for (let depth = 0; one instanceof PDFDict && depth < 20; depth += 1) {
    const value = one.lookup(name('V'))
    if (value instanceof PDFArray) return value.size() > 0
    if (value instanceof PDFString || value instanceof PDFHexString) return value.decodeText().trim() !== ''
    one = one.lookup(name('Parent'))
  }
  return false
}

/** A link to a page of the web, as a new object; undefined for all other links. */
function copyLink(annotation: PDFDict, copy: Copier['copy'], target: PDFContext): PDFDict | undefined {
  const action = annotation.lookup(name('A'))
  const [kind, address] = action instanceof PDFDict ? [action.lookup(name('S')), action.lookup(name('URI'))] : []
  const isText = address instanceof PDFString || address instanceof PDFHexString
  if (kind !== name('URI') || !isText || !safeLink.test(address.decodeText())) return undefined
  const rectangle = annotation.lookup(name('Rect'))
  const made = target.obj({ Type: 'Annot', Subtype: 'Link', Border: [0, 0, 0], A: { S: 'URI' } })
  made.lookup(name('A'), PDFDict).set(name('URI'), address)
  if (rectangle) made.set(name('Rect'), copy(rectangle))
  return made
}

/**
 * An annotation as a new object with known entries only. A field of a form becomes a stamp that looks the same.
 * @throws Unreadable for a filled field that only a viewer with forms would draw, because its text would be lost
 */
function copyAnnotation(annotation: PDFDict, copy: Copier['copy'], target: PDFContext): PDFDict | undefined {
  const subtype = annotation.lookup(name('Subtype'))
  if (subtype === name('Link')) return copyLink(annotation, copy, target)
  const isField = subtype === name('Widget')
  const flags = annotation.lookup(name('F'))
  if (flags instanceof PDFNumber && (flags.asNumber() & unseen) !== 0) return undefined
  if (!isField && !(subtype instanceof PDFName && marks.has(subtype))) return undefined
  const appearance = findAppearance(annotation)
  if (isField && !appearance && isFilledIn(annotation)) throw new Unreadable()
  if (isField && !appearance) return undefined
  const made = target.obj({ Type: 'Annot' })
  made.set(name('Subtype'), isField || !(subtype instanceof PDFName) ? name('Stamp') : subtype)
  for (const key of isField ? names('Rect', 'F') : ofMarks) {
    const value = annotation.get(key)
    if (value) made.set(key, copy(value))
  }
  if (appearance) made.set(name('AP'), target.obj({ N: copy(appearance) }))
  return made
}

function copyPage(page: PDFPage, copy: Copier['copy'], target: PDFContext): PDFDict {
  const made = target.obj({ Type: 'Page' })
  for (const key of inheritedByPages) {
    const value = page.node.getInheritableAttribute(key)
    if (value) made.set(key, copy(value))
  }
  for (const key of ofPages) {
    const value = page.node.get(key)
    if (value) made.set(key, copy(value))
  }
  const annotations = page.node.lookup(name('Annots'))
  if (!(annotations instanceof PDFArray)) return made
  const copied = annotations.asArray().flatMap((_, at) => {
    const annotation = annotations.lookup(at)
    return annotation instanceof PDFDict ? (copyAnnotation(annotation, copy, target) ?? []) : []
  })
  if (copied.length > 0) made.set(name('Annots'), target.obj(copied))
  return made
}

/** Whether the file has a form whose pages the viewer builds by script (XFA). Its own pages then have no content of the form. */
function isBuiltByScript(document: PDFDocument): boolean {
  const form = document.catalog.lookup(name('AcroForm'))
  return form instanceof PDFDict && form.has(name('XFA'))
}

async function copyPages(document: PDFDocument): Promise<Uint8Array> {
  const source = document.context
  const target = PDFContext.create()
  const copier = createCopier(source, target)
  const root = target.nextRef()
  const pages = document.getPages().map((page) => {
    const copied = copyPage(page, copier.copy, target)
    copied.set(name('Parent'), root)
    return target.register(copied)
  })
  if (pages.length === 0) throw new Unreadable()
  const missing = copier.finish()
  const isDamaged = source.enumerateIndirectObjects().some(([, value]) => value instanceof PDFInvalidObject)
  // A missing object is empty by the standard. In a damaged file it can be a page of the report.
  if (isDamaged && missing > 0) throw new Unreadable()
  target.assign(root, target.obj({ Type: 'Pages', Kids: pages, Count: pages.length }))
  target.trailerInfo.Root = target.register(target.obj({ Type: 'Catalog', Pages: root }))
  return PDFStreamWriter.forContext(target, Number.POSITIVE_INFINITY).serializeToBuffer()
}

/**
 * Copies the pages of a PDF into a new one (rule FILE-3, docs/decisions/0102-pdfs-are-rewritten.md). Scripts, actions, attached
 * files, forms, metadata and everything outside the pages are left out; text, pictures, marks, filled fields and links to the web stay.
 * @returns the new file, or the refusal: a password, pages that cannot be read completely, or a file that is also a web page
 */
export async function rewritePdf(bytes: Buffer): Promise<Uint8Array | FailureCode> {
  if (hasActingMarkup(bytes)) return 'document.wrong_type'
  let document: PDFDocument
  try {
    // An empty password opens files that only forbid changes.
    document = await PDFDocument.load(bytes, { password: '', updateMetadata: false, parseSpeed: Infinity })
  } catch (error) {
    return error instanceof Error && /password|encrypt/i.test(error.message)
      ? 'document.protected'
      : 'document.unreadable'
  }
  try {
    if (isBuiltByScript(document)) throw new Unreadable()
    return await copyPages(document)
  } catch (error) {
    // The library throws its own errors for pages that are not as the standard demands. A full heap is no such error.
    if (error instanceof Error) return 'document.unreadable'
    throw error
  }
}

/**
 * Markup that runs or loads something in a browser, on any tag. A tag alone is harmless, so a title in angle brackets and XMP
 * pass.
 */
const actingMarkup =
  /<(?:script|html|!doctype|\?php)[\s/>]|<[a-z][^<>]{0,2000}?[\s/"'](?:on[a-z]{3,25}|src|srcset|srcdoc|href|xlink:href|data|action|formaction|style|http-equiv)\s{0,20}=/i
const sliceLength = 1024 * 1024
const overlap = 4 * 1024

/** Searches single bytes and UTF-16. */
export function hasActingMarkup(bytes: Buffer): boolean {
  for (let start = 0; start < bytes.length; start += sliceLength) {
    const text = bytes.toString('latin1', start, start + sliceLength + overlap)
    if (actingMarkup.test(text)) return true
    if (text.includes('\0') && actingMarkup.test(text.replaceAll('\0', ''))) return true
  }
  return false
}
