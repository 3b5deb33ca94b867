import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError, loadConfig, makeBackupKey, restoreBackup } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { BackupStatus } from '@thodu/api/contract/operations/operations.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backupNow } from '../../../api/src/operations/backups/backup-now.ts'
import { copyNewestBackup, isCopyDue } from '../../../api/src/operations/nightly/copy-newest-backup.ts'
import { lookForWork } from '../../../api/src/operations/nightly/nightly-backup.ts'
import { markerName } from '../../../api/src/storage/own-place.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { startBucket, type TestBucket } from '../../support/servers/bucket.ts'

const scratch = mkdtempSync(join(tmpdir(), 'thodu-copies-'))
const key = makeBackupKey()
const keyFile = join(scratch, 'key')
const day = 86_400_000
const operator = 'a-token-of-this-test'
let bucket: TestBucket

beforeAll(async () => {
  bucket = await startBucket()
  writeFileSync(keyFile, key.printed)
})
afterAll(async () => {
  await bucket.remove()
  rmSync(scratch, { recursive: true, force: true })
})

const targetOf = (dataDir: string) => ({
  dataDir,
  databaseFile: join(dataDir, 'thodu.db'),
  uploads: { kind: 'folder', path: join(dataDir, 'uploads') } as const,
})
const copiesIn = ({ names }: TestBucket): string[] => names().filter((name) => name !== markerName)
/** Signs in again each time, because a staff session ends before the clock reaches the next day (rule ACC-40). */
const readStatus = async (api: TestApi, admin: SignedIn): Promise<BackupStatus> => {
  const { token } = await api.signIn(admin.user.email)
  return (await api.call<BackupStatus>('GET', '/admin/backups', { token })).body
}

describe('copies of backups in a bucket', () => {
  let api: TestApi
  let admin: SignedIn

  beforeAll(async () => {
    api = await createTestApi({ BACKUP_RECIPIENTS: key.recipient, BACKUP_TO: bucket.url, METRICS_TOKEN: operator })
    admin = await api.makeAdmin()
  })
  afterAll(() => api.close())
  beforeEach(() => bucket.makeTrouble(undefined))

  test('are sealed, sent, read back and shown each night, and can be restored with the key alone', async () => {
    expect(await readStatus(api, admin)).toMatchObject({
      elsewhere: { lastCopy: null, failure: null, sameDisk: false },
    })
    await lookForWork(api.deps)
    const [name = ''] = copiesIn(bucket)
    expect(name).toMatch(/^nightly-.*Z\.tar\.sealed$/)
    expect(bucket.seen).toContain(`GET /copies/${name}`)
    for (const words of ['SQLite format 3', 'manifest.json', 'example.in'])
      expect(bucket.read(name).includes(words)).toBe(false)
    const status = await readStatus(api, admin)
    expect(status).toMatchObject({
      lastProven: { sealed: true },
      elsewhere: { lastCopy: { bytes: bucket.read(name).length }, failure: null },
    })
    const fetched = join(scratch, name)
    writeFileSync(fetched, bucket.read(name))
    const restored = await restoreBackup(fetched, targetOf(join(scratch, 'drill')), new Date(), keyFile)
    expect(restored.manifest.counts.accounts).toBe(1)
  })

  test('are reported to operators by health and metrics, and not to other callers', async () => {
    const headers = { Authorization: `Bearer ${operator}` }
    const { body } = await api.call('GET', '/health', { headers })
    expect(body).toMatchObject({ backup: { elsewhere: { lastCopy: { at: expect.any(String) } } } })
    expect((await api.call('GET', '/health')).body).toEqual({ status: 'ok' })
    const { text } = await api.call('GET', '/metrics', { headers })
    const seconds = Number(/^thodu_last_copy_elsewhere_seconds (\d+)$/m.exec(text)?.[1])
    expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(120)
  })

  test('a shell without the keys makes no unsealed backup', async () => {
    const file = join(scratch, 'by-hand.tar')
    const shell = { ...api.deps, config: { ...api.config, backupRecipients: [] } }
    await expect(backupNow(shell, file)).rejects.toThrow('BACKUP_RECIPIENTS is not set here')
    expect(existsSync(file)).toBe(false)
    expect((await backupNow(api.deps, file)).sealed).toBe(true)
  })

  test.each([
    ['full', 'the bucket answered 507 StorageFull'],
    ['lying', 'the stored copy differs from what was sent'],
  ] as const)('report a bucket that is %s, are tried again, and delete nothing old before', async (trouble, words) => {
    const before = copiesIn(bucket)
    const last = (await readStatus(api, admin)).elsewhere?.lastCopy
    api.clock.advance(day)
    bucket.makeTrouble(trouble)
    await lookForWork(api.deps)
    const shown = await readStatus(api, admin)
    expect(shown.elsewhere).toMatchObject({ lastCopy: last, failure: { message: words } })
    expect(shown.failure).toBeNull()
    expect(copiesIn(bucket)).toEqual(before)
    bucket.makeTrouble(undefined)
    await lookForWork(api.deps)
    expect(copiesIn(bucket)).toHaveLength(before.length + 1)
    expect((await readStatus(api, admin)).elsewhere?.failure).toBeNull()
  })

  test('are tried again when the bucket is unavailable, without showing its secret anywhere', async () => {
    api.clock.advance(day)
    await bucket.stop()
    const lines: string[] = []
    const { error } = api.deps.logger
    api.deps.logger.error = (...line: unknown[]) =>
      void lines.push(JSON.stringify(line, (_, value) => (value instanceof Error ? String(value.stack) : value)))
    await lookForWork(api.deps)
    api.deps.logger.error = error
    await bucket.start()
    const { token } = await api.signIn(admin.user.email)
    const shown = await api.call('GET', '/admin/backups', { token })
    expect(shown.body).toMatchObject({
      elsewhere: { failure: { message: 'the bucket could not be reached (ECONNREFUSED)' } },
    })
    const facts = await (await api.sideDoor()).rows('select * from system_facts')
    const everywhere = [lines.join(), shown.text, JSON.stringify([facts, await api.readAudit()])].join()
    expect(lines.length).toBeGreaterThan(0)
    expect(everywhere).not.toMatch(/CANARY|THODU:|a%2Fsecret/)
    await lookForWork(api.deps)
    expect((await readStatus(api, admin)).elsewhere?.failure).toBeNull()
  })

  test('are not sent twice when the bucket stored a copy without confirming it', async () => {
    api.clock.advance(day)
    await lookForWork(api.deps)
    await (await api.sideDoor()).run("delete from system_facts where name = 'last-copy-elsewhere'")
    const before = copiesIn(bucket)
    expect(await copyNewestBackup(api.deps)).toMatchObject({ name: before.at(-1) })
    expect(copiesIn(bucket)).toEqual(before)
  })
})

