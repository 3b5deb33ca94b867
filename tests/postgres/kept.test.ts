import { openDatabase, type Tx } from '@thodu/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePostgresDatabase, runOn } from '../support/engines/test-database.ts'

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
const readKept = async () => (await runOn<{ job: string }>(made.address, 'select job from kept')).map(({ job }) => job)
/** It writes, hears an error of the server and goes on as if nothing had been: the server keeps nothing of it. */
const swallow = async (tx: Tx) => {
  await keep(tx, 'swallowing')
  await sql`select 1 / 0`.execute(tx).catch(() => {})
  return 'Booked'
}

test('a job that swallows what the server refused hears that nothing is kept, and the next one is kept', async () => {
  await expect(database.write(swallow)).rejects.toThrow('The transaction was not kept')
  expect(await readKept()).toEqual([])
  await database.write((tx) => keep(tx, 'next'))
  expect(await readKept()).toEqual(['next'])
})

test('of jobs that share its transaction each hears what became of it', async () => {
  const names = ['before', 'swallowing', 'after']
  const jobs = names.map((name) =>
    database.write<unknown>((tx) => (name === 'swallowing' ? swallow(tx) : keep(tx, name))),
  )
  const told = (await Promise.allSettled(jobs)).map(({ status }) => status === 'fulfilled')
  expect(told[1]).toBe(false)
  const kept = await readKept()
  expect(names.map((name) => kept.includes(name))).toEqual(told)
})
