import type { FailureCode } from '../../contract/wire/failures.ts'
import { hasValue, readNames, skipBlank } from './pdf-bytes.ts'
import type { Source } from './pdf-source.ts'

/** Actions and embedded content, which scans do not need. */
const activeNames = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'GoToE',
  'GoToR',
  'GoTo3DView',
  'Thread',
  'SubmitForm',
  'ImportData',
  'OnInstantiate',
  'Movie',
  'Sound',
])
/** Packed bytes contain such short keys by chance, so they count only before a value. */
const activeKeys = new Set(['AA', 'EF', 'XFA'])

export type Survey = {
  failure: FailureCode | undefined
  /** Positions of the values that declare encryption. */
  encryptions: number[]
  /** Positions of the values with document ids. */
  ids: number[]
  hasRoot: boolean
}

export function surveyNames(source: Source): Survey {
  const survey: Survey = { failure: undefined, encryptions: [], ids: [], hasRoot: false }
  let before = { text: '', end: 0 }
  for (const name of readNames(source)) {
    const { text, start, end } = name
    if (activeNames.has(text) || (activeKeys.has(text) && hasValue(source, end)))
      return { ...survey, failure: 'document.active_content' }
    // An indirect /Type would hide the stream from this scanner but not from viewers.
    if (text === 'ObjStm' && !(before.text === 'Type' && skipBlank(source, before.end) === start))
      return { ...survey, failure: 'document.unreadable' }
    if (text === 'Encrypt' && hasValue(source, end)) survey.encryptions.push(skipBlank(source, end))
    if (text === 'ID' && hasValue(source, end)) survey.ids.push(skipBlank(source, end))
    survey.hasRoot ||= text === 'Root'
    before = name
  }
  return survey
}

/** Packed objects must not declare encryption. */
export function findActive(source: Source): FailureCode | undefined {
  const { failure, encryptions } = surveyNames(source)
  return failure ?? (encryptions.length > 0 ? 'document.protected' : undefined)
}

export function namesIn(source: Source): Set<string> {
  const names = new Set<string>()
  for (const { text } of readNames(source)) names.add(text)
  return names
}
