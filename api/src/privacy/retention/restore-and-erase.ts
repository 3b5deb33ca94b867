import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type OpenedDatabase, openDatabase } from '@thodu/db'
import { pino } from 'pino'
import { type Restored, type RestoreTarget, restoreBackup } from '../../operations/backups/restore-backup.ts'
import type { GivenKey } from '../../operations/backups/unseal-backup.ts'
import {
  type ErasedAccounts,
  type ErasureLine,
  erasureListFile,
  readErased,
  readForgotten,
} from '../../operations/erasure-list.ts'
import { openUploads } from '../../storage/open-store.ts'
import { adoptLines, eraseAgain } from './erase-again.ts'

/** These lists were copied along with the backup. */
async function listsBeside(backup: string): Promise<string[]> {
  const folder = dirname(backup)
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => /^purged[\w.-]*\.jsonl$/.test(name)).map((name) => join(folder, name))
}

/** Returns no lines if the database cannot be read. */
async function readCurrent(place: string): Promise<ErasureLine[]> {
  let database: OpenedDatabase | undefined
  try {
    database = openDatabase(place)
    return await readForgotten(database.read)
  } catch {
    return []
  } finally {
    await database?.close().catch(() => {})
  }
}

/**
 * Restores a backup without erased families (rule PRIV-K5): before its data are in place, it erases everyone in this machine's
 * list, in a list beside the backup, or erased in the current database.
 * @throws as restoreBackup
 */
export async function restoreAndErase(
  file: string,
  target: RestoreTarget,
  at: Date,
  key?: GivenKey,
): Promise<Restored & { forgotten: number }> {
  let forgotten = 0
  const own = readErased([erasureListFile(target.dataDir)])
  const restored = await restoreBackup(file, target, at, {
    key,
    forget: async (database, folder, place) => {
      const all: ErasedAccounts = readErased([...(await listsBeside(file)), erasureListFile(target.dataDir)])
      for (const line of place === undefined ? [] : await readCurrent(place))
        if (all.get(line.id)?.what !== 'purged') all.set(line.id, line)
      const deps = {
        config: { outboxDir: join(folder, 'outbox') },
        database,
        uploads: openUploads({ kind: 'folder', path: join(folder, 'uploads') }),
        logger: pino({ level: 'silent' }),
        now: () => at,
      }
      forgotten = await eraseAgain(deps, all)
      adoptLines(target.dataDir, own, all)
    },
  })
  return { ...restored, forgotten }
}
