import type { DialectSql } from './dialect-sql.ts'
import { leaveToEngine } from './spelling.ts'

/** Letters of the shortest word that the indexes of texts find; shorter ones are looked for in the texts themselves. */
export const shortestSearchTerm = 3

/** Whether a text holds a part, letter by letter; both are lower-cased already. */
export const holdsText: DialectSql['holdsText'] = (text, part) =>
  leaveToEngine((engine) => engine.holdsText(text, part))

/** The same of a text whose letters an engine may keep an index of. */
export const holdsIndexedText: DialectSql['holdsIndexedText'] = (text, part) =>
  leaveToEngine((engine) => engine.holdsIndexedText(text, part))

/** Whether a column is one of several values; the statement is the same however many there are. */
export const isOneOf: DialectSql['isOneOf'] = (column, values) =>
  leaveToEngine((engine) => engine.isOneOf(column, values))

/** The column as a value no index is used for. */
export const withoutIndex: DialectSql['withoutIndex'] = <Value>(column: string) =>
  leaveToEngine((engine) => engine.withoutIndex<Value>(column))

/** `limit` in SQL written by hand. */
export const limitTo: DialectSql['limitTo'] = (rows) => leaveToEngine((engine) => engine.limitTo(rows))

/** The letters A to Z in lower case, every other one as it stands. */
export const toLowerCase: DialectSql['toLowerCase'] = (text) => leaveToEngine((engine) => engine.toLowerCase(text))

/** The last letters of a text, or all of a shorter one. */
export const lastLetters: DialectSql['lastLetters'] = (text, letters) =>
  leaveToEngine((engine) => engine.lastLetters(text, letters))

/** What a computed column holds, so that an index over it is read alone. */
export const computedText: DialectSql['computedText'] = (column, as) =>
  leaveToEngine((engine) => engine.computedText(column, as))

/** A field of the object in a column of JSON text, as text; null when there is none. */
export const jsonText: DialectSql['jsonText'] = (column, field) =>
  leaveToEngine((engine) => engine.jsonText(column, field))

/** A column of an index that puts missing values first, as orders that speak of nulls ask for them. */
export const missingFirst: DialectSql['missingFirst'] = (column) =>
  leaveToEngine((engine) => engine.missingFirst(column))

/** `join` in SQL written by hand, of tables that are to be read in this order. */
export const joinInOrder: DialectSql['joinInOrder'] = () => leaveToEngine((engine) => engine.joinInOrder())

/** `seq` of the newest bookings whose search text holds every term of three letters or more; for `where seq in`. */
export const findBookingsWith: DialectSql['findBookingsWith'] = (terms, limit) =>
  leaveToEngine((engine) => engine.findBookingsWith(terms, limit))

/** A statement for `seq` of the newest rows of the log whose search text holds every term, newest first. */
export const findAuditRowsWith: DialectSql['findAuditRowsWith'] = (search) =>
  leaveToEngine((engine) => engine.findAuditRowsWith(search))
