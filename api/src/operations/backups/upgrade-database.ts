import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isFreshDatabase, listPendingMigrations, migrateDatabase, type OpenedDatabase } from '@thodu/db'
import type { Config } from '../../config/config.ts'
import { sealedSuffix } from './backup-format.ts'
import { makeProvenBackup } from './prove-backup.ts'
import { backupFolder } from './scratch.ts'

/**
 * Brings the schema up to date; a database that holds anything is backed up first, into DATA_DIR/backups. Killed half-way,
 * the next start goes on at the migration that was not finished.
 * @throws OlderDatabaseError, NewerDatabaseError, BackupError
 */
export async function upgradeDatabase(database: OpenedDatabase, config: Config, now: Date): Promise<void> {
  const [next] = await listPendingMigrations(database)
  if (next === undefined) return
  if (!(await isFreshDatabase(database))) {
    const folder = backupFolder(config.dataDir)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // To the millisecond: a start that was killed right after its backup is followed by another within the same second.
    const time = now.toISOString().replaceAll(/[:.]/g, '-')
    const suffix = config.backupRecipients.length > 0 ? sealedSuffix : ''
    await makeProvenBackup(config, join(folder, `before-${next}-${time}.tar${suffix}`), now)
  }
  await migrateDatabase(database)
}
