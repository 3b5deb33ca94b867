import { migrateDatabase, openDatabase } from '@thodu/db'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepsNames } from '../../db/src/postgres/check-pooler.ts'
import { connectionSettings } from '../../db/src/postgres/connection-settings.ts'
import { createTestApi } from '../support/api.ts'
import { makePostgresDatabase, runOn } from '../support/engines/test-database.ts'
import { startTransactionPooler } from '../support/engines/transaction-pooler.ts'
import { bookingBody } from '../support/samples/patient.ts'

let made: Awaited<ReturnType<typeof makePostgresDatabase>>
beforeEach(async () => {
  made = await makePostgresDatabase()
})
afterEach(() => made.drop())

const countNames = `select count(*)::int as names from pg_prepared_statements where name like 'thodu%' and name <> 'thodu_probe'`

/** Names in each session of the server, looked at in a transaction each so that none is looked at twice. */
async function namesLeft(address: string): Promise<unknown[]> {
  const clients = [1, 2, 3].map(() => new Client(address))
  const found: unknown[] = []
  for (const client of clients) {
    await client.connect()
    await client.query('begin')
    found.push(...(await client.query(`select pg_backend_pid() as pid, (${countNames}) as names`)).rows)
  }
  for (const client of clients) await client.end()
  return found
}
const none = Array(3).fill({ pid: expect.any(Number), names: 0 })

describe('behind a pooler that hands names of statements on', () => {
  test('two processes start, read and write, and leave no name in the sessions of the server', async () => {
    const pooler = await startTransactionPooler(made.address)
    const beside = { config: { databaseAddress: pooler.address } }
    const first = await createTestApi({}, { beside })
    // Before anybody meets a name of another process, which would give all of them up.
    expect(await namesLeft(pooler.address)).toEqual(none)
    const second = await createTestApi({}, { beside })
    const tokens: string[] = []
    for (const name of ['one', 'other'])
      tokens.push(await first.openSessionFor(await first.addAccount('user', { name, email: `${name}@example.in` })))
    const answers = await Promise.all(
      tokens.flatMap((token, place) =>
        Array.from({ length: 10 }, (_, index) => {
          const api = (place + index) % 2 === 0 ? first : second
          return index < 5
            ? api.call('POST', '/booking', { token, body: bookingBody })
            : api.call('GET', '/booking', { token })
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), ...Array(10).fill(201)])

    expect(await namesLeft(pooler.address)).toEqual(none)
    await first.close()
    await second.close()
    await pooler.stop()
  })

  test('is told apart however often it is asked, whoever asked before', async () => {
    const pooler = await startTransactionPooler(made.address)
    for (const _ of Array(6)) expect(await keepsNames(connectionSettings(pooler.address, 'reading'))).toBe(false)
    await pooler.stop()
  })

  test('and so does a start on an empty database', async () => {
    const empty = await makePostgresDatabase({ empty: true })
    const pooler = await startTransactionPooler(empty.address)
    for (const _ of [1, 2]) {
      const database = openDatabase(pooler.address)
      await database.upkeep.check()
      await migrateDatabase(database)
      expect(await database.read.selectFrom('bookings').select('id').execute()).toEqual([])
      await database.close()
    }
    await pooler.stop()
    await empty.drop()
  })
})

describe('before the server itself', () => {
  test('statements have names, and those of one text have one', async () => {
    const [one, other] = [openDatabase(made.address), openDatabase(made.address)]
    const names: unknown[] = []
    for (const database of [one, other]) {
      await database.upkeep.check()
      await database.read.selectFrom('accounts').select('id').where('id', '=', 'x').execute()
      const found = sql<{ name: string }>`select name from pg_prepared_statements where statement like 'select "id" %'`
      names.push((await found.execute(database.read)).rows)
      await database.close()
    }
    expect(names).toEqual([[{ name: expect.stringMatching(/^thodu_/) }], names[0]])
  })

  test('a session that was changed for another meanwhile: reads go on, a change is to be made again', async () => {
    const database = openDatabase(made.address)
    await database.upkeep.check()
    const find = (db: Pick<typeof database.read, 'selectFrom'>) =>
      db.selectFrom('accounts').select('id').where('id', '=', 'x').execute()
    await find(database.read)
    await sql`deallocate all`.execute(database.read)
    expect(await find(database.read)).toEqual([])
    await database.close()

    const writing = openDatabase(made.address)
    await writing.upkeep.check()
    await writing.write(find)
    await writing.write((tx) => sql`deallocate all`.execute(tx))
    await expect(writing.write(find)).rejects.toThrow('changed for another')
    expect(await writing.write(find)).toEqual([])
    await writing.close()
    expect(await runOn(made.address, countNames)).toEqual([{ names: 0 }])
  })
})
