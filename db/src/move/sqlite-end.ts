import BetterSqlite3 from 'better-sqlite3'
import { createEngine } from '../sqlite/sqlite-dialect.ts'
import type { DatabaseEnd, TableShape, TargetEnd } from './database-end.ts'

type Column = { name: string; pk: number; hidden: number }
const searchIndexes = ['bookings_search', 'audit_search']

function describe(raw: BetterSqlite3.Database): Map<string, TableShape> {
  const tables = raw.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[]
  return new Map(
    tables.map((table) => {
      const columns = raw.prepare('select name, pk, hidden from pragma_table_xinfo(?)').all(table) as Column[]
      const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
      const written = columns.filter(({ hidden }) => hidden === 0)
      return [table, { columns: written.map(({ name }) => name), key: key.map(({ name }) => name) }]
    }),
  )
}

const endOf = (raw: BetterSqlite3.Database): DatabaseEnd => ({
  db: createEngine(raw).kysely,
  describe: async () => describe(raw),
  close: async () => {
    if (raw.inTransaction) raw.exec('rollback')
    raw.close()
  },
})

/** Opens the file to read one snapshot. */
export function openSqliteSource(file: string): DatabaseEnd {
  const raw = new BetterSqlite3(file, { readonly: true, fileMustExist: true, timeout: 5_000 })
  raw.exec('begin')
  return endOf(raw)
}

/** Opens the file to fill it in one transaction. */
export function openSqliteTarget(file: string): TargetEnd {
  const raw = new BetterSqlite3(file, { timeout: 5_000 })
  raw.pragma('synchronous = FULL')
  raw.pragma('foreign_keys = ON')
  raw.exec('begin immediate')
  let triggers: { name: string; sql: string }[] = []
  const present = new Set(describe(raw).keys())
  return {
    ...endOf(raw),
    pause: async () => {
      triggers = raw.prepare("select name, sql from sqlite_master where type = 'trigger'").all() as typeof triggers
      for (const { name } of triggers) raw.exec(`drop trigger "${name}"`)
    },
    resume: async () => {
      for (const name of searchIndexes.filter((index) => present.has(index)))
        raw.exec(`insert into ${name}(${name}) values ('rebuild')`)
      for (const { sql } of triggers) raw.exec(sql)
    },
    empty: async (tables) => {
      for (const table of tables.toReversed()) raw.exec(`delete from "${table}"`)
    },
    insert: async (table, columns, rows) => {
      const names = columns.map((column) => `"${column}"`).join(', ')
      const insert = raw.prepare(`insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`)
      for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null))
    },
    commit: async () => {
      raw.exec('commit')
    },
  }
}
