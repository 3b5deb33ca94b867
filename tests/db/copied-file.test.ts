import { copyFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import {
  copyDatabase,
  DamagedDatabaseError,
  eraseDocuments,
  findDocuments,
  inspectDatabase,
  migrations,
  NewerDatabaseError,
  newId,
  OlderDatabaseError,
  sealDatabase,
} from '@thodu/db'
import BetterSqlite3 from 'better-sqlite3'
import { beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '../support/database.ts'
import { useRaw } from '../support/raw-database.ts'

const openedDatabase = useDatabase()
let database: ReturnType<typeof openedDatabase>
let file: string
let copy: string

beforeEach(() => {
  database = openedDatabase()
  file = database.upkeep.file
  copy = `${file}.copy`
})

const at = '2026-01-01T00:00:00.000Z'
const addDocument = (
  raw: BetterSqlite3.Database,
  owner: string,
  kept: { id: string; storedName: string; sha256: string; sizeBytes: number },
) =>
  raw
    .prepare(
      `insert into documents (id, owner_id, name, media_type, status, uploaded_at, stored_name, sha256, size_bytes)
       values (@id, @owner, 'report.pdf', 'application/pdf', 'pending', @at, @storedName, @sha256, @sizeBytes)`,
    )
    .run({ ...kept, owner, at })

/** Two documents of one account, inserted against the order of their ids. @returns their rows as a copy has them */
function copyTwice() {
  const owner = newId()
  const documents = [newId(), newId()].toSorted().map((id, place) => ({
    id,
    storedName: `stored-${place}`,
    sha256: `hash-${place}`,
    sizeBytes: 1_000 + place,
  }))
  useRaw(file, (raw) => {
    raw
      .prepare(
        `insert into accounts (id, name, email, phone, location, role, created_at, updated_at)
         values (?, 'Asha', 'asha@example.com', '', '', 'user', ?, ?)`,
      )
      .run(owner, at, at)
    for (const kept of documents.toReversed()) addDocument(raw, owner, kept)
  })
  return documents
}

describe('a copy of a database that is being written', () => {
  test('is complete, includes the write-ahead log, and its rows are counted', async () => {
    const documents = copyTwice()
    await copyDatabase(file, copy)
    expect(inspectDatabase(copy)).toEqual({
      migrations: Object.keys(migrations).toSorted(),
      counts: {
        accounts: 1,
        bookings: 0,
        booking_notes: 0,
        documents: 2,
        callbacks: 0,
        messages: 0,
        audit_log: expect.any(Number),
      },
      documents,
    })
    expect(existsSync(`${copy}-wal`)).toBe(false)
  })

  test('overwrites no other file, and a missing database is not created', async () => {
    writeFileSync(copy, 'somebody else’s')
    await expect(copyDatabase(file, copy)).rejects.toThrow(BetterSqlite3.SqliteError)
    expect(readFileSync(copy, 'utf8')).toBe('somebody else’s')
    await expect(copyDatabase(`${file}.gone`, `${copy}.2`)).rejects.toThrow(BetterSqlite3.SqliteError)
    expect(() => inspectDatabase(`${file}.gone`)).toThrow(DamagedDatabaseError)
    expect(existsSync(`${file}.gone`)).toBe(false)
  })

  test('can lose documents whose files are gone, without changing the original', async () => {
    const [first, second] = copyTwice()
    await copyDatabase(file, copy)
    const ids = [first?.id ?? '', newId(), second?.id ?? '']
    expect(await findDocuments(file, ids)).toEqual([first?.id, second?.id])
    expect(await findDocuments(file, [])).toEqual([])
    eraseDocuments(copy, [])
    expect(inspectDatabase(copy).documents).toHaveLength(2)
    eraseDocuments(copy, [first?.id ?? '', newId()])
    expect(inspectDatabase(copy).documents).toEqual([second])
    expect(await findDocuments(copy, ids)).toEqual([second?.id])
    expect(await findDocuments(file, ids)).toEqual([first?.id, second?.id])
  })
})

describe('inspecting a copied database reports', () => {
  beforeEach(() => copyDatabase(file, copy))

  test('a damaged page, a truncated file and a file that is no database', () => {
    copyFileSync(copy, `${copy}.cut`)
    truncateSync(`${copy}.cut`, 20_000)
    expect(() => inspectDatabase(`${copy}.cut`)).toThrow(DamagedDatabaseError)
    writeFileSync(`${copy}.text`, 'no database '.repeat(1_000))
    expect(() => inspectDatabase(`${copy}.text`)).toThrow(
      /^The database is damaged or not one of ours: .*not a database/,
    )
    const bytes = readFileSync(copy)
    const size = bytes.readUInt16BE(16)
    // Damages the content of a table page and leaves the schema intact.
    const page = useRaw(copy, (raw) =>
      Number(raw.prepare("select rootpage from sqlite_master where name = 'kysely_migration_lock'").pluck().get()),
    )
    bytes.fill(0xff, (page - 1) * size, page * size)
    writeFileSync(copy, bytes)
    expect(() => inspectDatabase(copy)).toThrow(/^The database is damaged: .+/)
  })

  test('a row that refers to a missing one', () => {
    useRaw(copy, (raw) => {
      raw.pragma('foreign_keys = OFF')
      addDocument(raw, newId(), { id: newId(), storedName: 'stored', sha256: '', sizeBytes: 1 })
    })
    expect(() => inspectDatabase(copy)).toThrow(
      new DamagedDatabaseError('The database is damaged: rows refer to rows that are not there'),
    )
  })

  test('a database of a newer or older version, or of another program', () => {
    copyFileSync(copy, `${copy}.newer`)
    useRaw(`${copy}.newer`, (raw) => raw.exec("insert into kysely_migration values ('9999-later', 'now')"))
    expect(() => inspectDatabase(`${copy}.newer`)).toThrow(NewerDatabaseError)
    copyFileSync(copy, `${copy}.older`)
    useRaw(`${copy}.older`, (raw) =>
      raw.exec("delete from kysely_migration; insert into kysely_migration values ('0001-accounts', 'now')"),
    )
    expect(() => inspectDatabase(`${copy}.older`)).toThrow(OlderDatabaseError)
    useRaw(`${copy}.other`, (raw) => raw.exec('create table cats (name text)'))
    expect(() => inspectDatabase(`${copy}.other`)).toThrow(/^The database is damaged or not one of ours: no such table/)
  })
})

describe('closing a database file before it is moved', () => {
  beforeEach(() => copyDatabase(file, copy))

  test('merges its write-ahead log', async () => {
    const left = `${copy}.left`
    const writer = new BetterSqlite3(copy)
    writer.pragma('journal_mode = WAL')
    writer.exec("insert into system_facts values ('a', '1', 'now')")
    for (const end of ['', '-wal', '-shm']) copyFileSync(copy + end, left + end)
    writer.close()
    expect(sealDatabase(left)).toBe(true)
    expect(existsSync(`${left}-wal`)).toBe(false)
    expect(useRaw(left, (raw) => raw.prepare('select name from system_facts').pluck().all())).toEqual(['a'])
    expect(useRaw(left, (raw) => raw.pragma('journal_mode', { simple: true }))).toBe('delete')
  })

  test('fails while a process has it open', () => {
    expect(sealDatabase(file)).toBe(false)
    expect(useRaw(file, (raw) => raw.pragma('journal_mode', { simple: true }))).toBe('wal')
  })

  test('fails while it is locked', () => {
    const other = new BetterSqlite3(copy)
    other.exec('begin exclusive')
    expect(sealDatabase(copy)).toBe(false)
    other.exec('rollback')
    other.close()
    expect(sealDatabase(copy)).toBe(true)
  })
})
