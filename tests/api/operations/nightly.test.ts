import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupNow, makeBackupKey } from '@thodu/api'
import { newId } from '@thodu/db'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { writeFact } from '../../../api/src/operations/backups/system-facts.ts'
import { appendErased, completeErased, erasureListFile, readErased } from '../../../api/src/operations/erasure-list.ts'
import { readBackupStatus } from '../../../api/src/operations/nightly/backup-status.ts'
import { copyNewestBackup, isCopyDue } from '../../../api/src/operations/nightly/copy-newest-backup.ts'
import { lookForWork, startNightlyBackup } from '../../../api/src/operations/nightly/nightly-backup.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { deleteRows, selectRows, updateRows } from '../../support/rows.ts'

const scratch = mkdtempSync(join(tmpdir(), 'thodu-nightly-'))
const patience = { timeout: 20_000 }
const key = makeBackupKey()
let now: Date
let api: TestApi
let logged: unknown[]
beforeAll(async () => {
  now = new Date('2026-06-10T06:30:00.000Z')
  api = await createTestApi({}, { now: () => now })
})
afterAll(async () => {
  await api.close()
  rmSync(scratch, { recursive: true, force: true })
})
beforeEach(async () => {
  logged = []
  rmSync(folder(), { recursive: true, force: true })
  await deleteRows(api, 'system_facts')
})
afterEach(() => {
  vi.useRealTimers()
  giveWay()
})

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20))
const folder = () => join(api.dataDir, 'backups')
const backups = () => readdirSync(folder()).toSorted()
const deps = (more: Partial<TestApi['config']> = {}) => {
  const note = (...line: unknown[]) => void logged.push(line)
  const logger = Object.assign(Object.create(api.deps.logger), { error: note })
  return { ...api.deps, logger, config: { ...api.config, ...more } }
}
const status = (more: Partial<TestApi['config']> = {}) => readBackupStatus(deps(more))
/** Sets a time of the city, which is five and a half hours ahead of UTC. */
const setClock = (day: string, time: string) => {
  now = new Date(`${day}T${time}:00+05:30`)
}

const madeAt = (createdAt: Date) =>
  api.deps.database.write((tx) =>
    writeFact(tx, 'last-nightly-backup', { createdAt: createdAt.toISOString(), sealed: false, file: 'x' }, createdAt),
  )
const provenAt = async () => (await status()).lastProven?.provenAt
const standInTheWay = () => mkdirSync(erasureListFile(api.dataDir))
const giveWay = () => rmSync(erasureListFile(api.dataDir), { recursive: true, force: true })

test('each day of the city has one backup, also when the clock was set to a later day before', async () => {
  standInTheWay()
  const isDue = async (day: string, time: string, recipients: (typeof key.recipient)[] = []) => {
    setClock(day, time)
    await deleteRows(api, 'system_facts', { name: 'backup-failure' })
    await lookForWork(deps({ backupRecipients: recipients }))
    return (await status()).failure !== null
  }
  expect(await isDue('2026-06-10', '00:01')).toBe(true)
  await madeAt(now)
  expect(await isDue('2026-06-10', '00:01')).toBe(false)
  expect(await isDue('2026-06-10', '23:59')).toBe(false)
  expect(await isDue('2026-06-11', '00:00')).toBe(true)
  expect(await isDue('2026-06-09', '23:59')).toBe(true)
  expect(await isDue('2026-06-10', '12:00', [key.recipient])).toBe(true)
})

test('a manual backup is shown and does not replace the backup of the night', async () => {
  await backupNow(deps(), join(scratch, 'by-hand.tar'))
  expect(await provenAt()).toBe(now.toISOString())
  const facts = await selectRows(api, 'system_facts', ['name'])
  expect(facts).toEqual([{ name: 'last-proven-backup' }])
  // A record of an older version does not state whether the backup was sealed.
  const older = { bytes: 1, createdAt: now.toISOString(), provenAt: now.toISOString(), counts: {}, uploads: 0 }
  await api.deps.database.write((tx) => writeFact(tx, 'last-proven-backup', older, now))
  expect((await status()).lastProven).toEqual({ ...older, sealed: false })
})

test('a failed backup is logged, shown and tried again', async () => {
  expect(await status()).toEqual({ lastProven: null, failure: null, elsewhere: null })
  standInTheWay()
  await lookForWork(deps())
  expect((await status()).failure).toEqual({ at: now.toISOString(), message: expect.stringContaining('EISDIR') })
  expect(logged).toMatchObject([[{ err: expect.any(Error) }, 'backup-failure']])
  giveWay()
  await lookForWork(deps())
  expect([(await status()).failure, await provenAt(), backups().length]).toEqual([null, now.toISOString(), 1])
  expect([logged.length, statSync(folder()).mode & 0o077]).toEqual([1, 0])
  expect(backups()[0]).toMatch(/\.tar$/)
})

