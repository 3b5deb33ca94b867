import { readJson } from '@thodu/db'
import type { BackupStatus } from '../../contract/calls/wire-types.ts'
import type { Deps } from '../../http/environment.ts'
import { backupFailureFact, lastBackupFact } from './backup-now.ts'
import type { ProvenBackup } from './prove-backup.ts'

/** What is known about backups: when one was last proven to be restorable, and what went wrong since. */
export async function readBackupStatus({ database }: Pick<Deps, 'database'>): Promise<BackupStatus> {
  const facts = await database.read
    .selectFrom('system_facts')
    .select(['name', 'value'])
    .where('name', 'in', [lastBackupFact, backupFailureFact])
    .execute()
  const find = <Value>(name: string): Value | null => {
    const fact = facts.find((row) => row.name === name)
    return fact ? readJson<Value>(fact.value) : null
  }
  const proven = find<ProvenBackup & { provenAt: string }>(lastBackupFact)
  if (!proven) return { lastProven: null, failure: find(backupFailureFact) }
  // The path stays on the machine.
  const { file: _file, ...lastProven } = proven
  return { lastProven, failure: find(backupFailureFact) }
}
