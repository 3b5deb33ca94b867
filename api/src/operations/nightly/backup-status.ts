import { stat } from 'node:fs/promises'
import type { BackupStatus } from '../../contract/operations/operations.schema.ts'
import type { Deps } from '../../http/environment.ts'
import type { KnownBackup } from '../backups/backup-now.ts'
import { type Failure, readFacts } from '../backups/system-facts.ts'
import type { KnownCopy } from './copy-newest-backup.ts'

/** A folder on the disk of the data is no safe place for copies. */
async function liesOnSameDisk({ backupTo, dataDir }: Deps['config']): Promise<boolean> {
  if (backupTo?.kind !== 'folder') return false
  const [there, here] = await Promise.all([backupTo.path, dataDir].map((path) => stat(path).catch(() => undefined)))
  return there !== undefined && there.dev === here?.dev
}

/** Reads the last verified backup and copy, and the failures since. */
export async function readBackupStatus({ config, database }: Pick<Deps, 'config' | 'database'>): Promise<BackupStatus> {
  const fact = await readFacts({ database })
  const proven = fact<KnownBackup>('last-proven-backup')
  const copy = fact<KnownCopy>('last-copy-elsewhere')
  return {
    // Does not reveal the path. Older versions did not record `sealed`.
    lastProven: proven && {
      bytes: proven.bytes,
      createdAt: proven.createdAt,
      provenAt: proven.provenAt,
      counts: proven.counts,
      uploads: proven.uploads,
      sealed: proven.sealed ?? false,
    },
    failure: fact<Failure>('backup-failure'),
    elsewhere:
      config.backupTo === undefined
        ? null
        : {
            lastCopy: copy && { at: copy.at, bytes: copy.bytes },
            failure: fact<Failure>('copy-failure'),
            sameDisk: await liesOnSameDisk(config),
          },
  }
}
