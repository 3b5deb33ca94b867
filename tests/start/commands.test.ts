import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdmin, createDeps, loadConfig, requireInstallation } from '@thodu/api'
import { migrations, openSqlite } from '@thodu/db'
import { Migrator } from 'kysely/migration'
import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../support/servers/server.ts'
import { repository } from '../support/sources/source-files.ts'

const scratch = mkdtempSync(join(tmpdir(), 'thodu-commands-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

type Ended = { status: number | null; stdout: string; stderr: string }

function run(script: string, args: string[], env: Record<string, string>, wrapper: string[] = []): Ended {
  const [program = '', ...rest] = [...wrapper, process.execPath, script, ...args]
  const { PATH = '' } = process.env
  return spawnSync(program, rest, { cwd: repository, env: { PATH, ...env }, encoding: 'utf8' })
}

async function install(name: string, { withAdmin = true } = {}): Promise<string> {
  const dataDir = join(scratch, name)
  const deps = await createDeps(loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  if (withAdmin) await createAdmin(deps, { email: 'office@example.in', password: 'Kakatiya#2026' })
  await deps.database.close()
  return dataDir
}

const commands: [script: string, args: string[]][] = [
  ['scripts/admin.ts', ['create', 'office@example.in']],
  ['scripts/admin.ts', ['remove', 'office@example.in']],
  ['scripts/admin.ts', ['reset-factor', 'office@example.in']],
  ['scripts/admin.ts', ['purge', '--dry-run']],
  ['scripts/admin.ts', ['verify-audit']],
  ['scripts/admin.ts', ['move-database', '--to', `sqlite:${join(scratch, 'moved.db')}`]],
  ['scripts/backup.ts', [join(scratch, 'backup.tar')]],
]

describe.each(commands)('%s %j', (script, args) => {
  test('refuses a folder without an installation with its path, and creates nothing', () => {
    const missing = join(scratch, 'missing')
    const { status, stdout, stderr } = run(script, args, { DATA_DIR: missing })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^There is no installation: \S+missing does not exist\. .*as-thodu.*\n$/)
    expect(existsSync(missing)).toBe(false)
  })
})

test('a folder without a database is no installation', () => {
  const empty = join(scratch, 'empty')
  mkdirSync(empty)
  expect(() => requireInstallation({ DATA_DIR: empty })).toThrow(`${join(empty, 'thodu.db')} does not exist`)
  expect(readdirSync(empty)).toEqual([])
})

test('a restore creates an installation only in a folder that DATA_DIR names', async () => {
  const dataDir = await install('source')
  const backup = join(scratch, 'restored.tar')
  const made = run('scripts/backup.ts', [backup], { DATA_DIR: dataDir })
  expect(made.status, made.stderr).toBe(0)
  const { status, stderr } = run('scripts/restore.ts', [backup], {})
  expect([status, stderr]).toEqual([1, expect.stringContaining('A restore on a new machine needs DATA_DIR as well.')])
  const target = join(scratch, 'target')
  const restored = run('scripts/restore.ts', [backup], { DATA_DIR: target })
  expect(restored.status, restored.stderr).toBe(0)
  expect(restored.stderr).toContain(`database ${join(target, 'thodu.db')}`)
}, 60_000)

test('only the server upgrades a database: commands refuse an older one, and a backup copies it unchanged', async () => {
  const dataDir = join(scratch, 'older')
  mkdirSync(dataDir)
  const database = openSqlite(join(dataDir, 'thodu.db'))
  const migrator = new Migrator({ db: database.upkeep.writer, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo(Object.keys(migrations).at(-2) ?? '')
  const before = await database.upkeep.listApplied()
  await database.close()

  const refused = run('scripts/admin.ts', ['verify-audit'], { DATA_DIR: dataDir })
  expect([refused.status, refused.stdout]).toEqual([1, ''])
  expect(refused.stderr).toMatch(/is from an older version and lacks 1 migrations\. Start the server/)
  const backup = run('scripts/backup.ts', [join(scratch, 'older.tar')], { DATA_DIR: dataDir })
  expect(backup.status, backup.stderr).toBe(0)

  const after = openSqlite(join(dataDir, 'thodu.db'))
  expect(await after.upkeep.listApplied()).toEqual(before)
  await after.close()
}, 60_000)

test('a move refuses an installation without accounts', async () => {
  const dataDir = await install('unused', { withAdmin: false })
  const { status, stderr } = run('scripts/admin.ts', ['move-database'], {
    DATA_DIR: dataDir,
    MOVE_TO: `sqlite:${join(scratch, 'nothing.db')}`,
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('contains no account, so there is nothing to move.')])
}, 60_000)

describe('a start ends with one line when', () => {
  const start = (env: Record<string, string>, wrapper: string[] = []) => {
    const { status, stderr } = run('api/src/main.ts', [], { PORT: '0', ...env }, wrapper)
    expect(status).toBe(1)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    return stderr
  }
  /** Root may write everywhere, so this start uses another account. */
  const asOther = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--clear-groups'] : []
  const makeFolder = (name: string, mode = 0o755) => {
    const folder = mkdtempSync(join(tmpdir(), `thodu-${name}-`))
    chmodSync(folder, mode)
    return folder
  }

  test('DATA_DIR is not writable', () => {
    const folder = makeFolder('closed', 0o555)
    expect(start({ DATA_DIR: folder }, asOther)).toMatch(/^\S+jwt-secret\S*: this account may not read or write it/)
    rmSync(folder, { recursive: true })
  })

  test('the secret is not readable', () => {
    const folder = makeFolder('secret', 0o777)
    writeFileSync(join(folder, 'jwt-secret'), 'x'.repeat(40), { mode: 0o000 })
    expect(start({ DATA_DIR: folder }, asOther)).toMatch(/jwt-secret: this account may not read or write it/)
    rmSync(folder, { recursive: true })
  })

  test('the database is no database file', () => {
    const folder = makeFolder('garbage')
    writeFileSync(join(folder, 'thodu.db'), 'no database at all, and long enough to be seen as such. '.repeat(100))
    expect(start({ DATA_DIR: folder })).toMatch(/^The database \S+thodu\.db is damaged or not a database\. Restore/)
    rmSync(folder, { recursive: true })
  })

  test('the database belongs to another account', () => {
    const folder = makeFolder('foreign', 0o777)
    const database = openSqlite(join(folder, 'thodu.db'))
    database.upkeep.raw.exec('create table x (y)')
    database.upkeep.raw.close()
    chmodSync(join(folder, 'thodu.db'), 0o400)
    expect(start({ DATA_DIR: folder, JWT_SECRET: 'x'.repeat(40) }, asOther)).toMatch(
      /^The database \S+thodu\.db cannot be opened for writing by this account/,
    )
    rmSync(folder, { recursive: true })
  })
})

describe('moving to another database', () => {
  async function prepareMove(name: string) {
    const dataDir = await install(name)
    return (given: string[], env: Record<string, string> = {}) =>
      run('scripts/admin.ts', ['move-database', ...given], { DATA_DIR: dataDir, ...env })
  }

  test('uses MOVE_TO, so that no password is in the list of processes', async () => {
    const move = await prepareMove('moved-by-variable')
    const target = join(scratch, 'by-variable.db')
    const { status, stdout, stderr } = move([], { MOVE_TO: `sqlite:${target}` })
    expect(status, stderr).toBe(0)
    expect(stderr).toMatch(/^Thodu \d+\.\d+\.\d+, database \S+thodu\.db\n$/)
    expect(stdout).toContain(', all equal.')
    expect(existsSync(target)).toBe(true)
  }, 60_000)

  test('warns about a password in --to, and requires a target', async () => {
    const move = await prepareMove('not-moved')
    const shown = move(['--to', 'postgres://thodu:letters7@127.0.0.1:1/thodu'])
    expect(shown.status).toBe(1)
    expect(shown.stderr).toContain('Every user of this machine can read the password in --to')
    expect(shown.stderr).not.toContain('letters7')
    const [missing, empty] = [move([]), move(['--to'], { MOVE_TO: 'sqlite:x' })]
    for (const { status, stderr } of [missing, empty]) expect([status, stderr.slice(0, 6)]).toEqual([1, 'Usage:'])
  }, 60_000)
})

test('a second server on one SQLite file is refused, and a killed one leaves no lock', async () => {
  const first = await startServer()
  const { dataDir } = first
  await expect(startServer({ dataDir })).rejects.toThrow(
    /A server already runs on \S+thodu\.db\. Stop it first, or start this one with another DATA_DIR\./,
  )
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
  await first.stop('SIGKILL')
  const next = await startServer({ dataDir })
  expect((await fetch(`${next.url}/api/health`)).status).toBe(200)
  await next.remove()
  await first.remove()
}, 240_000)
