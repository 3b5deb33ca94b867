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
 * Identifies this boot of this machine and this container, within which process numbers are unique. Two containers on one folder
 * often both have process 7.
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

/** Prefix of this process's temporary files, which distinguishes them from the leftovers of killed processes. */
export const workPrefix = `.work-${place}-${process.pid}-`

const named = /^\.work-([0-9a-f]{12})-(\d+)-/
/** Names of older versions: without a place; the oldest kind is never in use any more. */
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
 * Finds the owner of a temporary file: a live process here, no process, or a process elsewhere, of which only file times show
 * activity. Undefined for other names.
 */
export function ownerOf(name: string): 'alive' | 'nobody' | 'elsewhere' | undefined {
  const [, where, pid] = named.exec(name) ?? []
  // A process makes one backup at a time, so its own older files are leftovers.
  if (where === place) return Number(pid) !== process.pid && isAlive(Number(pid)) ? 'alive' : 'nobody'
  if (where !== undefined || withoutPlace.test(name)) return 'elsewhere'
  return oldest.test(name) ? 'nobody' : undefined
}
