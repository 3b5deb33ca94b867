import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../support/database.ts'
import { makePostgresDatabase, runOn } from '../support/engines/test-database.ts'

const openedFile = useDatabase()
let made: Awaited<ReturnType<typeof makePostgresDatabase>>
beforeAll(async () => {
  made = await makePostgresDatabase()
})
afterAll(() => made.drop())

const guarded = [
  'access_log',
  'audit_log',
  'bookings',
  'breaches',
  'care_terms',
  'consents',
  'issued_documents',
  'money_adjustments',
  'pay_entries',
  'pay_lines',
  'pay_months',
  'pay_rates',
  'payments',
  'promises',
  'visit_events',
]

test('PostgreSQL has the triggers of a SQLite file, and also forbids truncating a protected table', async () => {
  const ofFile = openedFile()
    .upkeep.raw.prepare(
      "select name from sqlite_master where type = 'trigger' and sql not like '%\\_search%' escape '\\'",
    )
    .pluck()
    .all()
  const ofServer = await runOn<{ name: string }>(
    made.address,
    'select tgname as name from pg_trigger where not tgisinternal',
  )
  const names = ofServer.map(({ name }) => name)
  expect(names.filter((name) => !name.endsWith('_no_truncate')).toSorted()).toEqual(ofFile.toSorted())
  expect(names.filter((name) => name.endsWith('_no_truncate')).toSorted()).toEqual(
    guarded.map((table) => `${table}_no_truncate`),
  )
})

test.each(guarded)('%s is not emptied', async (table) => {
  await expect(runOn(made.address, `truncate ${table} cascade`)).rejects.toMatchObject({ code: 'TH001' })
})