test('an unsealed backup from before the keys is never copied, and a sealed one is made immediately', async () => {
  const first = await createTestApi()
  await lookForWork(first.deps)
  const env = { BACKUP_RECIPIENTS: key.recipient, BACKUP_TO: bucket.url }
  const later = { ...first.deps, config: { ...first.config, ...loadConfigOf(env, first.dataDir) } }
  expect(await isCopyDue(later)).toBe(false)
  first.clock.advance(1_000)
  await lookForWork(later)
  expect(readdirSync(join(first.dataDir, 'backups'))).toEqual([expect.stringMatching(/Z\.tar\.sealed$/)])
  expect(await isCopyDue(later)).toBe(false)
  await first.close()
})

const loadConfigOf = (env: Record<string, string>, dataDir: string) => {
  const { backupRecipients, backupTo } = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env })
  return { backupRecipients, backupTo }
}

describe('the start refuses', () => {
  const start = (env: Record<string, string>) => loadConfig({ DATA_DIR: join(scratch, 'config'), ...env })
  test('BACKUP_TO without keys, and names the command that fixes it', () => {
    expect(() => start({ BACKUP_TO: bucket.url })).toThrow(ConfigError)
    expect(() => start({ BACKUP_TO: bucket.url })).toThrow(
      /^BACKUP_TO is wrong: .*npm run admin -- make-backup-key and set BACKUP_RECIPIENTS$/,
    )
  })

  test('a folder within DATA_DIR and invalid places and keys, without repeating them', () => {
    const sealed = { BACKUP_RECIPIENTS: key.recipient }
    expect(() => start({ ...sealed, BACKUP_TO: join(scratch, 'config', 'backups') })).toThrow('it is inside DATA_DIR')
    for (const wrong of ['s3://KEY:CANARY@host', 's3://KEY:CAN/ARY@host/bucket', 'copies'])
      expect(() => start({ ...sealed, BACKUP_TO: wrong }), wrong).toThrow(/^BACKUP_TO is wrong: (?!.*CAN)/)
    expect(() => start({ BACKUP_RECIPIENTS: key.printed })).toThrow(
      /^BACKUP_RECIPIENTS is wrong: must be one or two keys/,
    )
  })
})
