import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

const readOrNothing = (read: () => string): string => {
  try {
    return read()
  } catch {
    return ''
  }
}

/**
 * Where process numbers mean what they mean here: this start of this machine, and of this container. Two containers on one
 * folder are often both number 7.
 */
const place = createHash('sha256')
  .update(
    [
      hostname(),
      readOrNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
      readOrNothing(() => readlinkSync('/proc/self/ns/pid')),
    ].join('\n'),
  )
  .digest('hex')
  .slice(0, 12)

/** How names begin of what this process is making, so that what a kill left can be told from it. */
export const workPrefix = `.work-${place}-${process.pid}-`

const named = /^\.work-([0-9a-f]{12})-(\d+)-/
/** Versions before named no place; of the oldest nothing is being made any more. */
const withoutPlace = /^\.work-\d+-/
const oldest = /^\.(?:restore|nightly|before)-/

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Who is at the work of this name: a process that is alive here, nobody, or somebody elsewhere, of whom only signs of life
 * can be seen. Undefined for other names.
 */
export function ownerOf(name: string): 'alive' | 'nobody' | 'elsewhere' | undefined {
  const [, where, pid] = named.exec(name) ?? []
  // A process makes one backup at a time, so its own are left ones.
  if (where === place) return Number(pid) !== process.pid && isAlive(Number(pid)) ? 'alive' : 'nobody'
  if (where !== undefined || withoutPlace.test(name)) return 'elsewhere'
  return oldest.test(name) ? 'nobody' : undefined
}
