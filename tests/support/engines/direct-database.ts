import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { Client } from 'pg'

/** A database connection that bypasses the server, with the same functions for both engines. */
export type DirectDatabase = {
  run: (statement: string) => Promise<void>
  /** Rows of a statement; each `?` stands for the next value. */
  rows: <Row = Record<string, unknown>>(statement: string, ...values: readonly unknown[]) => Promise<Row[]>
  columns: (table: string) => Promise<string[]>
  /** Columns with a flag or a counter: integers that begin at 0. */
  counters: (table: string) => Promise<string[]>
  tables: () => Promise<string[]>
  /** Names of all tables, including internal ones of indexes. */
  everything: () => Promise<string[]>
  /** Every byte of the database file and its write-ahead log; empty on PostgreSQL. */
  file: () => Promise<string>
  /** Runs a statement as an attacker would who can remove the triggers of a table. */
  runUnguarded: (table: string, statement: string) => Promise<void>
  /** From now on each row that a table gains, loses or changes adds its table name to the table `list`. */
  watch: (table: string, list: string) => Promise<void>
  close: () => Promise<void>
}

const changes = ['insert', 'update', 'delete'] as const

function openFile(file: string): DirectDatabase {
  const raw = new BetterSqlite3(file, { timeout: 5_000 })
  const rows = <Row>(statement: string, ...values: readonly unknown[]): Row[] => {
    const prepared = raw.prepare(statement)
    if (prepared.reader) return prepared.all(...values) as Row[]
    prepared.run(...values)
    return []
  }
  return {
    run: async (statement) => {
      raw.exec(statement)
      await setImmediate()
    },
    // Reads in one turn of the event loop share a snapshot, so this waits for the next turn.
    rows: async <Row>(statement: string, ...values: readonly unknown[]) => {
      const found = rows<Row>(statement, ...values)
      await setImmediate()
      return found
    },
    tables: async () =>
      rows<{ name: string }>(
        `select name from pragma_table_list where type = 'table' and schema = 'main' and name not like 'sqlite_%'`,
      ).map(({ name }) => name),
    columns: async (table) =>
      rows<{ name: string }>(`select name from pragma_table_xinfo('${table}')`).map(({ name }) => name),
    counters: async (table) =>
      rows<{ name: string }>(
        `select name from pragma_table_xinfo('${table}') where lower(type) = 'integer' and "notnull" = 1 and dflt_value = '0'`,
      ).map(({ name }) => name),
    everything: async () =>
      rows<{ name: string }>(`select name from sqlite_master where type = 'table'`).map(({ name }) => name),
    file: async () => {
      raw.pragma('wal_checkpoint(TRUNCATE)')
      return readFileSync(file, 'latin1')
    },
    runUnguarded: async (table, statement) => {
      const guards = rows<{ name: string }>(
        `select name from sqlite_master where type = 'trigger' and tbl_name = '${table}' and sql like '% before %'`,
      )
      for (const { name } of guards) raw.exec(`drop trigger ${name}`)
      raw.exec(statement)
    },
    watch: async (table, list) => {
      for (const change of changes)
        raw.exec(`create trigger ${list}_${table}_${change} after ${change} on "${table}" begin
          insert into ${list} values ('${table}') on conflict do nothing; end`)
    },
    close: async () => {
      raw.close()
    },
  }
}

async function openServer(address: string): Promise<DirectDatabase> {
  const client = new Client(address)
  // The database is dropped while this connection is open when a test ends.
  client.on('error', () => {})
  await client.connect()
  const rows = async <Row>(statement: string, ...values: readonly unknown[]) => {
    const numbered = values.reduce<string>((text, _, place) => text.replace('?', `$${place + 1}`), statement)
    return (await client.query(numbered, [...values])).rows as Row[]
  }
  const tables = async () =>
    (await rows<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)).map(
      ({ name }) => name,
    )
  return {
    run: async (statement) => {
      await client.query(statement)
    },
    rows,
    tables,
    columns: async (table) =>
      (
        await rows<{ name: string }>(
          `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ?`,
          table,
        )
      ).map(({ name }) => name),
    counters: async (table) =>
      (
        await rows<{ name: string }>(
          `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ?
            and data_type in ('integer', 'bigint', 'smallint') and is_nullable = 'NO' and column_default = '0'`,
          table,
        )
      ).map(({ name }) => name),
    everything: tables,
    file: async () => '',
    runUnguarded: async (table, statement) => {
      await client.query(`alter table ${table} disable trigger user; ${statement}`)
    },
    watch: async (table, list) => {
      await client.query(`create or replace function note_${list}() returns trigger language plpgsql as $$ begin
          insert into ${list} values (tg_table_name) on conflict do nothing; return null; end $$`)
      for (const change of changes)
        await client.query(`create trigger ${list}_${table}_${change} after ${change} on "${table}"
          for each row execute function note_${list}()`)
    },
    close: () => client.end(),
  }
}

export const openDirectDatabase = async (config: {
  databaseAddress: string | undefined
  databaseFile: string
}): Promise<DirectDatabase> =>
  config.databaseAddress === undefined ? openFile(config.databaseFile) : openServer(config.databaseAddress)
