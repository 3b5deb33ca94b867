import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  listPendingMigrations,
  migrateDatabase,
  migrations,
  NewerDatabaseError,
  OlderDatabaseError,
  openSqlite,
} from '@thodu/db'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { useDatabase } from '../support/database.ts'
import { dumpFile } from '../support/engines/dump-schema.ts'
import { olderMigrations } from './chain/older-migrations.ts'

const openedDatabase = useDatabase()
type Opened = ReturnType<typeof openSqlite>
const dump = ({ upkeep }: Opened) => dumpFile((statement) => upkeep.raw.prepare(statement).all() as never)
const setApplied = ({ upkeep }: Opened, names: readonly string[]): void => {
  upkeep.raw.exec('delete from kysely_migration')
  for (const name of names)
    upkeep.raw.prepare("insert into kysely_migration (name, timestamp) values (?, '2026')").run(name)
}

it('the baseline is what the migrations of 0.x made of a file, word for word', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thodu-baseline-'))
  const database = openSqlite(join(folder, 'baseline.db'))
  const migrator = new Migrator({ db: database.upkeep.writer, provider: { getMigrations: async () => migrations } })
  expect((await migrator.migrateTo('0001-baseline')).error).toBeUndefined()
  expect(dump(database)).toBe(readFileSync(join(import.meta.dirname, 'chain', 'sqlite.sql'), 'utf8'))
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

it('what the last program of 0.x left is taken over with its rows', async () => {
  const database = openedDatabase()
  const before = dump(database)
  database.upkeep.raw.exec("insert into system_facts (name, value, updated_at) values ('kept', 'yes', '2026')")
  database.upkeep.raw.exec(
    'drop trigger left_visits_given; drop trigger left_visits_removed; drop trigger visits_keep_charge; drop index visits_charged_once; drop index visits_open_remarks; drop index visits_ended_by_caretaker; drop index booking_notes_once; drop index accounts_restricted',
  )
  const remark = ['remark', 'remark_at', 'remark_closed_at', 'remark_done']
  for (const column of ['charge_amount', 'charge_no', 'charge_terms', 'waive_reason', 'family_words', ...remark])
    database.upkeep.raw.exec(`alter table visits drop column ${column}`)
  for (const column of ['training', 'works_since'])
    database.upkeep.raw.exec(`alter table caretaker_profiles drop column ${column}`)
  for (const column of ['chosen_for', 'welcomed_at'])
    database.upkeep.raw.exec(`alter table booking_assignments drop column ${column}`)
  database.upkeep.raw.exec('alter table booking_notes drop column client_event_id')
  for (const column of ['version', 'salt', 'personal_hash', 'redacted_by'])
    database.upkeep.raw.exec(`alter table audit_log drop column ${column}`)
  database.upkeep.raw.exec('alter table booking_preferences drop column food')
  for (const column of ['restricted_at', 'purge_told_at'])
    database.upkeep.raw.exec(`alter table accounts drop column ${column}`)
  for (const table of [
    'issued_documents',
    'money_adjustments',
    'payments',
    'care_terms',
    'day_links',
    'calendar_feeds',
    'left_visits',
    'change_requests',
    'caretaker_photos',
    'visit_code_tries',
    'visit_tasks',
    'roster_tasks',
    'visit_troubles',
    'consents',
    'breach_persons',
    'breaches',
    'privacy_requests',
    'nominees',
  ])
    database.upkeep.raw.exec(`drop table ${table}`)
  setApplied(database, olderMigrations)
  expect(await listPendingMigrations(database)).toContain('0001-baseline')
  await migrateDatabase(database)
  expect((await database.upkeep.listApplied())[0]).toBe('0001-baseline')
  expect(await listPendingMigrations(database)).toEqual([])
  expect(dump(database)).toBe(before)
  expect(database.upkeep.raw.prepare("select value from system_facts where name = 'kept'").pluck().get()).toBe('yes')
})

it.each([1, 12, olderMigrations.length - 1])(
  'what stopped after %i migrations of 0.x is refused as it is',
  async (count) => {
    const database = openedDatabase()
    setApplied(database, olderMigrations.slice(0, count))
    await expect(migrateDatabase(database)).rejects.toThrow(OlderDatabaseError)
    await expect(migrateDatabase(database)).rejects.toThrow(/Start commit [0-9a-f]{12} on them once/)
    expect(await database.upkeep.listApplied()).toEqual(olderMigrations.slice(0, count))
  },
)

it('a migration that 0.x never had is refused with the others there', async () => {
  const database = openedDatabase()
  setApplied(database, ['0001-baseline', '9999-later'])
  await expect(migrateDatabase(database)).rejects.toThrow(NewerDatabaseError)
})
