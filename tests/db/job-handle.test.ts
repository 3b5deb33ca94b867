import { setImmediate as turnOfLoop } from 'node:timers/promises'
import { openSqlite, type Tx } from '@thodu/db'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApi } from '../support/api.ts'
import { useDatabase } from '../support/database.ts'
import { useRaw } from '../support/raw-database.ts'

const openedDatabase = useDatabase()
let database: ReturnType<typeof openedDatabase>

beforeEach(() => {
  database = openedDatabase()
})

const addFact = (tx: Tx, name: string) =>
  tx.insertInto('system_facts').values({ name, value: '1', updated_at: 'now' }).execute()
const readFacts = async () =>
  (await database.read.selectFrom('system_facts').select('name').orderBy('name').execute()).map(({ name }) => name)
const outcomeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: Error) => error.name,
  )

describe('the transaction handle of a job', () => {
  it('rolls back all statements of a failed job, also one without await', async () => {
    let forgotten: Promise<string> | undefined
    const refused = database.write(async (tx) => {
      forgotten = outcomeOf(addFact(tx, 'forgotten'))
      throw new Error('changed my mind')
    })
    await expect(refused).rejects.toThrow('changed my mind')
    await forgotten
    await turnOfLoop()
    expect(await readFacts()).toEqual([])
  })

  it('is the only way for features to write', async () => {
    const api = await createTestApi()
    expect(Object.keys(api.deps.database).sort()).toEqual([
      'close',
      'isShared',
      'listen',
      'overwriteDeleted',
      'read',
      'write',
    ])
    // @ts-expect-error a type of its own: what reads cannot be passed for it
    const notHandle: Tx = api.deps.database.read
    expect(notHandle).not.toHaveProperty('onCommit')
    await api.close()
  })

  it('fails a job that ends before its statements, and rolls it back', async () => {
    let forgotten: Promise<string> | undefined
    const job = database.write(async (tx) => {
      await addFact(tx, 'awaited')
      forgotten = outcomeOf(addFact(tx, 'forgotten'))
    })
    expect(await outcomeOf(job)).toBe('UnawaitedStatementError')
    await forgotten
    expect(await readFacts()).toEqual([])
  })

  it('cannot write once its job has ended', async () => {
    const kept: Tx[] = []
    await database.write(async (tx) => kept.push(tx))
    await outcomeOf(
      database.write(async (tx) => {
        kept.push(tx)
        throw new Error('refused')
      }),
    )
    expect(kept).toHaveLength(2)
    for (const tx of kept) expect(await outcomeOf(addFact(tx, 'kept'))).toBe('JobEndedError')
    expect(await readFacts()).toEqual([])
  })

  it('refuses a late statement, so that it does not run in the job of a neighbour', async () => {
    let late: Promise<string> | undefined
    const acknowledged = database.write(async (tx) => {
      await addFact(tx, 'first')
      late = turnOfLoop().then(() => outcomeOf(addFact(tx, 'late')))
    })
    const neighbour = database.write(async (tx) => {
      await addFact(tx, 'neighbour')
      await turnOfLoop()
      await turnOfLoop()
      throw new Error('refused')
    })
    expect([await outcomeOf(acknowledged), await outcomeOf(neighbour)]).toEqual(['done', 'Error'])
    expect(await late).toBe('JobEndedError')
    expect(await readFacts()).toEqual(['first'])
  })
})

describe('a callback after a commit', () => {
  it('runs once other connections can read the change, and never for a failed job', async () => {
    const seen: string[] = []
    const job = (name: string, refuse = false) =>
      outcomeOf(
        database.write(async (tx) => {
          tx.onCommit(() => {
            const known = useRaw(database.upkeep.file, (raw) =>
              raw.prepare('select 1 from system_facts where name = ?').get(name),
            )
            seen.push(`${name}: ${known ? 'on disk' : 'not there'}`)
          })
          await addFact(tx, name)
          expect(seen).toEqual([])
          if (refuse) throw new Error('refused')
        }),
      )
    expect(await Promise.all([job('a'), job('b', true), job('c')])).toEqual(['done', 'Error', 'done'])
    expect(seen).toEqual(['a: on disk', 'c: on disk'])
  })

  it('does not run when the commit fails', async () => {
    let followed = 0
    const refused = database.write(async (tx) => {
      tx.onCommit(() => {
        followed += 1
      })
      await addFact(tx, 'a')
      // A constraint that is checked at the commit.
      database.upkeep.raw.pragma('defer_foreign_keys = on')
      await tx
        .insertInto('booking_notes')
        .values({ id: 'n', booking_id: 'nobody', author_id: 'nobody', author_name: '', note: '', created_at: '' })
        .execute()
    })
    expect(await outcomeOf(refused)).toBe('SqliteError')
    expect(followed).toBe(0)
    expect(await readFacts()).toEqual([])
  })

  it('does not fail the job: its errors and rejections are reported', async () => {
    const reported: unknown[] = []
    const other = openSqlite(database.upkeep.file, { report: (error) => reported.push(error) })
    const answer = await other.write(async (tx) => {
      tx.onCommit(() => {
        throw new Error('thrown')
      })
      tx.onCommit(() => Promise.reject(new Error('rejected')))
      await addFact(tx, 'a')
      return 'answered'
    })
    await turnOfLoop()
    expect(answer).toBe('answered')
    expect(reported).toEqual([new Error('thrown'), new Error('rejected')])
    await other.close()
  })

  it('of a topic runs once for all jobs of a commit that announced it', async () => {
    let told = 0
    database.listen('outbox', () => {
      told += 1
    })
    await Promise.all([
      database.write(async (tx) => tx.announce('outbox')),
      database.write(async (tx) => tx.announce('outbox')),
    ])
    expect(told).toBe(1)
    await database.write((tx) => addFact(tx, 'a'))
    expect(told).toBe(1)
  })
})
