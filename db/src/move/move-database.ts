import { createHash, type Hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { Reader } from '../database.ts'
import { findStanding, migrateUpTo } from '../migrate.ts'
import { isAddress, openDatabase } from '../open-database.ts'
import { sealDatabase } from '../sqlite/copy-database.ts'
import type { Tables } from '../tables/tables.ts'
import { type DatabaseEnd, MoveError, type StoredRow, type TableShape, type TargetEnd } from './database-end.ts'
import { movedTables } from './moved-tables.ts'
import { isInUse, openPostgresSource, openPostgresTarget } from './postgres-end.ts'
import { openSqliteSource, openSqliteTarget } from './sqlite-end.ts'

const pageSize = 2_000

export type DatabaseMoveOptions = {
  /** Both as openDatabase accepts them. */
  from: string
  to: string
  /** Snapshots a source in use: for a backup, not for a move. */
  whileInUse?: boolean
  /** Otherwise a target with rows is refused. */
  replace?: boolean
  /** Checks the filled target; its errors roll everything back. */
  prove?: (read: Reader) => Promise<void>
  report?: (table: string, rows: number) => void
}
export type Moved = { tables: number; rows: number }

async function* readPages(
  db: Kysely<Tables>,
  table: string,
  { columns, key }: TableShape,
): AsyncGenerator<StoredRow[]> {
  const keyColumns = sql.join(key.map((column) => sql.ref(column)))
  let last: StoredRow | undefined
  for (;;) {
    const after = last
    const beyond = after ? sql`where (${keyColumns}) > (${sql.join(key.map((column) => after[column]))})` : sql``
    const { rows } = await sql<StoredRow>`select ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)} ${beyond} order by ${keyColumns} limit ${sql.lit(pageSize)}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    last = rows.at(-1)
  }
}

const addTo = (hash: Hash, columns: readonly string[], rows: readonly StoredRow[]): void => {
  for (const row of rows) hash.update(`${JSON.stringify(columns.map((column) => row[column] ?? null))}\n`)
}

async function copyTable(source: DatabaseEnd, target: TargetEnd, table: string, shape: TableShape) {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of readPages(source.db, table, shape)) {
    addTo(hash, shape.columns, rows)
    await target.insert(table, shape.columns, rows)
    count += rows.length
  }
  return { count, digest: hash.digest('hex') }
}

async function hashTable({ db }: DatabaseEnd, table: string, shape: TableShape): Promise<string> {
  const hash = createHash('sha256')
  for await (const rows of readPages(db, table, shape)) addTo(hash, shape.columns, rows)
  return hash.digest('hex')
}

async function refuseFull({ db }: DatabaseEnd, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) throw new MoveError(`The target is not empty: it has rows in ${table}. Nothing was changed.`)
  }
}

/** @throws MoveError when a server or a command of this product uses the database */
export async function refuseUse(place: string): Promise<void> {
  const isFree = isAddress(place) ? !(await isInUse(place)) : sealDatabase(place)
  if (!isFree) throw new MoveError('The server is running. Stop every process first; nothing was changed.')
}

/** Afterwards both have the same tables and columns. */
async function alignSchemas({ from, to }: DatabaseMoveOptions): Promise<void> {
  const [source, target] = [openDatabase(from), openDatabase(to)]
  try {
    await source.upkeep.check()
    await target.upkeep.check()
    const applied = findStanding(await source.upkeep.listApplied())
    const last = applied.at(-1)
    if (last === undefined) throw new MoveError('The source contains no data.')
    const there = await target.upkeep.listApplied()
    if (there.some((name) => !applied.includes(name)))
      throw new MoveError('The target is newer than the source. Start the program on the source once, then move it.')
    await migrateUpTo(target, last)
    if ((await target.upkeep.listApplied()).join() !== applied.join())
      throw new MoveError('The two databases do not have the same tables.')
  } finally {
    await Promise.all([source.close(), target.close()])
  }
}

async function fill(source: DatabaseEnd, target: TargetEnd, options: DatabaseMoveOptions): Promise<Moved> {
  const shapes = await source.describe()
  const tables = movedTables.flatMap((table) => {
    const shape = shapes.get(table)
    return shape ? [[table, shape] as const] : []
  })
  const names = tables.map(([table]) => table)
  await target.pause(names)
  if (options.replace) await target.empty(names)
  else await refuseFull(target, names)
  let total = 0
  const digests = new Map<string, string>()
  for (const [table, shape] of tables) {
    const { count, digest } = await copyTable(source, target, table, shape)
    digests.set(table, digest)
    total += count
    options.report?.(table, count)
  }
  await target.resume(names)
  for (const [table, shape] of tables)
    if ((await hashTable(target, table, shape)) !== digests.get(table))
      throw new MoveError(`The rows of ${table} differ in the target. Nothing was stored.`)
  await options.prove?.(target.db)
  await target.commit()
  return { tables: names.length, rows: total }
}

/**
 * Copies a whole database of either engine: one snapshot of the source, one transaction at the target, every row compared. On
 * any error the target stays as empty as before and the source unchanged.
 * @throws MoveError, OlderDatabaseError, NewerDatabaseError, UnfitServerError, ServerLostError
 */
export async function moveDatabase(options: DatabaseMoveOptions): Promise<Moved> {
  const { from, to, whileInUse = false } = options
  if (from === to) throw new MoveError('Source and target are the same database.')
  if (!isAddress(from) && !existsSync(from)) throw new MoveError(`There is no database at ${from}.`)
  if (!whileInUse) await refuseUse(from)
  await alignSchemas(options)
  const source = isAddress(from) ? await openPostgresSource(from) : openSqliteSource(from)
  try {
    const target = isAddress(to) ? await openPostgresTarget(to) : openSqliteTarget(to)
    try {
      return await fill(source, target, options)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}
