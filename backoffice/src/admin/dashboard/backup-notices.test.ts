import type { BackupStatus } from '@thodu/api/contract/operations/operations.schema'
import { expect, test } from 'vitest'
import { noticesOn } from './backup-notices.ts'

const at = '2026-11-21T02:00:00.000Z'
const lastProven = { bytes: 1, createdAt: at, provenAt: at, counts: {}, uploads: 0, sealed: true }
const elsewhere = { lastCopy: { at, bytes: 1 }, failure: null, sameDisk: false }
const failure = { at, message: 'the bucket answered 507 StorageFull' }

test.each<[string, Partial<BackupStatus>, string[]]>([
  ['nothing was made yet', { lastProven: null, elsewhere: null }, ['none', 'oneDisk']],
  ['all copies lie on one disk', { elsewhere: null }, ['proven', 'oneDisk']],
  ['a copy lies elsewhere', { elsewhere }, ['proven', 'copied']],
  ['none was copied yet', { elsewhere: { ...elsewhere, lastCopy: null } }, ['proven', 'notCopied']],
  ['the copy failed', { elsewhere: { ...elsewhere, failure } }, ['proven', 'copyFailed!', 'copied']],
  ['the other folder is the same disk', { elsewhere: { ...elsewhere, sameDisk: true } }, ['proven', 'oneDisk']],
  ['the backup failed', { failure, elsewhere }, ['failed!', 'copied']],
])('%s', (_, given, expected) => {
  const remarks = noticesOn({ lastProven, failure: null, elsewhere: null, ...given })
  expect(remarks.map(({ key, isAlarming }) => (isAlarming ? `${key}!` : key))).toEqual(expected)
})
