/** What the database refused, named once for every dialect; the API maps it to 409 or 503 in one place. */
export type DatabaseFault = 'unique' | 'check' | 'guard' | 'busy' | 'full' | 'readonly' | 'io'

const sqliteFaults: [RegExp, DatabaseFault][] = [
  [/^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY|ROWID)$/, 'unique'],
  [/^SQLITE_CONSTRAINT_TRIGGER$/, 'guard'],
  [/^SQLITE_CONSTRAINT/, 'check'],
  [/^SQLITE_(BUSY|LOCKED)/, 'busy'],
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_READONLY/, 'readonly'],
  [/^SQLITE_(IOERR|CANTOPEN)/, 'io'],
]

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** The fault behind an error of the database driver, or undefined when it is something else. */
export function findDatabaseFault(error: unknown): DatabaseFault | undefined {
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EFBIG' || code === 'EDQUOT') return 'full'
  return sqliteFaults.find(([pattern]) => pattern.test(code))?.[1]
}

/** Whether a unique index refused the write; `column` narrows it to one index by a column it names. */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  if (findDatabaseFault(error) !== 'unique' || !(error instanceof Error)) return false
  return column === undefined || error.message.includes(column)
}
