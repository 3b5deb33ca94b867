import { type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '../support/database.ts'

const openedDatabase = useDatabase()
let database: ReturnType<typeof openedDatabase>
beforeEach(async () => {
  database = openedDatabase()
  await database.write((tx) =>
    tx
      .insertInto('system_facts')
      .values(['a', 'b', 'c'].map((name) => ({ name, value: `value of ${name}`, updated_at: 'now' })))
      .execute(),
  )
})
const selectName = (db: Reader) => db.selectFrom('system_facts').select('name')

test('a query is built and compiled once and runs with other values each time', async () => {
  let built = 0
  const find = prepareQuery((db, { name }: Placeholders<{ name: string }>) => {
    built += 1
    return selectName(db).where('name', '=', name)
  })
  expect(await find(database.read, { name: 'a' })).toEqual([{ name: 'a' }])
  const builtFor = built
  expect(await find(database.read, { name: 'c' })).toEqual([{ name: 'c' }])
  expect(await find(database.read, { name: 'none' })).toEqual([])
  // Also for another handle: one text serves all of a dialect.
  expect(await database.write((tx) => find(tx, { name: 'c' }))).toEqual([{ name: 'c' }])
  expect(built).toBe(builtFor)
})

test('what is given and what the shape says have a text each', async () => {
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
  // No name passes for two, whatever stands in it.
  expect(await names({}, { first: 'a"\nlast=1"c' })).toBe('abc')
  expect(await names({}, { first: 'a\nlast=c' })).toBe('abc')
  expect(await names({}, { first: 'a', last: 'c' })).toBe('b')
  expect(await names({}, { first: 'b\nlast=3' })).toBe('abc')
  expect(await names({}, { first: 'b', last: 3 })).toBe('ac')
})

test('two hundred shapes are kept; with one more all are made anew', async () => {
  let built = 0
  const list = prepareQuery((db, _: object, { limit }: { limit: number }) => {
    built += 1
    return selectName(db).limit(limit)
  })
  const builds = async (limit: number): Promise<boolean> => {
    const before = built
    await list(database.read, {}, { limit })
    return built > before
  }
  for (let limit = 0; limit < 200; limit += 1) expect(await builds(limit)).toBe(true)
  expect([await builds(0), await builds(199)]).toEqual([false, false])
  expect(await builds(200)).toBe(true)
  expect([await builds(0), await builds(200)]).toEqual([true, false])
})
