import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupNow, createApp, createDeps, loadConfig, restoreBackup } from '@thodu/api'
import { openSqlite } from '@thodu/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, password, type TestApi } from '../../support/api.ts'

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
