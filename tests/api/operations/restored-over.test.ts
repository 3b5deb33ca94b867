import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBackupKey, restoreBackup } from '@thodu/api'
import { openSqlite } from '@thodu/db'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeProvenBackup } from '../../../api/src/operations/backups/prove-backup.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi()
})
afterEach(() => api.close())

const targetOf = (dataDir: string) => ({
  dataDir,
  database: join(dataDir, 'thodu.db'),
  databaseFile: join(dataDir, 'thodu.db'),
  databaseAddress: undefined,
  uploads: { kind: 'folder', path: join(dataDir, 'uploads') } as const,
})
const makeBackup = (
  name: string,
  backupRecipients: Parameters<typeof makeProvenBackup>[0]['backupRecipients'] = [],
) => {
  const { config } = api.deps
  const source = { ...targetOf(config.dataDir), database: config.databaseAddress ?? config.databaseFile }
  return makeProvenBackup(
    { ...source, uploads: config.uploads, backupRecipients },
    join(config.dataDir, name),
    new Date(),
  )
}

test('a backup says whether it is sealed', async () => {
  expect((await makeBackup('plain')).sealed).toBe(false)
  expect((await makeBackup('sealed', [makeBackupKey().recipient])).sealed).toBe(true)
})

test('a damaged database is kept, and no log that lay beside it is played into the one that comes', async () => {
  const { user } = await api.signUp({ name: 'Sita' })
  const { file } = await makeBackup('backup')
  const live = join(api.deps.config.dataDir, 'live')
  mkdirSync(live)
  const damaged = 'no database '.repeat(1_000)
  writeFileSync(join(live, 'thodu.db'), damaged)
  for (const end of ['-wal', '-shm']) writeFileSync(join(live, `thodu.db${end}`), 'of the one before')
  const { replaced = '' } = await restoreBackup(file, targetOf(live), new Date())
  expect(readFileSync(join(replaced, 'thodu.db'), 'utf8')).toBe(damaged)
  expect(readdirSync(live).filter((name) => /-(wal|shm)$/.test(name))).toEqual([])
  const restored = openSqlite(join(live, 'thodu.db'))
  const found = await restored.read.selectFrom('accounts').select('id').where('name', '=', 'Sita').execute()
  expect(found).toEqual([{ id: user._id }])
  await restored.close()
})
