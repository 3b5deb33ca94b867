import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDeps, ensureFirstAdmin, loadConfig, makeBackupKey } from '@thodu/api'
import { migrations, openSqlite } from '@thodu/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNightlyBackup } from '../../../api/src/operations/nightly/nightly-backup.ts'
import { watchOperations } from '../../../api/src/operations/watch.ts'
import { migrateUpTo } from '../../../db/src/migrate.ts'
import { insertDocument } from '../../support/insert-document.ts'
import { adminEnv } from '../../support/people.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'thodu-upgrade-copies-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const [before = '', last = ''] = Object.keys(migrations).slice(-2)
const day = 24 * 60 * 60 * 1000
const start = Date.parse('2026-06-10T06:30:00.000Z')
const open = (at: number, env: Record<string, string> = {}) =>
  createDeps(loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...adminEnv, ...env }), () => new Date(at))
const copies = () => readdirSync(join(dataDir, 'backups')).filter((name) => name.startsWith('before-'))

/** Makes the last migration fail, as a full disk or a faulty version would, or lets it pass again. */
function setObstacle(isThere: boolean): void {
  const faulty = { up: () => Promise.reject(new Error('a faulty migration')) }
  Object.assign(migrations, { [last]: isThere ? faulty : whole })
}
const whole = migrations[last]
if (whole === undefined) throw new Error('there is no migration')

beforeAll(async () => {
  const database = openSqlite(join(dataDir, 'thodu.db'))
  await migrateUpTo(database, before)
  await database.close()
  setObstacle(true)
})

test('a start that fails in a migration makes one copy, however often a service manager tries it (rule OPS-18)', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1)
    await expect(open(start + attempt * 2_000)).rejects.toThrow('a faulty migration')
  expect(copies()).toEqual([`before-${last}-2026-06-10T06-30-00-000Z.tar`])
  // The copy was deleted to free space, so the next try makes another one.
  rmSync(join(dataDir, 'backups', copies()[0] ?? ''))
  await expect(open(start + 10_000)).rejects.toThrow('a faulty migration')
  expect(copies()).toEqual([`before-${last}-2026-06-10T06-30-10-000Z.tar`])
  // A key was configured meanwhile, and an unsealed copy does not replace a sealed one.
  const sealed = { BACKUP_RECIPIENTS: makeBackupKey().recipient }
  for (const at of [start + 12_000, start + 14_000]) await expect(open(at, sealed)).rejects.toThrow()
  expect(copies().filter((name) => name.endsWith('.sealed'))).toHaveLength(1)
})

test('the next try of an upgrade makes a new copy when data changed', async () => {
  const known = copies().length
  const database = openSqlite(join(dataDir, 'thodu.db'))
  database.upkeep.raw.exec(
    `insert into audit_log (seq, id, action, user_name, user_email, user_role, description, resource_type, status, ip_address, changes, search_text, day, created_at, previous_hash, hash)
     values (1, 'a', 'LOGIN', '', '', 'admin', '', 'user', 'success', '', '{}', '', '2026-06-10', '2026-06-10', '', 'another')`,
  )
  await database.close()
  await expect(open(start + 60_000)).rejects.toThrow('a faulty migration')
  expect(copies()).toHaveLength(known + 1)
})

test('copies before an upgrade are deleted like nightly backups after six months (rule OPS-18)', async () => {
  setObstacle(false)
  const upgraded = await open(start + 120_000)
  await ensureFirstAdmin(upgraded)
  await upgraded.database.close()
  expect(copies().length).toBeGreaterThan(0)
  const later = await open(start + 200 * day)
  writeFileSync(join(dataDir, 'backups', 'notes.txt'), '')
  await runNightlyBackup(later)
  await later.database.close()
  expect(readdirSync(join(dataDir, 'backups')).toSorted()).toEqual([
    expect.stringMatching(/^nightly-2026-12-27T.*\.tar$/),
    'notes.txt',
  ])
})

test('a missing upload does not stop an upgrade, and admins see its name (rule OPS-20)', async () => {
  const folder = { DATA_DIR: join(dataDir, 'another') }
  const installed = await open(start, folder)
  await ensureFirstAdmin(installed)
  const { id: ownerId } = await installed.database.read.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  const name = await insertDocument({ deps: installed }, { ownerId })
  await installed.database.close()
  Object.assign(migrations, { '9999-next': { up: async () => {} } })
  try {
    const upgraded = await open(start + 60_000, folder)
    await watchOperations(upgraded)
    await upgraded.database.close()
    expect(upgraded.notices.list()).toMatchObject([{ code: 'uploads_missing', details: [name] }])
  } finally {
    Reflect.deleteProperty(migrations, '9999-next')
  }
  expect(readdirSync(join(folder.DATA_DIR, 'backups'))).toEqual(['before-9999-next-2026-06-10T06-31-00-000Z.tar'])
})
