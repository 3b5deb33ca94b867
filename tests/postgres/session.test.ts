import { openDatabase, ServerLostError, type Tx } from '@thodu/db'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connectionSettings } from '../../db/src/postgres/connection-settings.ts'
import { ReadingPool } from '../../db/src/postgres/reading-pool.ts'
import { Session } from '../../db/src/postgres/session.ts'
import { StatementNames } from '../../db/src/postgres/statement-names.ts'
import { createWriterTurn } from '../../db/src/postgres/writer-turn.ts'
import { makePostgresDatabase, runOn } from '../support/engines/test-database.ts'

let made: Awaited<ReturnType<typeof makePostgresDatabase>>
beforeAll(async () => {
  made = await makePostgresDatabase({ empty: true })
  await runOn(made.address, 'create table words (word text not null)')
})
afterAll(() => made.drop())

const opened: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
const nowhere = 'postgres://postgres@127.0.0.1:1/nobody'
const allowed = (): StatementNames => {
  const names = new StatementNames()
  names.allow()
  return names
}
const openSession = (names?: StatementNames, address = made.address): Session => {
  const session = new Session(connectionSettings(address, 'writing'), names)
  opened.push(session)
  return session
}
const openPool = (names = new StatementNames(), address = made.address): ReadingPool => {
  const pool = new ReadingPool(connectionSettings(address, 'reading'), names)
  opened.push(pool)
  return pool
}
const pidOf = async (session: Session): Promise<unknown> =>
  (await session.readRows('select pg_backend_pid() as pid', [])).map((row) => Reflect.get(row as object, 'pid'))[0]
const end = (pid: unknown) => runOn(made.address, `select pg_terminate_backend(${pid})`)
const named = 'select count(*)::int as named from pg_prepared_statements'

describe('a database session', () => {
  test('whose statement names are gone fails once, and then uses no names', async () => {
    const names = allowed()
    const session = openSession(names)
    await session.connect()
    const pid = await pidOf(session)
    await session.readRows('select $1::int as n', [1])
    await session.run('deallocate all')
    await expect(session.readRows('select $1::int as n', [1])).rejects.toThrow('replaced by another')
    expect(names.find('select $1::int as n')).toBeUndefined()
    expect(await session.readRows('select $1::int as n', [2])).toEqual([{ n: 2 }])
    expect(await pidOf(session)).toBe(pid)
  })
})

describe('readers', () => {
  test('use any free connection, and cannot write', async () => {
    const pool = openPool()
    const pids = await Promise.all(
      [1, 2].map(() => pool.readRows('select pg_backend_pid() as pid, pg_sleep(0.05)', [])),
    )
    expect(new Set(pids.map(([row]) => Reflect.get(row as object, 'pid'))).size).toBe(2)
    await expect(pool.readRows("insert into words values ('a')", [])).rejects.toMatchObject({ code: '25006' })
    expect(await pool.executeQuery(CompiledQuery.raw('select $1::text as a', ['b']))).toEqual({ rows: [{ a: 'b' }] })
    await expect(openPool(undefined, nowhere).readRows('select 1', [])).rejects.toThrow(ServerLostError)
  })

  test('stop using a statement name that is gone', async () => {
    const names = allowed()
    const pool = openPool(names)
    const read = () => pool.readRows('select $1::int as n', [1])
    await read()
    await pool.readRows('deallocate all', [])
    expect(await read()).toEqual([{ n: 1 }])
    expect(names.find('select $1::int as n')).toBeUndefined()
    expect(await pool.readRows(named, [])).toEqual([{ named: 0 }])
  })

  test('replace a connection that ended while idle', async () => {
    const pool = openPool()
    const [row] = await pool.readRows('select pg_backend_pid() as pid', [])
    await end(Reflect.get(row as object, 'pid'))
    await expect.poll(() => pool.readRows('select 1 as n', []).catch(() => [])).toEqual([{ n: 1 }])
  })
})

describe('the write lock', () => {
  const write = (session: Session, word: string) => session.run(`insert into words values ('${word}')`)
  const readWords = async () =>
    (await runOn<{ word: string }>(made.address, "select word from words where word <> 'last'")).map(({ word }) => word)
  afterEach(() => runOn(made.address, 'truncate words'))

  test('has one holder at a time, and a failing job is rolled back alone', async () => {
    const [one, other] = [openSession(), openSession()]
    const [mine, theirs] = [createWriterTurn(one), createWriterTurn(other)]
    await mine.begin()
    await write(one, 'first')
    let began = false
    const waiting = theirs.begin().then(() => {
      began = true
    })
    await mine.goOn()
    await write(one, 'undone')
    await mine.undo(new Error('no'))
    expect([began, await readWords()]).toEqual([false, []])
    await mine.commit()
    await waiting
    expect(await readWords()).toEqual(['first'])
    await write(other, 'second')
    await theirs.rollback()
    expect(await readWords()).toEqual(['first'])
    await mine.begin()
    await mine.rollback()
  })
})

describe('a job whose statement the server refused', () => {
  let made: Awaited<ReturnType<typeof makePostgresDatabase>>
  let database: ReturnType<typeof openDatabase>
  beforeAll(async () => {
    made = await makePostgresDatabase()
    await runOn(made.address, 'create table kept (job text not null)')
    database = openDatabase(made.address)
  })
  afterAll(async () => {
    await database.close()
    await made.drop()
  })

  const keep = (tx: Tx, job: string) => sql`insert into kept values (${job})`.execute(tx)
  const readKept = async () =>
    (await runOn<{ job: string }>(made.address, 'select job from kept')).map(({ job }) => job)
  /** Ignores an error of the server and continues, so the server rolls the transaction back. */
  const swallow = async (tx: Tx) => {
    await keep(tx, 'swallowing')
    await sql`select 1 / 0`.execute(tx).catch(() => {})
    return 'Booked'
  }

  test('fails as a whole when it ignores the error, and the next job is committed', async () => {
    await expect(database.write(swallow)).rejects.toThrow('The transaction was not committed')
    expect(await readKept()).toEqual([])
    await database.write((tx) => keep(tx, 'next'))
    expect(await readKept()).toEqual(['next'])
  })

  test('reports its outcome, as does each job that shared its transaction', async () => {
    const names = ['before', 'swallowing', 'after']
    const jobs = names.map((name) =>
      database.write<unknown>((tx) => (name === 'swallowing' ? swallow(tx) : keep(tx, name))),
    )
    const told = (await Promise.allSettled(jobs)).map(({ status }) => status === 'fulfilled')
    expect(told[1]).toBe(false)
    const kept = await readKept()
    expect(names.map((name) => kept.includes(name))).toEqual(told)
  })
})
