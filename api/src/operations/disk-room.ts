import { stat, statfs } from 'node:fs/promises'
import type { Context } from 'hono'
import type { Config } from '../config/config.ts'
import type { AppEnvironment, Deps } from '../http/environment.ts'
import { unavailable } from '../http/errors/api-error.ts'

/** Bytes; `needed` is for one more backup. */
export type DiskRoom = { free: number; needed: number }

/** Database copy, tar file and restored copy (pack-backup.ts, verified-backup.ts). */
const copiesAtOnce = 3

/** @param newest bytes of the newest backup; otherwise the database file is the estimate */
export async function readDiskRoom(
  { dataDir, databaseAddress, databaseFile }: Pick<Config, 'dataDir' | 'databaseAddress' | 'databaseFile'>,
  newest: number | undefined,
): Promise<DiskRoom> {
  const { bavail, bsize } = await statfs(dataDir)
  const size = async () => (databaseAddress === undefined ? (await stat(databaseFile)).size : 0)
  return { free: bavail * bsize, needed: copiesAtOnce * (newest ?? (await size())) }
}

/** The disk reserve is for signing in and out. */
const essential = new Set(['/api/auth/login', '/api/auth/google', '/api/auth/logout'])

/** Refuses changes while the disk is full; reads and sign-in continue. @throws ApiError 503 */
export function refuseWhenFull(c: Context<AppEnvironment>, { reserve }: Pick<Deps, 'reserve'>): void {
  if (reserve.isLow() && !essential.has(c.req.path)) throw unavailable()
}
