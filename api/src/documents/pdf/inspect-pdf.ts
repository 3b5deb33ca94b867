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

/** Scanners and servers may append any number of blanks or zeros. */
function endOf({ bytes, work }: Source): number {
  let end = bytes.length
  while (end > 0 && blanks.has(bytes[end - 1])) end -= 1
  work.spend(bytes.length - end)
  return end
}

/** Only objects may follow the header and each end mark: another file could hide there. */
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
    // Skips end marks within the same run of comments.
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
  // A PDF with foreign data around it, or without its end: printing it again helps.
  if (isForeign) return survey.hasRoot ? 'document.unreadable' : 'document.wrong_type'
  const decipher = survey.encryptions.length > 0 ? openProtection(source, survey) : inClear
  if (!decipher) return 'document.protected'
  return inspectStreams(source, decipher) ?? (survey.hasRoot ? undefined : 'document.wrong_type')
}

/**
 * Judges a PDF by its structure (docs/decisions/0019-pdf-uploads.md). Pages, pictures and links pass, also with usage
 * restrictions but no password. Scripts, attachments, passwords and other file types are refused, also when packed, encrypted or
 * in hex.
 * @param work counts steps, which grow linearly with the size
 * @returns the refusal, or undefined
 */
export function inspectPdf(bytes: Buffer, work: Work = createWork(bytes.length)): FailureCode | undefined {
  try {
    return inspect({ bytes, work })
  } catch (error) {
    if (error instanceof TooMuchWork) return 'document.unreadable'
    throw error
  }
}
