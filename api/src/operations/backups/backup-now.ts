import { writeAudit } from '../../audit/write-audit.ts'
import { systemPerformer } from '../../http/actor.ts'
import type { Deps } from '../../http/environment.ts'
import { BackupError } from './backup-format.ts'
import { eraseFact, readFacts, recordLostUploads, writeFact } from './system-facts.ts'
import { type BackupTask, makeVerifiedBackup, type VerifiedBackup } from './verified-backup.ts'

type MakeBackup = (task: BackupTask, file: string, now: Date) => Promise<VerifiedBackup>
export type KnownBackup = Omit<VerifiedBackup, 'lostUploads'> & { provenAt: string }

/** A shell beside the server may lack BACKUP_RECIPIENTS and would write an unsealed backup by mistake. */
async function refuseUnsealed({ config, database }: Pick<Deps, 'config' | 'database'>): Promise<void> {
  if (config.backupRecipients.length > 0) return
  if ((await readFacts({ database }))<KnownBackup>('last-nightly-backup')?.sealed)
    throw new BackupError(
      'The nightly backups are sealed and this one would not be: BACKUP_RECIPIENTS is not set here. Read the variables of the server first (docs/operations.md, Backups).',
    )
}

/**
 * Makes a verified backup and records it in the audit log and for /api/health.
 * @param make the nightly backup uses a worker, so that the event loop does not wait
 * @param nightly marks tonight's backup, which is copied elsewhere
 * @throws BackupError
 */
export async function backupNow(
  { config, database, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  file: string,
  { make = makeVerifiedBackup, nightly = false }: { make?: MakeBackup; nightly?: boolean } = {},
): Promise<VerifiedBackup> {
  if (!nightly) await refuseUnsealed({ config, database })
  const backup = await make(config, file, now())
  const at = now()
  const { lostUploads, ...facts } = backup
  const known: KnownBackup = { ...facts, provenAt: at.toISOString() }
  await database.write(async (tx) => {
    await writeFact(tx, 'last-proven-backup', known, at)
    if (nightly) await writeFact(tx, 'last-nightly-backup', known, at)
    await eraseFact(tx, 'backup-failure')
    await recordLostUploads(tx, lostUploads, at)
    await writeAudit(tx, {
      performer: systemPerformer,
      action: 'ADMIN_ACTION',
      resourceType: 'system',
      description: `Backup made and verified by restoring it${backup.sealed ? ', then sealed' : ''}: ${backup.counts.bookings} bookings, ${backup.uploads} files${lostUploads.length > 0 ? `, ${lostUploads.length} missing` : ''}`,
      at,
    })
  })
  return backup
}
