import { isOneOf, type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import BetterSqlite3 from 'better-sqlite3'
import { beforeEach, describe, expect, it, test } from 'vitest'
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
  it('binds a list of any length as one value', async () => {
    const among = prepareQuery((db, { names }: Placeholders<{ names: string[] }>) =>
      selectName(db).where(isOneOf('name', names)).orderBy('name'),
    )
    const find = async (names: string[]) => (await among(database.read, { names })).map(({ name }) => name)
    expect(await find(['c', 'a', 'x"\'; drop table system_facts'])).toEqual(['a', 'c'])
    expect(await find([])).toEqual([])
  })

  it('refuses a builder that tests a placeholder as true or false', async () => {
    const list = prepareQuery((db, { name }: Placeholders<{ name: string }>) =>
      name ? selectName(db).where('name', '=', name) : selectName(db),
    )
    await expect(list(database.read, { name: 'a' })).rejects.toThrow(/value/)
    await expect(list(database.read, { name: '' })).rejects.toThrow(/value/)
  })

  it('reads changes of its own transaction', async () => {
    const find = prepareQuery((db, { name }: Placeholders<{ name: string }>) => selectName(db).where('name', '=', name))
    const seen = await database.write(async (tx) => {
      await tx.insertInto('system_facts').values({ name: 'new', value: '', updated_at: 'now' }).execute()
      return [await find(tx, { name: 'new' }), await find(database.read, { name: 'new' })]
    })
    expect(seen).toEqual([[{ name: 'new' }], []])
  })
})

describe('reads in one turn of the event loop', () => {
  const countFacts = async () => (await selectName(database.read).execute()).length

  /** Writes while others read, whose snapshot was opened before the commit. */
  const addWhileOthersRead = (...names: string[]) =>
    database.write(async (tx) => {
      await countFacts()
      await tx
        .insertInto('system_facts')
        .values(names.map((name) => ({ name, value: 'x'.repeat(3_000), updated_at: 'now' })))
        .execute()
    })

  it('see a change of this process immediately', async () => {
    await addWhileOthersRead('d')
    expect(await countFacts()).toBe(4)
  })

  const find = prepareQuery((db) => selectName(db))
  it.each([
    ['built', countFacts],
    ['prepared', async () => (await find(database.read, {})).length],
  ])('that are %s share a snapshot, and the next turn sees commits of another process', async (_, count) => {
    const other = new BetterSqlite3(database.upkeep.file)
    expect(await count()).toBe(3)
    other.prepare(`insert into system_facts (name, value, updated_at) values ('e', '', 'now')`).run()
    expect(await count()).toBe(3)
    await new Promise(setImmediate)
    expect(await count()).toBe(4)
    other.close()
  })

  it('do not prevent checkpoints, even without a pause', async () => {
    const rounds = 150
    for (let round = 0; round < rounds; round += 1)
      await addWhileOthersRead(...Array.from({ length: 20 }, (_, index) => `fact ${round} ${index}`))
    // Each round writes about 20 pages. If the reads never ended, the log would contain them all.
    const [{ log = Number.NaN } = {}] = database.upkeep.raw.pragma('wal_checkpoint(PASSIVE)') as { log: number }[]
    expect(log).toBeLessThan(1_500)
  })
})

describe('a cached query', () => {
  test('never returns rows of another set of conditions, whatever its values contain', async () => {
    const list = prepareQuery(
      (
        db,
        { from, to }: Placeholders<{ from?: string; to?: string | undefined }>,
        shape: { first?: string; last?: string | number },
      ) => {
        let query = selectName(db).orderBy('name')
        if (from !== undefined) query = query.where('name', '>=', from)
        if (to !== undefined) query = query.where('name', '<=', to)
        if (shape.first !== undefined) query = query.where('name', '!=', shape.first)
        if (shape.last !== undefined) query = query.where('name', '!=', String(shape.last))
        return query
      },
    )
    const names = async (...given: [Parameters<typeof list>[1], Parameters<typeof list>[2]]) =>
      (await list(database.read, ...given)).map(({ name }) => name).join('')
    expect(await names({}, {})).toBe('abc')
    expect(await names({ from: 'b' }, {})).toBe('bc')
    expect(await names({ to: 'b' }, {})).toBe('ab')
    expect(await names({ from: 'b', to: undefined }, {})).toBe('bc')
    expect(await names({ from: 'b', to: 'b' }, {})).toBe('b')
    expect(await names({}, { first: 'a' })).toBe('bc')
    expect(await names({}, { first: 'b' })).toBe('ac')
    expect(await names({}, { last: 'b' })).toBe('ac')
    expect(await names({}, { first: 'a"\nlast=1"c' })).toBe('abc')
    expect(await names({}, { first: 'a\nlast=c' })).toBe('abc')
    expect(await names({}, { first: 'a', last: 'c' })).toBe('b')
    expect(await names({}, { first: 'b\nlast=3' })).toBe('abc')
    expect(await names({}, { first: 'b', last: 3 })).toBe('ac')
  })
})
