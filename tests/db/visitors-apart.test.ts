import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase, migrations, openSqlite } from '@thodu/db'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'thodu-visitors-'))

it('an upgrade counts the people of the log once more, without what visitors did in their name', async () => {
  const database = openSqlite(join(folder, 'old.db'))
  const migrator = new Migrator({ db: database.upkeep.writer, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo('0012-exact-lookups')
  const insert =
    database.upkeep.raw.prepare(`insert into audit_log (seq, id, action, user_name, user_email, user_role, description,
    resource_type, status, ip_address, changes, search_text, day, created_at, previous_hash, hash)
    values (?, ?, 'LOGIN', ?, ?, ?, '', 'authentication', 'success', '', '[]', '', ?, ?, '', '')`)
  const rows = [
    ['Meera', 'meera@example.in', 'admin', '2026-05-30'],
    ['Visitor', 'meera@example.in', 'visitor', '2026-05-30'],
    ['Meera Iyer', 'meera@example.in', 'admin', '2026-06-01'],
    ['Visitor', 'meera@example.in', 'visitor', '2026-06-01'],
    ['Visitor', 'nobody@example.in', 'visitor', '2026-06-02'],
  ]
  for (const [index, [name, email, role, day]] of rows.entries())
    insert.run(index + 1, `row-${index}`, name, email, role, day, `${day}T05:00:00.000Z`)
  await migrateDatabase(database)
  const read = (table: string) => database.upkeep.raw.prepare(`select * from ${table} order by 1, 2`).all()
  expect(read('audit_user_totals')).toEqual([{ user_email: 'meera@example.in', user_name: 'Meera Iyer', events: 2 }])
  expect(read('audit_user_counts')).toEqual([
    { day: '2026-05-30', user_email: 'meera@example.in', user_name: 'Meera', events: 1 },
    { day: '2026-06-01', user_email: 'meera@example.in', user_name: 'Meera Iyer', events: 1 },
  ])
  expect(read('audit_user_months')).toEqual([
    { month: '2026-05', user_email: 'meera@example.in', user_name: 'Meera', events: 1 },
    { month: '2026-06', user_email: 'meera@example.in', user_name: 'Meera Iyer', events: 1 },
  ])
  expect(database.upkeep.raw.prepare('select sum(events) as events from audit_counts').get()).toEqual({ events: 5 })
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})
