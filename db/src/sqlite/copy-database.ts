import BetterSqlite3 from 'better-sqlite3'
import { findStanding } from '../migrate.ts'

/** Contents, counted after the copy was checked. */
export type DatabaseCensus = {
  /** Applied migrations, oldest first. */
  migrations: string[]
  counts: Record<string, number>
  /** Stored names of files with their SHA-256. */
  documents: { id: string; storedName: string; sha256: string; sizeBytes: number }[]
}

/** The copy is damaged, or not a database of this product. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError'
}

const counted = ['accounts', 'bookings', 'booking_notes', 'documents', 'callbacks', 'messages', 'audit_log'] as const

/**
 * Reads one transaction while others write. It blocks the calling thread, so the server runs it in a worker. It works from
 * another process, which `.backup` does not.
 */
export function copyFile(source: string, target: string): void {
  const connection = new BetterSqlite3(source, { readonly: true, timeout: 5_000 })
  try {
    connection.prepare('vacuum into ?').run(target)
  } finally {
    connection.close()
  }
}

const readRows = <Row>(connection: BetterSqlite3.Database, sql: string): Row[] => connection.prepare(sql).all() as Row[]

function refuseDamage(connection: BetterSqlite3.Database): void {
  const [integrity] = readRows<{ integrity_check: string }>(connection, 'pragma integrity_check(1)')
  if (integrity?.integrity_check !== 'ok')
    throw new DamagedDatabaseError(`The database is damaged: ${integrity?.integrity_check}`)
  if (readRows(connection, 'pragma foreign_key_check').length > 0)
    throw new DamagedDatabaseError('The database is damaged: rows refer to rows that are not there')
}

/**
 * Read-only, to the last page.
 * @throws DamagedDatabaseError, OlderDatabaseError, NewerDatabaseError
 */
export function inspectDatabase(file: string): DatabaseCensus {
  let connection: BetterSqlite3.Database | undefined
  try {
    connection = new BetterSqlite3(file, { readonly: true, fileMustExist: true, timeout: 5_000 })
    refuseDamage(connection)
    const migrations = readRows<{ name: string }>(connection, 'select name from kysely_migration order by name')
    findStanding(migrations.map(({ name }) => name))
    // A database of an interrupted upgrade has only some of the tables.
    const tables = readRows<{ name: string }>(connection, "select name from sqlite_master where type = 'table'")
    const present = new Set(tables.map(({ name }) => name))
    const counts: Record<string, number> = {}
    for (const table of counted.filter((name) => present.has(name)))
      counts[table] = readRows<{ rows: number }>(connection, `select count(*) as rows from ${table}`)[0]?.rows ?? 0
    const documents = present.has('documents')
      ? readRows<DatabaseCensus['documents'][number]>(
          connection,
          'select id, stored_name as storedName, sha256, size_bytes as sizeBytes from documents order by id',
        )
      : []
    return { migrations: migrations.map(({ name }) => name), counts, documents }
  } catch (error) {
    if (error instanceof BetterSqlite3.SqliteError)
      throw new DamagedDatabaseError(`The database is damaged or not one of ours: ${error.message}`)
    throw error
  } finally {
    connection?.close()
  }
}

/** Their files were removed while the copy was made. */
export function eraseDocuments(file: string, ids: readonly string[]): void {
  if (ids.length === 0) return
  const connection = new BetterSqlite3(file)
  try {
    const remove = connection.prepare('delete from documents where id = ?')
    for (const id of ids) remove.run(id)
  } finally {
    connection.close()
  }
}

/** @returns ids of the documents that still exist */
export function findDocumentsIn(file: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return []
  const connection = new BetterSqlite3(file, { readonly: true, timeout: 5_000 })
  try {
    const find = connection.prepare('select 1 from documents where id = ?')
    return ids.filter((id) => find.get(id) !== undefined)
  } finally {
    connection.close()
  }
}

/**
 * Merges the write-ahead log into the file, so that one file can be moved; a damaged file stays unchanged.
 * @returns false, without any change, when another process has the database open
 */
export function sealDatabase(file: string): boolean {
  const connection = new BetterSqlite3(file, { timeout: 500 })
  try {
    return connection.pragma('journal_mode = DELETE', { simple: true }) === 'delete'
  } catch (error) {
    if (!(error instanceof BetterSqlite3.SqliteError)) throw error
    return !/^SQLITE_(BUSY|LOCKED)/.test(error.code)
  } finally {
    connection.close()
  }
}
