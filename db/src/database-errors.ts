import { capacityRefusal, dayLinkRefusal, overlapRefusal } from './schema/refusals.ts'

/** One name for every dialect; the API maps faults to 409 or 503. */
export type DatabaseFault =
  | 'unique'
  | 'check'
  | 'guard'
  | 'overlap'
  | 'capacity'
  | 'day links'
  | 'busy'
  | 'full'
  | 'readonly'
  | 'io'

/** Trigger refusals with a special meaning, by message. */
const namedGuards: Readonly<Record<string, DatabaseFault>> = {
  [overlapRefusal]: 'overlap',
  [capacityRefusal]: 'capacity',
  [dayLinkRefusal]: 'day links',
}

const sqliteFaults: [RegExp, DatabaseFault][] = [
  [/^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY|ROWID)$/, 'unique'],
  [/^SQLITE_CONSTRAINT_TRIGGER$/, 'guard'],
  [/^SQLITE_CONSTRAINT/, 'check'],
  [/^SQLITE_(BUSY|LOCKED)/, 'busy'],
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_READONLY/, 'readonly'],
  [/^SQLITE_(IOERR|CANTOPEN)/, 'io'],
]

/** SQLSTATE codes. Errors of a server that stops, starts, fails over or is overloaded are temporary and count as busy. */
const postgresFaults: [RegExp, DatabaseFault][] = [
  [/^23505$/, 'unique'],
  [/^TH001$/, 'guard'],
  [/^23/, 'check'],
  [/^(40001|40P01|55P03|57014|57P\d\d|25P0[34]|53[023]00|08\w{3})$/, 'busy'],
  [/^53100$/, 'full'],
  [/^25006$/, 'readonly'],
  [/^58/, 'io'],
]

const faults = [...sqliteFaults, ...postgresFaults]

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Returns undefined for errors that do not come from the database. */
export function findDatabaseFault(error: unknown): DatabaseFault | undefined {
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EFBIG' || code === 'EDQUOT') return 'full'
  const fault = faults.find(([pattern]) => pattern.test(code))?.[1]
  return (fault === 'guard' && error instanceof Error && namedGuards[error.message]) || fault
}

/** `column` restricts this to an index with that column. */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  if (findDatabaseFault(error) !== 'unique' || !(error instanceof Error)) return false
  // PostgreSQL lists the columns beside its message: Key (email)=(…) already exists.
  const columns = 'detail' in error ? /^Key \(([^)]*)\)/.exec(String(error.detail))?.[1] : error.message
  return column === undefined || columns?.includes(column) === true
}
