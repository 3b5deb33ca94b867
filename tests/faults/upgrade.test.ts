import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackupKey } from '@thodu/api'
import { migrations, openSqlite } from '@thodu/db'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { migrateUpTo } from '../../db/src/migrate.ts'
import { olderMigrations } from '../releases/older-migrations.ts'
import { adminEnv, firstAdmin, signIn } from '../support/people.ts'
import { startServer } from '../support/servers/server.ts'
import { checkInvariants } from './support/check-invariants.ts'
import { expectSound, printFigures, rounds } from './support/figures.ts'
import { createLedger } from './support/ledger.ts'
import { killAfter } from './support/run-script.ts'

const names = Object.keys(migrations)
const sealedEnv = { BACKUP_RECIPIENTS: makeBackupKey().recipient }
const scratch = mkdtempSync(join(tmpdir(), 'thodu-upgrade-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Upgrades begin after each migration but the last, and from 0.x. */
const beginnings = ['0.x', ...names.slice(0, -1)]

/** A data folder of an older version, with the migrations up to `last`, or those of 0.x. */
async function makeOldData(last: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const database = openSqlite(join(folder, 'thodu.db'))
  await migrateUpTo(database, last === '0.x' ? '0001-baseline' : last)
  if (last === '0.x') {
    database.upkeep.raw.exec('delete from kysely_migration')
    for (const name of olderMigrations)
      database.upkeep.raw.prepare("insert into kysely_migration (name, timestamp) values (?, '2026')").run(name)
  }
  await database.close()
}

function listSchema(folder: string): unknown[] {
  const database = new BetterSqlite3(join(folder, 'thodu.db'), { readonly: true })
  const rows = database.prepare('select type, name, sql from sqlite_master order by type, name').all()
  database.close()
  return rows
}

test('a start killed during an upgrade is completed by the next one, and made a backup before', async () => {
  const fresh = await startServer({ env: adminEnv })
  await fresh.stop()
  const wanted = listSchema(fresh.dataDir)
  const count = rounds(20, 3)
  let kills = 0
  for (let round = 0; round < count; round++) {
    const folder = join(scratch, `old-${round}`)
    await makeOldData(beginnings[round % beginnings.length] ?? '0.x', folder)
    const env = round % 2 === 0 ? sealedEnv : {}
    if (await killAfter(folder, 250 + Math.random() * 500, env)) kills += 1
    const server = await startServer({ env: { ...adminEnv, ...env }, dataDir: folder })
    expect((await signIn(server, firstAdmin)).user.role).toBe('admin')
    await server.stop()
    expect(listSchema(folder)).toEqual(wanted)
    const backups = readdirSync(join(folder, 'backups'))
    const wantedName = round % 2 === 0 ? /^before-.*\.tar\.sealed$/ : /^before-.*\.tar$/
    expect(backups.length).toBeGreaterThan(0)
    for (const name of backups) expect(name).toMatch(wantedName)
    expectSound(await checkInvariants(folder, createLedger()))
  }
  await fresh.remove()
  printFigures('killed upgrades', { rounds: count, 'killed before ready': kills, completed: count })
})
