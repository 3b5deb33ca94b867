/** The message of these errors is already a sentence for the operator. */
const sentences = new Set([
  'BackupError',
  'BackupKeyError',
  'ConfigError',
  'DamagedDatabaseError',
  'MoveError',
  'NewerDatabaseError',
  'NoInstallationError',
  'OlderDatabaseError',
  'SealError',
  'ServerLostError',
  'ServerRunsError',
  'StoreError',
  'UnfitServerError',
])

const refusals: Readonly<Record<string, string>> = {
  EACCES: 'this account may not read or write it',
  EPERM: 'this account may not read or write it',
  EROFS: 'it lies on a read-only file system',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the disk cannot be read or written',
  ENOENT: 'it does not exist',
  ENOTDIR: 'a part of the path is a file',
  EISDIR: 'it is a folder',
  ELOOP: 'its links form a loop',
  ENAMETOOLONG: 'the name is too long',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
}

const databaseRefusals: readonly [RegExp, string][] = [
  [
    /^SQLITE_(?:NOTADB|CORRUPT)/,
    'is damaged or not a database. Restore the newest backup (docs/operations.md, "Corrupt database")',
  ],
  [/^SQLITE_(?:READONLY|CANTOPEN|PERM|AUTH)/, 'cannot be opened for writing by this account'],
  [/^SQLITE_(?:FULL|IOERR)/, 'cannot be written: the disk is full or fails'],
  [/^SQLITE_(?:BUSY|LOCKED)/, 'is locked by another program'],
]

const read = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

/**
 * Formats an error of settings, files, disks or databases as one line for the operator.
 * @param database the database in use, because errors of SQLite do not name it
 * @returns undefined for an error that only a programmer can use
 */
export function explainError(error: unknown, database = ''): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (sentences.has(error.name)) return error.message
  const code = read(error, 'code') ?? ''
  const [, refused] = databaseRefusals.find(([pattern]) => pattern.test(code)) ?? []
  if (refused !== undefined) return `The database ${database} ${refused} (${code}).`.replace('  ', ' ')
  const reason = refusals[code]
  const path = read(error, 'path')
  if (reason !== undefined) return path === undefined ? `${reason} (${code})` : `${path}: ${reason} (${code}).`
  // An error of PostgreSQL has a five-character code and a severity.
  return read(error, 'severity') !== undefined ? `PostgreSQL refused (${code}): ${error.message}.` : undefined
}
