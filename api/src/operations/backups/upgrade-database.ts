import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isFreshDatabase, listPendingMigrations, migrateDatabase, type OpenedDatabase } from '@thodu/db'
import type { Config } from '../../config/config.ts'
import { sealedSuffix } from './backup-format.ts'
import { makeProvenBackup } from './prove-backup.ts'
import { backupFolder } from './scratch.ts'
import { readFacts, recordLostUploads, writeFact } from './system-facts.ts'

/** The copy of an upgrade that did not finish, and where the audit log ended then: each change of the data adds a row to it. */
type UpgradeCopy = { name: string; auditHash: string | null }

const readAuditEnd = async ({ writer }: OpenedDatabase['upkeep']): Promise<string | null> =>
  (await writer.selectFrom('audit_log').select('hash').orderBy('seq', 'desc').limit(1).executeTakeFirst())?.hash ?? null

/**
 * Backs the database up into DATA_DIR/backups before its schema changes. A service manager restarts a start that fails in a migration
 * again and again: while no data changed since, the copy of the first try is enough, and the disk does not fill (rule OPS-18).
 */
async function copyBefore(migration: string, database: OpenedDatabase, config: Config, now: Date): Promise<void> {
  const folder = backupFolder(config.dataDir)
  // On the writing connection: the reading one must not know the schema before it changes.
  const { upkeep } = database
  const auditHash = await readAuditEnd(upkeep)
  const made = (await readFacts({ database: { read: upkeep.writer } }))<UpgradeCopy>('upgrade-copy')
  const isSealed = config.backupRecipients.length > 0
  if (made && made.auditHash === auditHash && made.name.endsWith(sealedSuffix) === isSealed)
    if (existsSync(join(folder, made.name))) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // To the millisecond: a start that was killed right after its backup is followed by another within the same second.
  const time = now.toISOString().replaceAll(/[:.]/g, '-')
  const file = join(folder, `before-${migration}-${time}.tar${isSealed ? sealedSuffix : ''}`)
  // The fact comes first: on a full disk it fails before a copy is there that the next start would not know.
  const copy: UpgradeCopy = { name: basename(file), auditHash }
  await database.write((tx) => writeFact(tx, 'upgrade-copy', copy, now))
  const { lostUploads } = await makeProvenBackup(config, file, now)
  await database.write((tx) => recordLostUploads(tx, lostUploads, now))
}

/**
 * Brings the schema up to date; a database that holds anything is backed up first, into DATA_DIR/backups. Killed half-way,
 * the next start goes on at the migration that was not finished.
 * @throws OlderDatabaseError, NewerDatabaseError, BackupError
 */
export async function upgradeDatabase(database: OpenedDatabase, config: Config, now: Date): Promise<void> {
  const [next] = await listPendingMigrations(database)
  if (next === undefined) return
  if (!(await isFreshDatabase(database))) await copyBefore(next, database, config, now)
  await migrateDatabase(database)
}
