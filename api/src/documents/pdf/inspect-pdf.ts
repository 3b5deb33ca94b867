import type { FailureCode } from '../../contract/wire/failures.ts'
import { surveyNames } from './find-active.ts'
import { hasActingMarkup } from './find-markup.ts'
import { inClear, inspectStreams } from './inspect-streams.ts'
import { blanks, isNumbered, skipBlank } from './pdf-bytes.ts'
import { createWork, type Source, TooMuchWork, type Work } from './pdf-source.ts'
import { openProtection } from './protection/open-protection.ts'

const header = /^%PDF-[12]\.\d[ \t]*(?:%[^\r\n]{0,16})?[\r\n]/
const lastLines = /startxref\s+\d+\s+%%EOF$/
const tailLength = 1_024
const endMark = Buffer.from('%%EOF')

/** Where the last line ends: scanners and servers fill a file up with blanks or zeros, as many as they like. */
function endOf({ bytes, work }: Source): number {
  let end = bytes.length
  while (end > 0 && blanks.has(bytes[end - 1])) end -= 1
  work.spend(bytes.length - end)
  return end
}

/** Behind the header and behind each end only the next objects may stand: elsewhere another file would fit in. */
function hasForeignParts(source: Source): boolean {
  const { bytes } = source
  const lines = bytes.toString('latin1', 0, 64)
  const [firstLine] = header.exec(lines) ?? []
  if (firstLine === undefined || !isNumbered(source, skipBlank(source, firstLine.length), 'obj')) return true
  const end = endOf(source)
  if (!lastLines.test(bytes.toString('latin1', Math.max(0, end - tailLength), end))) return true
  for (let at = bytes.indexOf(endMark); at >= 0; ) {
    const next = skipBlank(source, at)
    const isTable = bytes.toString('latin1', next, next + 4) === 'xref'
    if (next < bytes.length && !isTable && !isNumbered(source, next, 'obj')) return true
    // Ends between here and there are comments of the same run.
    at = bytes.indexOf(endMark, next)
  }
  source.work.spend(bytes.length)
  return false
}

function inspect(source: Source): FailureCode | undefined {
  if (hasActingMarkup(source.bytes)) return 'document.wrong_type'
  source.work.spend(source.bytes.length)
  const isForeign = hasForeignParts(source)
  const survey = surveyNames(source)
  if (survey.failure) return survey.failure
  // It is a PDF, and something else stands before or behind it, or its end is missing: printing it anew helps.
  if (isForeign) return survey.hasRoot ? 'document.unreadable' : 'document.wrong_type'
  const decipher = survey.encryptions.length > 0 ? openProtection(source, survey) : inClear
  if (!decipher) return 'document.protected'
  return inspectStreams(source, decipher) ?? (survey.hasRoot ? undefined : 'document.wrong_type')
}

/**
 * Judges a PDF by its structure (docs/decisions/0019-pdf-uploads.md): a document of pages, pictures and links passes, also one
 * that forbids changes and opens without a password; scripts, attached files, passwords, and files of another kind do not, also
 * where they are packed, enciphered or spelt in hex.
 * @param work counts the steps it takes, which grow with the size and not faster
 * @returns why it is refused, or undefined
 */
export function inspectPdf(bytes: Buffer, work: Work = createWork(bytes.length)): FailureCode | undefined {
  try {
    return inspect({ bytes, work })
  } catch (error) {
    if (error instanceof TooMuchWork) return 'document.unreadable'
    throw error
  }
}
