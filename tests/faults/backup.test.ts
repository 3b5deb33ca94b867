import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeBackupKey, restoreBackup } from '@thodu/api'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVerifiedBackup } from '../../api/src/operations/backups/verified-backup.ts'
import { adminEnv, firstAdmin, signUp } from '../support/people.ts'
import { findLeaf } from '../support/servers/processes.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { checkInvariants } from './support/check-invariants.ts'
import { expectSound, printFigures, rounds } from './support/figures.ts'
import { acknowledged, createLedger, type Ledger } from './support/ledger.ts'
import { sendUpload, startLoad } from './support/load.ts'
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

function digestOf(folder: string): string {
  const hash = createHash('sha256')
  for (const name of (readdirSync(folder, { recursive: true }) as string[]).sort()) {
    hash.update(name)
    if (/\.(db|png|pdf)$|uploads\//.test(name)) hash.update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex')
}

test.each(['plain', 'sealed'] as const)(
  'broken and foreign %s backups are refused before live data changes',
  async (kind) => {
    const { env, key } = kinds[kind]
    await sendUpload({ url: server.url, token }, createLedger())
    const good = join(scratch, `good-${kind}`)
    expect((await runScript('backup', [good], server.dataDir, env)).code).toBe(0)
    const live = join(scratch, `live-${kind}`)
    await restoreBackup(good, targetOf(live), new Date(), key[1])
    const before = digestOf(live)
    const bytes = readFileSync(good)
    const broken = join(scratch, 'broken')
    const refuse = async (content: Buffer, why: string) => {
      writeFileSync(broken, content)
      await expect(restoreBackup(broken, targetOf(live), new Date(), key[1]), why).rejects.toThrow(
        'Nothing was changed',
      )
    }
    const flips = rounds(200, 6)
    for (let flip = 0; flip < flips; flip++) {
      const at = Math.floor((bytes.length * (flip + 0.5)) / flips)
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ (1 << (flip % 8))
      await refuse(changed, `bit flipped at ${at}`)
    }
    const cuts = rounds(50, 3)
    for (let cut = 0; cut < cuts; cut++) {
      const length = Math.floor((bytes.length * cut) / cuts)
      await refuse(bytes.subarray(0, length), `cut at ${length}`)
    }
    await refuse(bytes.subarray(0, bytes.length - 1), 'the last byte is missing')
    await refuse(Buffer.concat([bytes, Buffer.from('x')]), 'a byte too much')
    await refuse(Buffer.from('PK not ours'.repeat(1_000)), 'another program made it')
    expect(digestOf(live)).toBe(before)
    const figures = { 'bits flipped': flips, 'cut short': cuts, foreign: 1, refused: flips + cuts + 3 }
    printFigures(`broken ${kind} backups`, figures)
  },
)

test('a sealed backup shows no content, and opens with its key only', async () => {
  const good = join(scratch, 'good-sealed')
  const bytes = readFileSync(good)
  const plain = readFileSync(join(scratch, 'good-plain'))
  for (const canary of ['SQLite format 3', 'Patient ', firstAdmin.email, 'thodu.db', 'manifest.json', 'IHDR']) {
    expect(plain.includes(canary), canary).toBe(true)
    expect(bytes.includes(canary), canary).toBe(false)
  }
  const refuse = async (args: string[], words: string) => {
    const folder = join(scratch, 'never')
    const { code, output } = await runScript('restore', [good, ...args], folder)
    expect(output).toContain(words)
    expect(output).toContain('Nothing was changed')
    expect(code).toBe(1)
    expect(readdirSync(folder)).toEqual(['jwt-secret'])
  }
  const otherKey = join(scratch, 'other-key')
  const other = makeBackupKey()
  writeFileSync(otherKey, other.printed)
  await refuse([], 'This backup is sealed. Give the file with its private key: --key FILE.')
  await refuse(['--key', otherKey], `it is sealed to another key than ${other.recipient}`)
  writeFileSync(
    otherKey,
    safe.printed.replace(/.$/, (last) => (last === '7' ? '8' : '7')),
  )
  await refuse(['--key', otherKey], 'a letter or a digit of it is wrong')
  await refuse(['--key', join(scratch, 'no-such-file')], 'cannot be read')
})

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

test('a backup of a newer version is refused, and a restore keeps the replaced data', async () => {
  const newer = join(scratch, 'newer')
  cpSync(join(scratch, 'live-plain'), newer, { recursive: true })
  const database = new BetterSqlite3(join(newer, 'thodu.db'))
  const rows = database.prepare('select count(*) as rows from bookings').get() as { rows: number }
  database.prepare("insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030')").run()
  database.close()
  const file = join(scratch, 'newer.tar')
  const task = { ...targetOf(newer), backupRecipients: [] }
  await expect(makeVerifiedBackup(task, file, new Date())).rejects.toThrow('newer version')

  const live = join(scratch, 'live-plain')
  const { replaced } = await restoreBackup(join(scratch, 'good-plain'), targetOf(live), new Date())
  const kept = new BetterSqlite3(join(replaced ?? '', 'thodu.db'), { readonly: true })
  expect(kept.prepare('select count(*) as rows from bookings').get()).toEqual(rows)
  kept.close()
  expect(readdirSync(join(replaced ?? '', 'uploads')).length).toBeGreaterThan(0)
})
