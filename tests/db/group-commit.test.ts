import { findDatabaseFault, type Tx } from '@thodu/db'
import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '../support/database.ts'

const openedDatabase = useDatabase()
let database: ReturnType<typeof openedDatabase>

beforeEach(() => {
  database = openedDatabase()
})

const addFact = (name: string) => (tx: Tx) =>
  tx.insertInto('system_facts').values({ name, value: '1', updated_at: 'now' }).execute()
const readFacts = async () =>
  (await database.read.selectFrom('system_facts').select('name').orderBy('name').execute()).map(({ name }) => name)

describe('group commit', () => {
  it('rolls back a failing job only and commits its neighbours', async () => {
    const outcomes = await Promise.allSettled([
      database.write(addFact('a')),
      database.write(async (tx) => {
        await addFact('half')(tx)
        throw new Error('changed my mind')
      }),
      database.write(addFact('a')),
      database.write(addFact('b')),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(await readFacts()).toEqual(['a', 'b'])
  })

  it('rolls back a job that fails at commit, and continues', async () => {
    const refused = database.write(async (tx) => {
      await addFact('refused')(tx)
      await sql`pragma defer_foreign_keys = on`.execute(tx)
      await sql`insert into caretaker_languages (account_id, language) values ('nobody', 'te')`.execute(tx)
    })
    await expect(refused).rejects.toThrow(/FOREIGN KEY/)
    await database.write(addFact('next'))
    expect(await readFacts()).toEqual(['next'])
  })

  it('resolves a job only when another connection can read its rows', async () => {
    const other = new BetterSqlite3(database.upkeep.file, { readonly: true })
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        await database.write(addFact(`fact-${index}`))
        expect(other.prepare('select 1 from system_facts where name = ?').get(`fact-${index}`)).toBeDefined()
      }),
    )
    other.close()
    expect(await readFacts()).toHaveLength(200)
  })

  it('cannot write through the reading connection', async () => {
    const refused = await addFact('sneaky')(database.read as Tx).catch((error: unknown) => findDatabaseFault(error))
    expect(refused).toBe('readonly')
    expect(await readFacts()).toEqual([])
  })

  it('waits for a short lock of another process, fails on a long one and works again afterwards', async () => {
    const other = new BetterSqlite3(database.upkeep.file)
    other.exec('begin immediate')
    const short = database.write(addFact('after a short lock'))
    setTimeout(() => other.exec('commit'), 150)
    await short

    other.exec('begin immediate')
    const refused = await database.write(addFact('never')).catch((error: unknown) => findDatabaseFault(error))
    expect(refused).toBe('busy')
    other.exec('commit')
    other.close()
    await database.write(addFact('after a long lock'))
    expect(await readFacts()).toEqual(['after a long lock', 'after a short lock'])
  })

  it('uses synchronous=FULL and foreign keys on both connections', () => {
    expect(database.upkeep.raw.pragma('synchronous', { simple: true })).toBe(2)
    expect(database.upkeep.raw.pragma('foreign_keys', { simple: true })).toBe(1)
    expect(database.upkeep.raw.pragma('journal_mode', { simple: true })).toBe('wal')
  })
})
