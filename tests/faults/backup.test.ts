import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeBackupKey, restoreBackup } from '@thodu/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminEnv, signUp } from '../support/people.ts'
import { findLeaf } from '../support/servers/processes.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { checkInvariants } from './support/check-invariants.ts'
import { expectSound, printFigures, rounds } from './support/figures.ts'
import { acknowledged, createLedger, type Ledger } from './support/ledger.ts'
import { startLoad } from './support/load.ts'
import { runScript } from './support/run-script.ts'

const scratch = mkdtempSync(join(tmpdir(), 'thodu-backups-'))
const safe = makeBackupKey()
const keyFile = join(scratch, 'key')
writeFileSync(keyFile, safe.printed)
const kinds = {
  plain: { env: {}, key: [] },
  sealed: { env: { BACKUP_RECIPIENTS: safe.recipient }, key: ['--key', keyFile] },
} as const
let server: TestServer
let token = ''

beforeAll(async () => {
  server = await startServer({ env: adminEnv })
  token = (await signUp(server)).token
})
afterAll(async () => {
  await server.remove()
  rmSync(scratch, { recursive: true, force: true })
})

const copyOf = (ledger: Ledger): Ledger => ({
  ...ledger,
  bookings: new Map(ledger.bookings),
  attempted: new Set(ledger.attempted),
  documents: new Set(ledger.documents),
})
const targetOf = (dataDir: string) => ({
  dataDir,
  database: join(dataDir, 'thodu.db'),
  databaseFile: join(dataDir, 'thodu.db'),
  databaseAddress: undefined,
  uploads: { kind: 'folder', path: join(dataDir, 'uploads') } as const,
})

test('backups taken under load each restore into a new folder with every row and file', async () => {
  const count = rounds(20, 2)
  const ledger = createLedger()
  const stopLoad = startLoad([{ url: server.url, token }], ledger, 4)
  for (let round = 1; round <= count; round++) {
    await sleep(150)
    // Everything answered before the backup began must be in it; later records may be.
    const before = copyOf(ledger)
    const file = join(scratch, `${round}.tar`)
    const { env, key } = round % 2 === 0 ? kinds.sealed : kinds.plain
    const made = await runScript('backup', [file], server.dataDir, env)
    expect(made.code, made.output).toBe(0)
    const folder = join(scratch, `restored-${round}`)
    const restored = await runScript('restore', [file, ...key], folder)
    expect(restored.code, restored.output).toBe(0)
    expectSound(await checkInvariants(folder, before, true))
    rmSync(folder, { recursive: true })
  }
  await stopLoad()
  const refused = await runScript('restore', [join(scratch, '1.tar')], server.dataDir)
  expect(refused.output).toContain('The server is running')
  expect(refused.code).toBe(1)
  printFigures('backup under load', {
    backups: count,
    sealed: Math.floor(count / 2),
    restored: count,
    acknowledged: acknowledged(ledger),
    lost: 0,
  })
})

/**
 * Unsealed folders of backup and restore scripts. Those of the running server do not count: it looks for due backups every
 * five minutes.
 */
const listScratch = ({ dataDir, pid }: TestServer): string[] =>
  [dataDir, join(dataDir, 'backups')].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder).filter((name) => name.startsWith('.') && !name.includes(`-${findLeaf(pid)}-`))
      : [],
  )

test('a backup killed while it is sealed leaves nothing unsealed beyond the next look', async () => {
  const count = rounds(20, 3)
  let killedAtWork = 0
  for (let round = 0; round < count; round++) {
    const file = join(scratch, `killed-${round}`)
    // The first kill comes as soon as an unsealed file exists, and each further one later.
    const delay = round * 15
    let begun = 0
    await runScript('backup', [file], server.dataDir, kinds.sealed.env, () => {
      if (begun === 0 && listScratch(server).length > 0) begun = Date.now()
      return begun > 0 && Date.now() - begun >= delay
    })
    const left = listScratch(server)
    if (left.length > 0) killedAtWork += 1
    if (existsSync(file)) await restoreBackup(file, targetOf(join(scratch, `after-${round}`)), new Date(), keyFile)
    const next = await runScript('backup', [`${file}-next`], server.dataDir, kinds.sealed.env)
    expect(next.code, next.output).toBe(0)
    expect(listScratch(server)).toEqual([])
  }
  expect(killedAtWork).toBeGreaterThan(0)
  printFigures('killed sealed backups', { rounds: count, 'killed at work': killedAtWork, 'left unsealed': 0 })
})
