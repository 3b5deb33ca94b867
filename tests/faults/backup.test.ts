import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { restoreBackup } from '@thodu/api'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminEnv, signUp } from '../support/people.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { checkInvariants } from './support/check-invariants.ts'
import { expectSound, printFigures, rounds } from './support/figures.ts'
import { acknowledged, createLedger, type Ledger } from './support/ledger.ts'
import { sendUpload, startLoad } from './support/load.ts'
import { runScript } from './support/run-script.ts'

const scratch = mkdtempSync(join(tmpdir(), 'thodu-backups-'))
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
  uploadsDir: join(dataDir, 'uploads'),
})

test('backups taken under load each restore into a fresh folder with every row and file', async () => {
  const count = rounds(20, 2)
  const ledger = createLedger()
  const stopLoad = startLoad([{ url: server.url, token }], ledger, 4)
  for (let round = 1; round <= count; round++) {
    await sleep(150)
    // What was answered before the backup began must be in it; what came after may be.
    const before = copyOf(ledger)
    const file = join(scratch, `${round}.tar`)
    const made = await runScript('backup', [file], server.dataDir)
    expect(made.code, made.output).toBe(0)
    const folder = join(scratch, `restored-${round}`)
    const restored = await runScript('restore', [file], folder)
    expect(restored.code, restored.output).toBe(0)
    expectSound(await checkInvariants(folder, before, true))
    rmSync(folder, { recursive: true })
  }
  await stopLoad()
  const refused = await runScript('restore', [join(scratch, '1.tar')], server.dataDir)
  expect(refused.output).toContain('The server is running')
  expect(refused.code).toBe(1)
  printFigures('backup under load', { backups: count, restored: count, acknowledged: acknowledged(ledger), lost: 0 })
})

/** Everything in a data folder as one digest. */
function digestOf(folder: string): string {
  const hash = createHash('sha256')
  for (const name of (readdirSync(folder, { recursive: true }) as string[]).sort()) {
    hash.update(name)
    if (/\.(db|png|pdf)$|uploads\//.test(name)) hash.update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex')
}

test('broken, foreign and newer backups are refused before live data is touched', async () => {
  await sendUpload({ url: server.url, token }, createLedger())
  const good = join(scratch, 'good.tar')
  expect((await runScript('backup', [good], server.dataDir)).code).toBe(0)
  const live = join(scratch, 'live')
  await restoreBackup(good, targetOf(live), new Date())
  const before = digestOf(live)
  const bytes = readFileSync(good)
  const broken = join(scratch, 'broken.tar')
  const refuse = async (content: Buffer, why: string) => {
    writeFileSync(broken, content)
    await expect(restoreBackup(broken, targetOf(live), new Date()), why).rejects.toThrow('Nothing was changed')
  }
  const flips = rounds(200, 20)
  for (let flip = 0; flip < flips; flip++) {
    const at = Math.floor((bytes.length * (flip + 0.5)) / flips)
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ (1 << (flip % 8))
    await refuse(changed, `bit flipped at ${at}`)
  }
  const cuts = rounds(50, 8)
  for (let cut = 0; cut < cuts; cut++) {
    const length = Math.floor((bytes.length * cut) / cuts)
    await refuse(bytes.subarray(0, length), `cut at ${length}`)
  }
  await refuse(bytes.subarray(0, bytes.length - 1), 'the last byte is missing')
  await refuse(Buffer.concat([bytes, Buffer.from('x')]), 'a byte too much')
  await refuse(Buffer.from('PK not ours'.repeat(1_000)), 'another program made it')
  expect(digestOf(live)).toBe(before)
  printFigures('broken backups', { 'bits flipped': flips, 'cut short': cuts, foreign: 1, refused: flips + cuts + 3 })
})

test('a backup of a newer version is refused, and what a restore replaces is kept', async () => {
  const newer = join(scratch, 'newer')
  cpSync(join(scratch, 'live'), newer, { recursive: true })
  const database = new BetterSqlite3(join(newer, 'thodu.db'))
  const rows = database.prepare('select count(*) as rows from bookings').get() as { rows: number }
  database.prepare("insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030')").run()
  database.close()
  const { writeBackup } = await import('../../api/src/operations/backups/write-backup.ts')
  const file = join(scratch, 'newer.tar')
  await expect(writeBackup(targetOf(newer), file, new Date())).rejects.toThrow('newer version')

  const live = join(scratch, 'live')
  const { replaced } = await restoreBackup(join(scratch, 'good.tar'), targetOf(live), new Date())
  const kept = new BetterSqlite3(join(replaced ?? '', 'thodu.db'), { readonly: true })
  expect(kept.prepare('select count(*) as rows from bookings').get()).toEqual(rows)
  kept.close()
  expect(readdirSync(join(replaced ?? '', 'uploads')).length).toBeGreaterThan(0)
})
