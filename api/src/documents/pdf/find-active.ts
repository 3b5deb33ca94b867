import type { FailureCode } from '../../contract/wire/failures.ts'
import { hasValue, readNames, skipBlank } from './pdf-bytes.ts'
import type { Source } from './pdf-source.ts'

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
  'GoTo3DView',
  'Thread',
  'SubmitForm',
  'ImportData',
  'OnInstantiate',
  'Movie',
  'Sound',
])
/** Keys too short to mean anything in packed bytes: they count where a value follows. */
const activeKeys = new Set(['AA', 'EF', 'XFA'])

/** What the names in a run of objects tell. */
export type Survey = {
  /** Something that a scan does not hold. */
  failure: FailureCode | undefined
  /** Where the values of keys begin that say that the document is enciphered. */
  encryptions: number[]
  /** Where the values of keys begin that name the document itself. */
  ids: number[]
  hasRoot: boolean
}

/** Reads every name once. */
export function surveyNames(source: Source): Survey {
  const survey: Survey = { failure: undefined, encryptions: [], ids: [], hasRoot: false }
  let before = { text: '', end: 0 }
  for (const name of readNames(source)) {
    const { text, start, end } = name
    if (activeNames.has(text) || (activeKeys.has(text) && hasValue(source, end)))
      return { ...survey, failure: 'document.active_content' }
    // Said by reference, it would hide packed objects from us and from nobody else.
    if (text === 'ObjStm' && !(before.text === 'Type' && skipBlank(source, before.end) === start))
      return { ...survey, failure: 'document.unreadable' }
    if (text === 'Encrypt' && hasValue(source, end)) survey.encryptions.push(skipBlank(source, end))
    if (text === 'ID' && hasValue(source, end)) survey.ids.push(skipBlank(source, end))
    survey.hasRoot ||= text === 'Root'
    before = name
  }
  return survey
}

/** What packed objects hold that a scan does not; that a document is enciphered stands nowhere in them. */
export function findActive(source: Source): FailureCode | undefined {
  const { failure, encryptions } = surveyNames(source)
  return failure ?? (encryptions.length > 0 ? 'document.protected' : undefined)
}

export function namesIn(source: Source): Set<string> {
  const names = new Set<string>()
  for (const { text } of readNames(source)) names.add(text)
  return names
}
