import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBackupKey } from '@thodu/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backupNow } from '../../../api/src/operations/backups/backup-now.ts'
import { readBackupStatus } from '../../../api/src/operations/nightly/backup-status.ts'
import { copyTonights, isCopyDue } from '../../../api/src/operations/nightly/copy-tonights.ts'
import type { Bucket } from '../../../api/src/storage/place.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi()
})
afterEach(() => api.close())

const counts = { accounts: 1, bookings: 2, documents: 0, auditRows: 3 }
/** Says of a backup what one that was made would. */
const made = (sealed: boolean) => ({
  make: async (_task: unknown, file: string, now: Date) => ({
    ...{ file, bytes: 10, sha256: 'x', sealed, createdAt: now.toISOString(), counts, uploads: 0 },
  }),
})
const withRecipients = () => ({
  ...api.deps,
  config: { ...api.deps.config, backupRecipients: [makeBackupKey().recipient] },
})

test('a backup by hand is refused where it would lie in clear and those of the night do not', async () => {
  const file = join(api.deps.config.dataDir, 'by-hand')
  const byHand = (deps = api.deps) => backupNow(deps, file, made(deps.config.backupRecipients.length > 0))
  expect((await byHand()).sealed).toBe(false)
  await backupNow(api.deps, file, { ...made(false), nightly: true })
  expect((await byHand()).sealed).toBe(false)
  await backupNow(withRecipients(), file, { ...made(true), nightly: true })
  await expect(byHand()).rejects.toThrow('The nightly backups are sealed and this one would not be')
  expect((await byHand(withRecipients())).sealed).toBe(true)
  // The night itself is asked by nobody.
  await backupNow(api.deps, file, { ...made(false), nightly: true })
  expect((await byHand()).sealed).toBe(false)
})

const bucket: Bucket = {
  ...{ kind: 'bucket', url: 'https://s3.example.org/copies', prefix: '', region: '' },
  ...{ accessKeyId: 'k', secretAccessKey: 's' },
}
test('a folder for copies on the disk of the data is said to be none', async () => {
  const { config } = api.deps
  const elsewhere = async (backupTo: typeof config.backupTo, dataDir = config.dataDir) =>
    (await readBackupStatus({ ...api.deps, config: { ...config, dataDir, backupTo } })).elsewhere
  const folder = (path: string) => elsewhere({ kind: 'folder', path })
  expect(await elsewhere(undefined)).toBeNull()
  expect((await folder(join(config.dataDir, '..')))?.sameDisk).toBe(true)
  // What the system shows of itself lies on no disk.
  expect(await folder('/proc')).toEqual({ lastCopy: null, failure: null, sameDisk: false })
  expect((await elsewhere({ kind: 'folder', path: config.dataDir }, '/nowhere'))?.sameDisk).toBe(false)
  expect((await folder('/nowhere'))?.sameDisk).toBe(false)
  expect((await elsewhere(bucket))?.sameDisk).toBe(false)
})

test('what was made before there was a place for copies, or in clear, is not copied', async () => {
  const file = join(api.deps.config.dataDir, 'tonight')
  writeFileSync(file, 'sealed')
  const withPlace = {
    ...api.deps,
    config: { ...api.deps.config, backupTo: { kind: 'folder', path: '/nowhere' } as const },
  }
  expect(await isCopyDue(withPlace)).toBe(false)
  await backupNow(api.deps, file, { ...made(false), nightly: true })
  expect(await isCopyDue(withPlace)).toBe(false)
  await backupNow(withRecipients(), file, { ...made(true), nightly: true })
  expect(await isCopyDue(withPlace)).toBe(true)
  expect(await isCopyDue(api.deps)).toBe(false)
  await expect(copyTonights(api.deps)).rejects.toThrow('there is no backup to copy')
})
