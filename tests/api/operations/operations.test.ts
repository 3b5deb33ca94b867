import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNightlyBackup } from '../../../api/src/operations/nightly/nightly-backup.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { adminEnv } from '../../support/people.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'

const token = 'a-token-of-this-test'
let api: TestApi
let server: TestServer

beforeAll(async () => {
  api = await createTestApi()
  server = await startServer({ env: { ...adminEnv, METRICS_TOKEN: token } })
})
afterAll(async () => {
  await api.close()
  await server.remove()
})

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}/api${path}`, { headers })

test('operators learn about backups and mails from the health check, others only that all is well', async () => {
  const operator = { Authorization: `Bearer ${token}` }
  expect(await (await ask('/health', operator)).json()).toMatchObject({
    status: 'ok',
    backup: { lastProven: null },
    waitingMails: 0,
  })
  const proxied = { 'X-Forwarded-For': '203.0.113.9' }
  expect(await (await ask('/health', proxied)).json()).toEqual({ status: 'ok' })
  expect(await (await ask('/health', { ...proxied, Authorization: `Bearer ${token}` })).json()).toHaveProperty('backup')
})

test('metrics are for the token once there is one, and unknown to everybody else', async () => {
  await ask('/catalogue')
  const text = await (await ask('/metrics', { Authorization: `Bearer ${token}` })).text()
  expect((await ask('/metrics')).status).toBe(404)
  expect(text).toMatch(/^thodu_http_request_seconds_count\{method="GET",route="\/api\/catalogue",status="200"\} 1$/m)
  for (const name of ['thodu_event_loop_lag_p99_seconds', 'thodu_mails_waiting', 'thodu_last_proven_backup_seconds'])
    expect(text).toMatch(new RegExp(`^# TYPE ${name} gauge\n${name} [\\d.e-]+$`, 'm'))
  const proxied = { 'X-Forwarded-For': '203.0.113.9' }
  expect((await ask('/metrics', proxied)).status).toBe(404)
  expect((await ask('/metrics', { ...proxied, Authorization: 'Bearer wrong' })).status).toBe(404)
  expect((await ask('/metrics', { ...proxied, Authorization: `Bearer ${token}` })).status).toBe(200)
})

test('a nightly backup is proven, kept by the rule, logged, and shown to admins', async () => {
  const admin = await api.makeAdmin()
  const folder = join(api.dataDir, 'backups')
  mkdirSync(folder, { recursive: true })
  const old = 'nightly-2020-01-01T00-00-00Z.tar'
  const names = Array.from({ length: 8 }, (_, index) => `nightly-2026-0${index + 1}-01T00-00-00Z.tar`)
  for (const name of [old, ...names]) writeFileSync(join(folder, name), '')
  mkdirSync(join(folder, '.nightly-left-by-a-kill'))
  const backup = await runNightlyBackup(api.deps)
  expect(backup.counts).toMatchObject({ accounts: 1, bookings: 0 })
  const left = readdirSync(folder)
  expect(left).not.toContain(old)
  expect(left).not.toContain('.nightly-left-by-a-kill')
  expect(left.length).toBeLessThan(names.length + 1)
  const shown = await api.call('GET', '/admin/backups', { token: admin.token })
  expect(shown.body).toMatchObject({ lastProven: { bytes: backup.bytes, uploads: 0 }, failure: null })
  expect(shown.text).not.toContain(api.dataDir)
  const customer = await api.signUp()
  expect((await api.call('GET', '/admin/backups', { token: customer.token })).status).toBe(403)
  const logs = await api.call<{ data: { total: number } }>('GET', '/audit/logs?action=ADMIN_ACTION', {
    token: admin.token,
  })
  expect(logs.body.data.total).toBe(1)
})
