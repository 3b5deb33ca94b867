import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Reader } from '@thodu/db'
import { dayInCity } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'

/**
 * The accounts that every restored backup must erase again (rule PRIV-K5): ids and days without names. Lines are only appended;
 * the last one about an account counts.
 */
export const erasureListName = 'purged.jsonl'
export const erasureListFile = (dataDir: string): string => join(dataDir, erasureListName)

const kinds = ['purged', 'closed', 'opened'] as const
type Kind = (typeof kinds)[number]
export type ErasureLine = { id: string; day: string; what: Kind }
export type ErasedAccounts = Map<string, ErasureLine>

function parseLine(text: string): ErasureLine[] {
  try {
    const { id, day, what } = JSON.parse(text) as Partial<ErasureLine>
    return typeof id === 'string' && typeof day === 'string' && what && kinds.includes(what) ? [{ id, day, what }] : []
  } catch {
    // An incomplete line after a kill: its action was not done yet.
    return []
  }
}

/** A purged account stays purged, whatever later lines record. */
function put(known: ErasedAccounts, line: ErasureLine): void {
  if (known.get(line.id)?.what !== 'purged') known.set(line.id, line)
}

/** Reads lists, the oldest first; a missing file is empty. */
export function readErased(files: readonly string[]): ErasedAccounts {
  const known: ErasedAccounts = new Map()
  for (const file of files) {
    if (!existsSync(file)) continue
    for (const line of readFileSync(file, 'utf8').split('\n').flatMap(parseLine)) put(known, line)
  }
  return known
}

/** Appends lines and returns when they are on the disk. */
export function appendErased(dataDir: string, lines: readonly ErasureLine[]): void {
  if (lines.length === 0) return
  const file = erasureListFile(dataDir)
  const isNew = !existsSync(file)
  const open = openSync(file, 'a+', 0o600)
  try {
    const { size } = fstatSync(open)
    const last = Buffer.alloc(1)
    if (size > 0) readSync(open, last, 0, 1, size - 1)
    const begin = size > 0 && last.toString() !== '\n' ? '\n' : ''
    writeSync(open, begin + lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
  if (isNew) syncName(dataDir)
}

function syncName(folder: string): void {
  const open = openSync(folder, 'r')
  try {
    fsyncSync(open)
  } catch {
    // Not every file system supports it.
  } finally {
    closeSync(open)
  }
}

/** Lists the erased and closed accounts of a database. */
export async function readForgotten(read: Reader): Promise<ErasureLine[]> {
  const rows = await read
    .selectFrom('accounts')
    .select(['id', 'removed_at', 'restricted_at'])
    .where((eb) => eb.or([eb('removed_at', 'is not', null), eb('restricted_at', 'is not', null)]))
    .orderBy('id')
    .execute()
  return rows.map(({ id, removed_at, restricted_at }) => ({
    id,
    day: dayInCity(new Date(removed_at ?? restricted_at ?? 0)),
    what: removed_at === null ? 'closed' : 'purged',
  }))
}

/** Adds the changes of processes on other machines, before each backup. */
export async function completeErased({
  config,
  database,
  now,
}: Pick<Deps, 'config' | 'database' | 'now'>): Promise<void> {
  const known = readErased([erasureListFile(config.dataDir)])
  const real = await readForgotten(database.read)
  const closed = new Set(real.map(({ id }) => id))
  const day = dayInCity(now())
  appendErased(config.dataDir, [
    ...real.filter(({ id, what }) => known.get(id)?.what !== what),
    ...[...known.values()].flatMap(({ id, what }): ErasureLine[] =>
      what === 'closed' && !closed.has(id) ? [{ id, day, what: 'opened' }] : [],
    ),
  ])
}