test('the server looks for due backups every five minutes until it stops', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  standInTheWay()
  const stop = startNightlyBackup(deps())
  vi.advanceTimersByTime(5 * 60_000 - 1)
  await aMoment()
  expect(logged).toHaveLength(0)
  // The next look waits for the end of the running one.
  vi.advanceTimersByTime(9 * 60_000)
  await expect.poll(() => logged.length, patience).toBe(1)
  await expect.poll(async () => (await status()).failure, patience).not.toBeNull()
  await aMoment()
  expect(logged).toHaveLength(1)
  vi.advanceTimersByTime(5 * 60_000)
  await expect.poll(() => logged.length, patience).toBe(2)
  stop()
  await expect.poll(() => vi.getTimerCount(), patience).toBe(0)
})

test('a copy is sent sealed or not at all, once, together with the erasure list', async () => {
  const place = join(scratch, 'place')
  mkdirSync(place)
  const backupTo = { kind: 'folder', path: place } as const
  await madeAt(now)
  await lookForWork(deps({ backupTo }))
  expect([await isCopyDue(deps({ backupTo })), readdirSync(place)]).toEqual([false, []])
  await expect(copyNewestBackup(deps({ backupTo }))).rejects.toThrow('there is no backup to copy')
  const config = { backupTo, backupRecipients: [key.recipient] }
  appendErased(api.dataDir, [{ id: 'somebody', day: '2026-06-10', what: 'purged' }])
  now = new Date(now.getTime() + 1_000)
  await lookForWork(deps(config))
  const [backup = ''] = backups().filter((name) => name.endsWith('.sealed'))
  expect(readdirSync(place).toSorted()).toEqual([
    backup,
    expect.stringMatching(/^purged-.*Z\.jsonl$/),
    'thodu-installation',
  ])
  expect(readFileSync(join(place, backup))).toEqual(readFileSync(join(folder(), backup)))
  expect((await status(config)).elsewhere).toEqual({
    lastCopy: { at: now.toISOString(), bytes: statSync(join(place, backup)).size },
    failure: null,
    sameDisk: true,
  })
  expect((await api.readAudit()).at(-1)).toMatchObject({
    action: 'ADMIN_ACTION',
    resource_type: 'system',
    description: 'Backup copied to another place and verified there',
  })
  await expect(copyNewestBackup(deps(config))).rejects.toThrow('there is no backup to copy')
  expect(
    (await status({ ...config, backupTo: { kind: 'folder', path: join(scratch, 'none') } })).elsewhere,
  ).toMatchObject({ sameDisk: false })
  // The copy is due on the machine that made the backup, even with a shared database.
  await deleteRows(api, 'system_facts', { name: 'last-copy-elsewhere' })
  const shared = { ...deps(config), database: { ...api.deps.database, isShared: true } }
  expect(await isCopyDue(shared)).toBe(true)
  rmSync(join(folder(), backup))
  expect(await isCopyDue(shared)).toBe(false)
})

test('the erasure list adds each account erased, closed or released on another machine once', async () => {
  const add = async (more: { removed_at?: string; restricted_at?: string }) => {
    const id = await api.addAccount('user', { name: 'Asha Rao', email: `${newId()}@example.in` })
    if (Object.keys(more).length > 0) await updateRows(api, 'accounts', { id }, more)
    return id
  }
  now = new Date('2026-06-12T20:00:00.000Z')
  // In the late evening of the ninth, which is the tenth in the city.
  const evening = '2026-06-09T19:00:00.000Z'
  const purged = await add({ removed_at: evening })
  const closed = await add({ restricted_at: evening })
  const stays = await add({})
  const list = () => readErased([erasureListFile(api.dataDir)])
  await completeErased(deps())
  expect([list().get(purged), list().get(closed), list().has(stays)]).toEqual([
    { id: purged, day: '2026-06-10', what: 'purged' },
    { id: closed, day: '2026-06-10', what: 'closed' },
    false,
  ])
  const before = readFileSync(erasureListFile(api.dataDir), 'utf8')
  await completeErased(deps())
  expect(readFileSync(erasureListFile(api.dataDir), 'utf8')).toBe(before)
  await updateRows(api, 'accounts', { id: closed }, { restricted_at: null })
  await completeErased(deps())
  await completeErased(deps())
  expect(list().get(closed)).toEqual({ id: closed, day: '2026-06-13', what: 'opened' })
  expect(readFileSync(erasureListFile(api.dataDir), 'utf8').split('\n')).toHaveLength(before.split('\n').length + 1)
})
