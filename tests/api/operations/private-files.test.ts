import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDeps, loadConfig, queueMail } from '@thodu/api'
import { describe, expect, it } from 'vitest'

/** What others on the machine may do with each database file, once something was written. */
async function writeSomethingIn(dataDir: string): Promise<[string, number][]> {
  const deps = await createDeps(loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  const mail = { subject: '', text: '', html: '' }
  await deps.database.write((tx) => queueMail(tx, { email: 'a@example.in', language: 'en' }, () => mail, deps.now()))
  const modes = readdirSync(dataDir)
    .filter((name) => name.startsWith('thodu.db'))
    .map((name): [string, number] => [name, statSync(join(dataDir, name)).mode & 0o077])
  await deps.mailer.stop()
  await deps.database.close()
  return modes.toSorted()
}

const nobodyElse = [
  ['thodu.db', 0],
  ['thodu.db-shm', 0],
  ['thodu.db-wal', 0],
]

describe('database files in a folder that others can read', () => {
  it('are readable by their owner only', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'thodu-modes-'))
    chmodSync(dataDir, 0o755)
    expect(await writeSomethingIn(dataDir)).toEqual(nobodyElse)
    rmSync(dataDir, { recursive: true })
  })

  it('become so where an older version made them', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'thodu-modes-'))
    chmodSync(dataDir, 0o755)
    writeFileSync(join(dataDir, 'thodu.db'), '', { mode: 0o644 })
    expect(await writeSomethingIn(dataDir)).toEqual(nobodyElse)
    rmSync(dataDir, { recursive: true })
  })
})
