import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrateDatabase, openDatabase } from '@thodu/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { olderMigrations } from '../db/chain/older-migrations.ts'
import { dumpServer } from '../support/engines/dump-schema.ts'
import { makePostgresDatabase, runOn } from '../support/engines/test-database.ts'

const chain = readFileSync(join(import.meta.dirname, '..', 'db', 'chain', 'postgres.sql'), 'utf8')
let made: Awaited<ReturnType<typeof makePostgresDatabase>>
beforeAll(async () => {
  made = await makePostgresDatabase({ empty: true })
})
afterAll(() => made.drop())

const later = `drop trigger if exists left_visits_given on visits; drop trigger if exists left_visits_removed on visits;
  drop table if exists breach_persons, breaches, privacy_requests, nominees, visit_troubles, visit_code_tries, visit_tasks, roster_tasks, caretaker_photos, change_requests, left_visits, day_links, calendar_feeds, issued_documents, money_adjustments, payments, care_terms, consents;
  drop trigger if exists visits_keep_charge on visits; drop index if exists visits_charged_once; drop index if exists visits_open_remarks;
  drop index if exists visits_ended_by_caretaker;
  alter table visits drop column if exists charge_amount, drop column if exists charge_no, drop column if exists charge_terms, drop column if exists waive_reason, drop column if exists family_words,
    drop column if exists remark, drop column if exists remark_at, drop column if exists remark_closed_at, drop column if exists remark_done;
  alter table booking_assignments drop column if exists chosen_for, drop column if exists welcomed_at;
  alter table booking_preferences drop column if exists food;
  alter table booking_notes drop column if exists client_event_id;
  alter table audit_log drop column if exists version, drop column if exists salt, drop column if exists personal_hash, drop column if exists redacted_by;
  drop index if exists accounts_restricted;
  alter table accounts drop column if exists restricted_at, drop column if exists purge_told_at;
  alter table caretaker_profiles drop column if exists training, drop column if exists works_since;
  drop function if exists breaches_keep_aware, breaches_no_delete, breaches_no_truncate, breach_persons_told_once, left_visits_given, left_visits_removed, day_links_full, visits_keep_charge, care_terms_no_update, care_terms_no_delete, care_terms_no_truncate, money_adjustments_no_update, money_adjustments_no_delete, money_adjustments_no_truncate, payments_no_delete, payments_no_truncate, issued_documents_no_delete, issued_documents_no_truncate, payments_keep_request, payments_keep_decided, issued_documents_keep, issued_documents_keep_content, issued_documents_in_order, payments_reference_once, consents_withdrawn_once, consents_kept, consents_no_truncate`

test('the baseline is what the migrations of 0.x made of a server', async () => {
  // Made here, not copied from what the run began with: what writes a schema out is looked at as well.
  const database = openDatabase(made.address)
  await migrateDatabase(database)
  await database.close()
  // What came after it goes, and comes again below.
  await runOn(made.address, later)
  expect(await dumpServer(made.address)).toBe(chain)
})

test('of two starts that find what the last program of 0.x left, both go on', async () => {
  const names = olderMigrations.map((name) => `('${name}', '2026')`).join()
  await runOn(made.address, 'delete from kysely_migration')
  await runOn(made.address, `insert into kysely_migration (name, timestamp) values ${names}`)
  const both = [openDatabase(made.address), openDatabase(made.address)]
  await Promise.all(both.map((database) => migrateDatabase(database)))
  for (const database of both) {
    expect((await database.upkeep.listApplied())[0]).toBe('0001-baseline')
    await database.close()
  }
  await runOn(made.address, later)
  expect(await dumpServer(made.address)).toBe(chain)
})
