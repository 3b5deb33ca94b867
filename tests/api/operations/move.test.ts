import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDeps, loadConfig, makeBackupKey, moveInstallation } from '@thodu/api'
import { migrations, openDatabase, openSqlite } from '@thodu/db'
import BetterSqlite3 from 'better-sqlite3'
import { Migrator } from 'kysely/migration'
import { afterAll, expect, test } from 'vitest'
import { writeAudit } from '../../../api/src/audit/write-audit.ts'
import { systemPerformer } from '../../../api/src/http/actor.ts'

const scratch = mkdtempSync(join(tmpdir(), 'thodu-moved-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
const at = new Date('2026-06-10T06:30:00.000Z')

async function start(dataDir: string, env: Record<string, string> = {}): Promise<void> {
  const deps = await createDeps(loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env }), () => at)
  await deps.mailer.stop()
  await deps.database.close()
}

test('an installation moves completely into a new folder, and a broken audit log is refused', async () => {
  const from = join(scratch, 'from')
  await start(from)
  const source = openDatabase(join(from, 'thodu.db'))
  for (const description of ['one', 'two'])
    await source.write((tx) =>
      writeAudit(tx, { performer: systemPerformer, action: 'ADMIN_ACTION', resourceType: 'system', description, at }),
    )
  await source.close()
  const move = async (to: string) => {
    const reported: string[] = []
    const moved = await moveInstallation({ database: join(from, 'thodu.db') }, to, (table) => reported.push(table))
    return { moved, reported }
  }
  for (const wrong of ['thodu.db', join(scratch, 'x.db'), 'mysql://host/thodu'])
    await expect(move(wrong)).rejects.toThrow('The target must be sqlite:PATH or postgres://')
  const file = join(scratch, 'new', 'place', 'thodu.db')
  const { moved, reported } = await move(`sqlite:${file}`)
  expect(moved.rows).toBeGreaterThan(1)
  expect(reported).toContain('audit_log')
  expect(statSync(join(scratch, 'new', 'place')).mode & 0o077).toBe(0)
  const target = openDatabase(file)
  const rows = await target.read.selectFrom('audit_log').select('description').orderBy('seq').execute()
  await target.close()
  expect(rows.map(({ description }) => description)).toEqual(expect.arrayContaining(['one', 'two']))

  const spoiled = new BetterSqlite3(join(from, 'thodu.db'))
  const ofLog = "from sqlite_master where type = 'trigger' and tbl_name = 'audit_log'"
  const guards = spoiled.prepare(`select name, sql ${ofLog}`).all() as { name: string; sql: string }[]
  for (const { name } of guards) spoiled.exec(`drop trigger "${name}"`)
  spoiled.exec("update audit_log set description = 'changed' where description = 'one'")
  for (const { sql } of guards) spoiled.exec(sql)
  spoiled.close()
  const other = join(scratch, 'other.db')
  await expect(move(`sqlite:${other}`)).rejects.toThrow(/^The audit log is not intact at row \d+: /)
  const left = openDatabase(other)
  expect(await left.read.selectFrom('audit_log').select('seq').execute()).toEqual([])
  await left.close()
})

async function makeOlder(dataDir: string): Promise<void> {
  mkdirSync(dataDir)
  const database = openSqlite(join(dataDir, 'thodu.db'))
  const migrator = new Migrator({ db: database.upkeep.writer, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo(Object.keys(migrations).at(-2) ?? '')
  if (error) throw error
  await database.close()
}

test('an upgrade makes a backup first, sealed if keys are configured, and a new folder needs none', async () => {
  const last = Object.keys(migrations).at(-1)
  const key = makeBackupKey()
  for (const [env, suffix] of [
    [{}, 'tar'],
    [{ BACKUP_RECIPIENTS: key.recipient }, 'tar.sealed'],
  ] as const) {
    const dataDir = join(scratch, `older-${suffix}`)
    await makeOlder(dataDir)
    expect(existsSync(join(dataDir, 'backups'))).toBe(false)
    await start(dataDir, env)
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([`before-${last}-2026-06-10T06-30-00-000Z.${suffix}`])
    expect(statSync(join(dataDir, 'backups')).mode & 0o077).toBe(0)
    await start(dataDir, env)
    expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1)
  }
})
