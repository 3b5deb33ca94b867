import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isFreshDatabase, listPendingMigrations, migrateDatabase, type OpenedDatabase } from '@thodu/db'
import type { Config } from '../../config/config.ts'
import { sealedSuffix } from './backup-format.ts'
import { backupFolder } from './scratch.ts'
import { readFacts, recordLostUploads, writeFact } from './system-facts.ts'
import { makeVerifiedBackup } from './verified-backup.ts'

/** The last audit hash shows whether data changed since: each change adds an audit row. */
type UpgradeCopy = { name: string; auditHash: string | null }

const readAuditEnd = async ({ writer }: OpenedDatabase['upkeep']): Promise<string | null> =>
  (await writer.selectFrom('audit_log').select('hash').orderBy('seq', 'desc').limit(1).executeTakeFirst())?.hash ?? null

/**
 * Backs up before the schema changes. A service manager repeats a failing start; while no data changed, the first copy suffices
 * and the disk does not fill (rule OPS-18).
 */
async function copyBefore(migration: string, database: OpenedDatabase, config: Config, now: Date): Promise<void> {
  const folder = backupFolder(config.dataDir)
  // On the writing connection: the reading one must not cache the schema before it changes.
  const { upkeep } = database
  const auditHash = await readAuditEnd(upkeep)
  const made = (await readFacts({ database: { read: upkeep.writer } }))<UpgradeCopy>('upgrade-copy')
  const isSealed = config.backupRecipients.length > 0
  if (made && made.auditHash === auditHash && made.name.endsWith(sealedSuffix) === isSealed)
    if (existsSync(join(folder, made.name))) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Milliseconds, because a killed start may be followed by another within a second.
  const time = now.toISOString().replaceAll(/[:.]/g, '-')
  const file = join(folder, `before-${migration}-${time}.tar${isSealed ? sealedSuffix : ''}`)
  // First, because on a full disk this write fails before there is a copy that the next start would not recognise.
  const copy: UpgradeCopy = { name: basename(file), auditHash }
  await database.write((tx) => writeFact(tx, 'upgrade-copy', copy, now))
  const { lostUploads } = await makeVerifiedBackup(config, file, now)
  await database.write((tx) => recordLostUploads(tx, lostUploads, now))
}

/**
 * Migrates the schema, after a backup of any data into DATA_DIR/backups. After a kill, the next start continues.
 * @throws OlderDatabaseError, NewerDatabaseError, BackupError
 */
export async function upgradeDatabase(database: OpenedDatabase, config: Config, now: Date): Promise<void> {
  const [next] = await listPendingMigrations(database)
  if (next === undefined) return
  if (!(await isFreshDatabase(database))) await copyBefore(next, database, config, now)
  await migrateDatabase(database)
}
