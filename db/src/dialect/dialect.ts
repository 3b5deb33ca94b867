import { leftToEngine } from './spelling.ts'

/** Shorter words are searched in the texts themselves. */
export const shortestSearchTerm = 3

/** SQL for features and migrations; each engine defines it in its `DialectSql`. */
export const {
  computedText,
  findAuditRowsWith,
  findBookingsWith,
  includesIndexedText,
  includesText,
  isOneOf,
  joinInOrder,
  jsonText,
  lastLetters,
  limitTo,
  missingFirst,
  toLowerCase,
  withoutIndex,
} = leftToEngine
