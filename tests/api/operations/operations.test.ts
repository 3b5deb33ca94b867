import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackupKey } from '@thodu/api'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backupNow } from '../../../api/src/operations/backups/backup-now.ts'
import { makeScratch, sweepScratch } from '../../../api/src/operations/backups/scratch.ts'
import { workPrefix } from '../../../api/src/operations/backups/scratch-name.ts'
import { writeFact } from '../../../api/src/operations/backups/system-facts.ts'
import { runNightlyBackup } from '../../../api/src/operations/nightly/nightly-backup.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { adminEnv } from '../../support/people.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'
import { repository } from '../../support/sources/source-files.ts'

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

test('the health check reports backups and mails to operators, and to others only that the server works', async () => {
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

test('metrics require METRICS_TOKEN once it is set, and do not exist for other callers', async () => {
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

test('a nightly backup is verified, kept by the retention rule, logged, and shown to admins', async () => {
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

const alerts = join(repository, 'deploy', 'prometheus-alerts.yml')
const rules = readFileSync(alerts, 'utf8')
const day = 24 * 60 * 60 * 1000

test('each metric of a shipped alert rule exists in /api/metrics, in the format of the rule', async () => {
  const api = await createTestApi({ METRICS_TOKEN: token })
  Object.assign(api.deps.config, { backupTo: { kind: 'folder', path: '/elsewhere' } })
  await api.deps.database.write((tx) =>
    writeFact(tx, 'mail-failure', { since: new Date(Date.now() - day).toISOString(), message: '' }, new Date()),
  )
  await api.call('GET', '/catalogue')
  const answer = await api.call('GET', '/metrics', { headers: { Authorization: `Bearer ${token}` } })
  await api.close()
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; ?version=0\.0\.4/)
  const wanted = new Set([...rules.matchAll(/\b(?:thodu|process)_\w+/g)].map(([name]) => name))
  expect(rules.match(/- alert: /g)).toHaveLength(6)
  expect(
    [...wanted].filter((name) => !new RegExp(`^${name}(?:\\{[^}]*\\})? [\\d.e+-]+$`, 'm').test(answer.text)),
  ).toEqual([])
  const figure = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(answer.text)?.[1])
  expect(figure('thodu_mail_failing_seconds')).toBeGreaterThanOrEqual(day / 1000)
  expect(figure('thodu_disk_free_bytes')).toBeGreaterThan(figure('thodu_backup_needs_bytes'))
  expect(answer.text).toMatch(/^thodu_build_info\{version="\d+\.\d+\.\d+",node="[\d.]+"\} 1$/m)
  const checked = spawnSync('promtool', ['check', 'rules', alerts], { encoding: 'utf8' })
  if (checked.error === undefined)
    expect([checked.status, checked.stdout]).toEqual([0, expect.stringContaining('6 rules')])
})

describe('recorded backups', () => {
  let api: TestApi
  beforeEach(async () => {
    api = await createTestApi()
  })
  afterEach(() => api.close())

  const counts = { accounts: 1, bookings: 2, documents: 0, auditRows: 3 }
  const made = (sealed: boolean) => ({
    make: async (_task: unknown, file: string, now: Date) => ({
      ...{ file, bytes: 10, sha256: 'x', sealed, createdAt: now.toISOString(), counts, uploads: 0, lostUploads: [] },
    }),
  })
  const withRecipients = () => ({
    ...api.deps,
    config: { ...api.deps.config, backupRecipients: [makeBackupKey().recipient] },
  })

  test('a manual backup is refused when it would be unsealed beside sealed nightly ones', async () => {
    const file = join(api.deps.config.dataDir, 'by-hand')
    const byHand = (deps = api.deps) => backupNow(deps, file, made(deps.config.backupRecipients.length > 0))
    expect((await byHand()).sealed).toBe(false)
    await backupNow(api.deps, file, { ...made(false), nightly: true })
    expect((await byHand()).sealed).toBe(false)
    await backupNow(withRecipients(), file, { ...made(true), nightly: true })
    await expect(byHand()).rejects.toThrow('The nightly backups are sealed and this one would not be')
    expect((await byHand(withRecipients())).sealed).toBe(true)
    await backupNow(api.deps, file, { ...made(false), nightly: true })
    expect((await byHand()).sealed).toBe(false)
  })
})

/** A process id that does not exist: the highest of Linux plus one. */
const nobody = 4_194_305
/** The folder prefix of a process with this id, on this machine and in a container that shares the folder. */
const here = (pid: number) => workPrefix.replace(/\d+-$/, `${pid}-`)
const elsewhere = (pid: number) => `.work-0123456789ab-${pid}-`

test('unsealed files of a killed process are deleted, and those of a running process after a day only', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'thodu-scratch-'))
  const backups = join(dataDir, 'backups')
  const folders = {
    dead: join(backups, `${here(nobody)}abc`),
    deadRestore: join(dataDir, `${here(nobody)}abc`),
    olderVersion: join(dataDir, '.restore-2026-01-01T00-00-00-000Z'),
    ownLeft: await makeScratch(backups),
    anotherAtWork: join(backups, `${here(process.ppid)}abc`),
    anotherAtWorkForDays: join(backups, `${here(process.ppid)}old`),
    sameNumberElsewhere: join(backups, `${elsewhere(process.pid)}abc`),
    silentElsewhere: join(backups, `${elsewhere(process.ppid)}old`),
    beforePlacesHadNames: join(backups, `.work-${process.ppid}-old`),
  }
  for (const folder of Object.values(folders)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'thodu.db'), 'patients')
  }
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
  utimesSync(folders.anotherAtWorkForDays, twoDaysAgo, twoDaysAgo)
  const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000)
  for (const folder of [folders.silentElsewhere, folders.beforePlacesHadNames, folders.anotherAtWork])
    utimesSync(folder, elevenMinutesAgo, elevenMinutesAgo)
  writeFileSync(join(backups, 'nightly-2026-11-21T00-00-00Z.tar.sealed'), '')
  writeFileSync(join(dataDir, 'thodu.db'), '')
  await sweepScratch(dataDir)
  expect(existsSync(join(folders.anotherAtWork, 'thodu.db'))).toBe(true)
  expect(existsSync(join(folders.sameNumberElsewhere, 'thodu.db'))).toBe(true)
  expect(readdirSync(dataDir).sort()).toEqual(['backups', 'thodu.db'])
  expect(readdirSync(backups)).toHaveLength(3)
  rmSync(dataDir, { recursive: true, force: true })
})
