import type { FailureCode } from '../../contract/wire/failures.ts'
import { surveyNames } from './find-active.ts'
import { hasActingMarkup } from './find-markup.ts'
import { inClear, inspectStreams } from './inspect-streams.ts'
import { isNumbered, skipBlank } from './pdf-bytes.ts'
import { createWork, type Source, TooMuchWork, type Work } from './pdf-source.ts'
import { openProtection } from './protection/open-protection.ts'

const header = /^%PDF-[12]\.\d[ \t]*(?:%[^\r\n]{0,16})?[\r\n]/
const lastLines = /startxref\s+\d+\s+%%EOF[\s\0]*$/
const tailLength = 1_024
const endMark = Buffer.from('%%EOF')

/** Behind the header and behind each end only the next objects may stand: elsewhere another file would fit in. */
function hasForeignParts(source: Source): boolean {
  const { bytes } = source
  const lines = bytes.toString('latin1', 0, 64)
  const [firstLine] = header.exec(lines) ?? []
  if (firstLine === undefined || !isNumbered(source, skipBlank(source, firstLine.length), 'obj')) return true
  if (!lastLines.test(bytes.toString('latin1', Math.max(0, bytes.length - tailLength)))) return true
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
  if (hasForeignParts(source) || hasActingMarkup(source.bytes)) return 'document.wrong_type'
  source.work.spend(source.bytes.length)
  const survey = surveyNames(source)
  if (survey.failure) return survey.failure
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
