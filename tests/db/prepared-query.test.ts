import { type Database, isOneOf, prepareQuery } from '@thodu/db'
import BetterSqlite3 from 'better-sqlite3'
import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '../support/database.ts'

const openedDatabase = useDatabase()
let database: Database

beforeEach(async () => {
  database = openedDatabase()
  await addFacts('a', 'b', 'c')
})

const addFacts = (...names: string[]) =>
  database.write((tx) =>
    tx
      .insertInto('system_facts')
      .values(names.map((name) => ({ name, value: `value of ${name}`, updated_at: 'now' })))
      .execute(),
  )
const selectName = (db: Database['read']) => db.selectFrom('system_facts').select('name')

describe('prepareQuery', () => {
  it('runs one compiled query with other values each time', async () => {
    let built = 0
    const find = prepareQuery((db, { name }: { name: string }) => {
      built += 1
      return selectName(db).where('name', '=', name)
    })
    expect(await find(database.read, { name: 'a' })).toEqual([{ name: 'a' }])
    expect(await find(database.read, { name: 'c' })).toEqual([{ name: 'c' }])
    expect(await find(database.read, { name: 'none' })).toEqual([])
    expect(built).toBe(1)
  })

  it('has a text of its own for each set of given values and each shape', async () => {
    const list = prepareQuery(
      (db, { from, limit }: { from?: string; limit: number }, { direction }: { direction: 'asc' | 'desc' }) => {
        const ordered = selectName(db).orderBy('name', direction).limit(limit)
        return from === undefined ? ordered : ordered.where('name', '>=', from)
      },
    )
    const names = async (...given: Parameters<typeof list>) => (await list(...given)).map(({ name }) => name)
    expect(await names(database.read, { limit: 2 }, { direction: 'asc' })).toEqual(['a', 'b'])
    expect(await names(database.read, { limit: 2 }, { direction: 'desc' })).toEqual(['c', 'b'])
    expect(await names(database.read, { from: 'b', limit: 5 }, { direction: 'asc' })).toEqual(['b', 'c'])
    expect(await names(database.read, { limit: 1 }, { direction: 'asc' })).toEqual(['a'])
  })

  it('binds a list of any length as one value', async () => {
    const among = prepareQuery((db, { names }: { names: string[] }) =>
      selectName(db).where(isOneOf('name', names)).orderBy('name'),
    )
    const find = async (names: string[]) => (await among(database.read, { names })).map(({ name }) => name)
    expect(await find(['c', 'a', 'x"\'; drop table system_facts'])).toEqual(['a', 'c'])
    expect(await find([])).toEqual([])
  })

  it('reads inside a write what that write has changed', async () => {
    const find = prepareQuery((db, { name }: { name: string }) => selectName(db).where('name', '=', name))
    const seen = await database.write(async (tx) => {
      await tx.insertInto('system_facts').values({ name: 'new', value: '', updated_at: 'now' }).execute()
      return [await find(tx, { name: 'new' }), await find(database.read, { name: 'new' })]
    })
    expect(seen).toEqual([[{ name: 'new' }], []])
  })
})

describe('one view for each turn of the event loop', () => {
  const countFacts = async () => (await selectName(database.read).execute()).length

  /** A write in whose turn others read: their view was opened before the commit. */
  const addWhileOthersRead = (...names: string[]) =>
    database.write(async (tx) => {
      await countFacts()
      await tx
        .insertInto('system_facts')
        .values(names.map((name) => ({ name, value: 'x'.repeat(3_000), updated_at: 'now' })))
        .execute()
    })

  it('shows a change of our own at once, in the same turn', async () => {
    await addWhileOthersRead('d')
    expect(await countFacts()).toBe(4)
  })

  it('shows reads of one turn one moment, and the next turn what another process has committed', async () => {
    const other = new BetterSqlite3(database.file)
    expect(await countFacts()).toBe(3)
    other.prepare(`insert into system_facts (name, value, updated_at) values ('e', '', 'now')`).run()
    expect(await countFacts()).toBe(3)
    await new Promise(setImmediate)
    expect(await countFacts()).toBe(4)
    other.close()
  })

  it('lets the write-ahead log be emptied under reads that never pause', async () => {
    const rounds = 150
    for (let round = 0; round < rounds; round += 1)
      await addWhileOthersRead(...Array.from({ length: 20 }, (_, index) => `fact ${round} ${index}`))
    // Each round writes some 20 pages: without an end to the reading the log would hold them all.
    const [{ log = Number.NaN } = {}] = database.raw.pragma('wal_checkpoint(PASSIVE)') as { log: number }[]
    expect(log).toBeLessThan(1_500)
  })
})

describe('plans', () => {
  /** Runs a statement with changing values and counts how often the driver had to look at it anew. */
  function countReplans(sql: string, values: readonly string[]): number {
    const original = globalThis.Function
    let made = 0
    // The driver makes a function for the rows of a statement each time that was planned anew.
    globalThis.Function = new Proxy(original, {
      apply: (target, self, parts) => {
        made += 1
        return Reflect.apply(target, self, parts)
      },
    })
    try {
      const statement = database.raw.prepare(sql)
      for (const value of values) statement.all(value, 10)
    } finally {
      globalThis.Function = original
    }
    return made
  }

  it('of a join with a limit are kept when its values change', () => {
    const query = database.read
      .selectFrom('sessions')
      .rightJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select('accounts.name')
      .where('accounts.id', '!=', 'x')
      .limit(10)
      .compile().sql
    database.raw.exec(
      `insert into accounts (id, email, name, role, created_at, updated_at) values ('id', 'e', 'n', 'user', '', '')`,
    )
    const values = ['p', 'q', 'r', 's', 't']
    expect(countReplans(query, values)).toBe(1)
    // The counter does count: with plain values the same query is planned for each.
    expect(countReplans(query.replaceAll('+?', '?').replace('0 + (?)', '?'), values)).toBe(values.length)
  })
})
