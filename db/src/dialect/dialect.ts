import { leftToEngine } from './spelling.ts'

/** Letters of the shortest word that the indexes of texts find; shorter ones are looked for in the texts themselves. */
export const shortestSearchTerm = 3

/** What features and migrations say without knowing an engine; `DialectSql` says what each of them means. */
export const {
  computedText,
  findAuditRowsWith,
  findBookingsWith,
  holdsIndexedText,
  holdsText,
  isOneOf,
  joinInOrder,
  jsonText,
  lastLetters,
  limitTo,
  missingFirst,
  toLowerCase,
  withoutIndex,
} = leftToEngine
