import { isOneOf, type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import BetterSqlite3 from 'better-sqlite3'
import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '../support/database.ts'

const openedDatabase = useDatabase()
let database: ReturnType<typeof openedDatabase>

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
const selectName = (db: Reader) => db.selectFrom('system_facts').select('name')

describe('prepareQuery', () => {
  it('has a text of its own for each set of given values and each shape', async () => {
    const list = prepareQuery(
      (
        db,
        { from, limit }: Placeholders<{ from?: string; limit: number }>,
        { direction }: { direction: 'asc' | 'desc' },
      ) => {
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
    const among = prepareQuery((db, { names }: Placeholders<{ names: string[] }>) =>
      selectName(db).where(isOneOf('name', names)).orderBy('name'),
    )
    const find = async (names: string[]) => (await among(database.read, { names })).map(({ name }) => name)
    expect(await find(['c', 'a', 'x"\'; drop table system_facts'])).toEqual(['a', 'c'])
    expect(await find([])).toEqual([])
  })

  it('keys a shape by its names: two shapes never share one text', async () => {
    const list = prepareQuery((db, _values: object, shape: { onlyA: boolean; descending: boolean }) => {
      const ordered = selectName(db).orderBy('name', shape.descending ? 'desc' : 'asc')
      return shape.onlyA ? ordered.where('name', '=', 'a') : ordered
    })
    const names = async (shape: { onlyA: boolean; descending: boolean }) =>
      (await list(database.read, {}, shape)).map(({ name }) => name)
    expect(await names({ onlyA: true, descending: false })).toEqual(['a'])
    expect(await names({ descending: true, onlyA: false })).toEqual(['c', 'b', 'a'])
  })

  it('refuses a builder that takes a value for true or false', async () => {
    const list = prepareQuery((db, { name }: Placeholders<{ name: string }>) =>
      name ? selectName(db).where('name', '=', name) : selectName(db),
    )
    await expect(list(database.read, { name: 'a' })).rejects.toThrow(/value/)
    await expect(list(database.read, { name: '' })).rejects.toThrow(/value/)
  })

  it('refuses a builder that compares a value', async () => {
    const list = prepareQuery((db, { only }: Placeholders<{ only: string }>) =>
      // @ts-expect-error a placeholder is no text
      only === 'scoped' ? selectName(db).where('name', '=', 'a') : selectName(db),
    )
    await expect(list(database.read, { only: 'scoped' })).rejects.toThrow(/value/)
  })

  it.each<[string, (name: string) => unknown]>([
    ['a template', (name) => `${name}%`],
    ['a concatenation', (name) => name + '%'],
    ['its length', (name) => name.length],
    ['a method', (name) => name.toLowerCase()],
    ['JSON', (name) => JSON.stringify({ name })],
    ['an order', (name) => name > 'a'],
    ['its letters', (name) => [...name]],
    ['a copy', (name) => ({ ...(name as unknown as object) })],
    ['its kind', (name) => (name as unknown) instanceof String],
    ['something that is put on it', (name) => Object.assign(name as unknown as object, { more: 1 })],
  ])('refuses a builder that looks at a value through %s', async (_through, look) => {
    const find = prepareQuery((db, { name }: Placeholders<{ name: string }>) => {
      look(name as unknown as string)
      return selectName(db).where('name', '=', name)
    })
    await expect(find(database.read, { name: 'a' })).rejects.toThrow(/"name"/)
  })

  it('refuses a builder that binds another value than the one it is given, or asks what kind it is', async () => {
    const find = prepareQuery((db, { name }: Placeholders<{ name: string }>) =>
      selectName(db).where('name', '=', typeof name === 'string' ? 'a' : name),
    )
    await expect(find(database.read, { name: 'b' })).rejects.toThrow(/value/)
  })

  it('refuses a builder that takes a number for true or false', async () => {
    const list = prepareQuery((db, { limit }: Placeholders<{ limit: number }>) =>
      limit ? selectName(db).limit(limit) : selectName(db),
    )
    await expect(list(database.read, { limit: 2 })).rejects.toThrow(/value/)
  })

  it('works with handles of this database alone', async () => {
    const list = prepareQuery((db) => selectName(db))
    await expect(list({} as Reader, {})).rejects.toThrow(new TypeError('Not a handle of this database'))
  })

  it('reads inside a write what that write has changed', async () => {
    const find = prepareQuery((db, { name }: Placeholders<{ name: string }>) => selectName(db).where('name', '=', name))
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

  const find = prepareQuery((db) => selectName(db))
  it.each([
    ['built', countFacts],
    ['prepared', async () => (await find(database.read, {})).length],
  ])(
    'shows reads that are %s one moment in one turn, and in the next what another process has committed',
    async (_, count) => {
      const other = new BetterSqlite3(database.upkeep.file)
      expect(await count()).toBe(3)
      other.prepare(`insert into system_facts (name, value, updated_at) values ('e', '', 'now')`).run()
      expect(await count()).toBe(3)
      await new Promise(setImmediate)
      expect(await count()).toBe(4)
      other.close()
    },
  )

  it('lets the write-ahead log be emptied under reads that never pause', async () => {
    const rounds = 150
    for (let round = 0; round < rounds; round += 1)
      await addWhileOthersRead(...Array.from({ length: 20 }, (_, index) => `fact ${round} ${index}`))
    // Each round writes some 20 pages: without an end to the reading the log would hold them all.
    const [{ log = Number.NaN } = {}] = database.upkeep.raw.pragma('wal_checkpoint(PASSIVE)') as { log: number }[]
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
      const statement = database.upkeep.raw.prepare(sql)
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
    database.upkeep.raw.exec(
      `insert into accounts (id, email, name, role, created_at, updated_at) values ('id', 'e', 'n', 'user', '', '')`,
    )
    const values = ['p', 'q', 'r', 's', 't']
    expect(countReplans(query, values)).toBe(1)
    // The counter does count: with plain values the same query is planned for each.
    expect(countReplans(query.replaceAll('+?', '?').replace('0 + (?)', '?'), values)).toBe(values.length)
  })
})
