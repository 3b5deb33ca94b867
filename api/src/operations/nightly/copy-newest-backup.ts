import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { writeAudit } from '../../audit/write-audit.ts'
import { readInstallation } from '../../config/read-installation.ts'
import { systemPerformer } from '../../http/actor.ts'
import type { Deps } from '../../http/environment.ts'
import type { KnownBackup } from '../backups/backup-now.ts'
import { eraseFact, readFacts, writeFact } from '../backups/system-facts.ts'
import { completeErased, erasureListFile } from '../erasure-list.ts'
import { erasureListCopyName } from './copy-erasure-list.ts'
import type { CopyResult, CopyTask } from './copy-worker.ts'
import { runWorker } from './run-worker.ts'

export type KnownCopy = { name: string; bytes: number; at: string }

/** An unsealed backup never leaves this machine. */
async function findUncopied(deps: Deps): Promise<KnownBackup | undefined> {
  if (deps.config.backupTo === undefined) return undefined
  const fact = await readFacts(deps)
  const tonights = fact<KnownBackup>('last-nightly-backup')
  if (!tonights?.sealed) return undefined
  // Another process made it on its own machine and copies it from there.
  if (deps.database.isShared && !existsSync(tonights.file)) return undefined
  return fact<KnownCopy>('last-copy-elsewhere')?.name === basename(tonights.file) ? undefined : tonights
}

export const isCopyDue = async (deps: Deps): Promise<boolean> => (await findUncopied(deps)) !== undefined

/**
 * Copies tonight's backup elsewhere, verifies and records it, and removes expired copies (rule OPS-11), in a worker.
 * @throws StoreError, or Error when there is nothing to copy
 */
export async function copyNewestBackup(deps: Deps): Promise<KnownCopy & { removed: number }> {
  const backup = await findUncopied(deps)
  const { backupTo: place } = deps.config
  if (backup === undefined || place === undefined) throw new Error('there is no backup to copy')
  const name = basename(backup.file)
  const { file: path, bytes, sha256 } = backup
  const installation = await readInstallation(deps.database, deps.now())
  await completeErased(deps)
  const list = erasureListFile(deps.config.dataDir)
  const purged = existsSync(list) ? { name: erasureListCopyName(deps.now()), path: list } : undefined
  const task: CopyTask = { place, installation, name, file: { path, bytes, sha256 }, purged }
  const { removed, notRemoved } = await runWorker<CopyResult>(new URL('./copy-worker.ts', import.meta.url), task)
  const at = deps.now()
  const copy: KnownCopy = { name, bytes, at: at.toISOString() }
  await deps.database.write(async (tx) => {
    await writeFact(tx, 'last-copy-elsewhere', copy, at)
    await eraseFact(tx, 'copy-failure')
    await writeAudit(tx, {
      performer: systemPerformer,
      action: 'ADMIN_ACTION',
      resourceType: 'system',
      description: 'Backup copied to another place and verified there',
      at,
    })
  })
  if (notRemoved !== undefined)
    throw new Error(`The new copy was stored, but old copies could not be removed: ${notRemoved}`)
  return { ...copy, removed }
}
