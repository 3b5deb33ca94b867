import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  backupNow,
  createApp,
  createDeps,
  ensureFirstAdmin,
  loadConfig,
  makeBackupKey,
  restoreBackup,
} from '@thodu/api'
import { migrations, openSqlite } from '@thodu/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNightlyBackup } from '../../../api/src/operations/nightly/nightly-backup.ts'
import { watchOperations } from '../../../api/src/operations/watch.ts'
import { migrateUpTo } from '../../../db/src/migrate.ts'
import { createTestApi, password, type TestApi } from '../../support/api.ts'
import { insertDocument } from '../../support/insert-document.ts'
import { adminEnv } from '../../support/people.ts'

let api: TestApi
const folder = mkdtempSync(join(tmpdir(), 'thodu-restored-'))
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a server on the restored folder with the secret that signed the earlier tokens. */
async function serveRestored() {
  const secret = 'a secret of a test, at least 32 bytes long'
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', JWT_SECRET: secret }
  const deps = await createDeps(loadConfig(env))
  const app = createApp(deps)
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const headers = {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    }
    return (await app.request(`/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }))
      .status
  }
  const close = async () => {
    await deps.mailer.stop()
    await deps.refusals.stop()
    await deps.accessLog.stop()
    await deps.database.close()
  }
  return { call, close }
}

test('after a restore no earlier session or code works, also no revoked one', async () => {
  const { token, user } = await api.signUp()
  const stolen = await api.signIn(user.email)
  const newcomer = 'newcomer@example.in'
  await api.call('POST', '/auth/send-otp', { body: { email: newcomer } })
  const otp = await api.lastCode(newcomer)
  const file = join(folder, 'today.tar')
  await backupNow(api.deps, file)
  await api.call('POST', '/auth/logout', { token: stolen.token })
  expect((await api.call('GET', '/auth/me', { token: stolen.token })).status).toBe(401)
  expect((await api.call('GET', '/auth/me', { token })).status).toBe(200)

  const uploads = { kind: 'folder', path: join(folder, 'uploads') } as const
  await restoreBackup(file, { dataDir: folder, databaseFile: join(folder, 'thodu.db'), uploads }, new Date())
  const restored = await serveRestored()
  expect(await restored.call('GET', '/auth/me', undefined, stolen.token)).toBe(401)
  expect(await restored.call('GET', '/auth/me', undefined, token)).toBe(401)
  expect(await restored.call('POST', '/auth/verify-otp', { email: newcomer, otp })).toBe(400)
  expect(await restored.call('POST', '/auth/login', { email: user.email, password })).toBe(200)
  await restored.close()
  expect((await api.call('POST', '/auth/verify-otp', { body: { email: newcomer, otp } })).status).toBe(200)
})

test('a damaged database is kept, and its write-ahead log is not applied to the restored one', async () => {
  const { user } = await api.signUp({ name: 'Sita' })
  const file = join(folder, 'backup.tar')
  await backupNow(api.deps, file)
  const live = join(folder, 'live')
  mkdirSync(live)
  const damaged = 'no database '.repeat(1_000)
  writeFileSync(join(live, 'thodu.db'), damaged)
  for (const end of ['-wal', '-shm']) writeFileSync(join(live, `thodu.db${end}`), 'of the one before')
  const uploads = { kind: 'folder', path: join(live, 'uploads') } as const
  const target = { dataDir: live, databaseFile: join(live, 'thodu.db'), uploads }
  const { replaced = '' } = await restoreBackup(file, target, new Date())
  expect(readFileSync(join(replaced, 'thodu.db'), 'utf8')).toBe(damaged)
  expect(readdirSync(live).filter((name) => /-(wal|shm)$/.test(name))).toEqual([])
  const restored = openSqlite(join(live, 'thodu.db'))
  const found = await restored.read.selectFrom('accounts').select('id').where('name', '=', 'Sita').execute()
  expect(found).toEqual([{ id: user._id }])
  await restored.close()
})

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
