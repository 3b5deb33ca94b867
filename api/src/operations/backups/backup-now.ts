import { writeJson } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import { systemPerformer } from '../../http/actor.ts'
import type { Deps } from '../../http/environment.ts'
import { makeProvenBackup, type ProvenBackup } from './prove-backup.ts'
import type { BackupSource } from './write-backup.ts'

type MakeBackup = (source: BackupSource, file: string, now: Date) => Promise<ProvenBackup>

export const lastBackupFact = 'last-proven-backup'
/** What went wrong since; a good backup takes it away. */
export const backupFailureFact = 'backup-failure'

/**
 * Makes a backup, proves it and writes down that it was: in the audit log and as a fact that /api/health shows.
 * `make` runs in a worker where the event loop must not wait (nightly-backup.ts).
 */
export async function backupNow(
  { config, database, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  file: string,
  make: MakeBackup = makeProvenBackup,
): Promise<ProvenBackup> {
  const backup = await make(config, file, now())
  const at = now()
  await database.write(async (tx) => {
    const value = writeJson({ ...backup, provenAt: at.toISOString() })
    await tx
      .insertInto('system_facts')
      .values({ name: lastBackupFact, value, updated_at: at.toISOString() })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: at.toISOString() }))
      .execute()
    await tx.deleteFrom('system_facts').where('name', '=', backupFailureFact).execute()
    await writeAudit(tx, {
      performer: systemPerformer,
      action: 'ADMIN_ACTION',
      resourceType: 'system',
      description: `Backup made and proven by restoring it: ${backup.counts.bookings} bookings, ${backup.uploads} files`,
      at,
    })
  })
  return backup
}
