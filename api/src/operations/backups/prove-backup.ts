import { mkdtemp, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { unpackBackup } from './read-backup.ts'
import { type BackupSource, writeBackup } from './write-backup.ts'

export type ProvenBackup = {
  file: string
  bytes: number
  createdAt: string
  /** Rows by table, counted in the restored copy. */
  counts: Record<string, number>
  uploads: number
}

/** Restores a backup into a scratch folder beside it and counts what came out. @throws BackupError */
export async function proveBackup(file: string): Promise<ProvenBackup> {
  const scratch = await mkdtemp(join(dirname(file), `.${basename(file)}-proof-`))
  try {
    const { createdAt, counts, files } = await unpackBackup(file, scratch)
    return { file, bytes: (await stat(file)).size, createdAt, counts, uploads: files.length - 1 }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Writes a backup and proves it by restoring it; a backup that cannot be restored is none and is removed. */
export async function makeProvenBackup(source: BackupSource, file: string, now: Date): Promise<ProvenBackup> {
  await writeBackup(source, file, now)
  try {
    return await proveBackup(file)
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}
