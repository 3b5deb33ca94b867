import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SealingRecipient } from '../../sealing/recipient.ts'
import { BackupError } from './backup-format.ts'
import { type BackupSource, packBackup } from './pack-backup.ts'
import { type PlacedFile, placeBackup } from './place-backup.ts'
import { unpackBackup } from './read-backup.ts'
import { backupFolder, makeScratch, sweepScratch } from './scratch.ts'

/** Without recipients the backup stays unsealed. */
export type BackupTask = BackupSource & { dataDir: string; backupRecipients: readonly SealingRecipient[] }
export type VerifiedBackup = PlacedFile & {
  file: string
  sealed: boolean
  createdAt: string
  /** Rows by table, counted in the restored copy. */
  counts: Record<string, number>
  uploads: number
  lostUploads: string[]
}

/**
 * Makes a backup and verifies it by restoring it into a temporary folder. The backup is encrypted only after that, because this machine
 * cannot decrypt it again (rule OPS-10). Unencrypted files stay within DATA_DIR and are removed at the end.
 * @throws BackupError when the file exists, or the restored data differs
 */
export async function makeVerifiedBackup(task: BackupTask, file: string, now: Date): Promise<VerifiedBackup> {
  if (await stat(file).catch(() => undefined)) throw new BackupError(`${file} already exists`)
  await sweepScratch(task.dataDir)
  const scratch = await makeScratch(backupFolder(task.dataDir))
  try {
    const plain = await packBackup(task, scratch, now)
    const restored = join(scratch, 'restored')
    await mkdir(restored, { mode: 0o700 })
    const { createdAt, counts, files, lostUploads } = await unpackBackup(plain, restored)
    await rm(restored, { recursive: true })
    const placed = await placeBackup(plain, file, task.backupRecipients)
    const sealed = task.backupRecipients.length > 0
    return { file, ...placed, sealed, createdAt, counts, uploads: files.length - 1, lostUploads }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
