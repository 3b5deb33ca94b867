import { stat, statfs } from 'node:fs/promises'
import type { Config } from '../config/config.ts'

/** Free bytes of the disk of DATA_DIR for this user, and how many one more backup takes while it is made. */
export type DiskRoom = { free: number; needed: number }

/** Database, tar file and proof lie beside each other while a backup is made (pack-backup.ts, prove-backup.ts). */
const copiesAtOnce = 3

/** @param newest bytes of the newest backup; before there is one, a backup is about as large as the database file */
export async function readDiskRoom(
  { dataDir, databaseAddress, databaseFile }: Pick<Config, 'dataDir' | 'databaseAddress' | 'databaseFile'>,
  newest: number | undefined,
): Promise<DiskRoom> {
  const { bavail, bsize } = await statfs(dataDir)
  const size = async () => (databaseAddress === undefined ? (await stat(databaseFile)).size : 0)
  return { free: bavail * bsize, needed: copiesAtOnce * (newest ?? (await size())) }
}
