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

/** Process numbers are unique within this boot and container. Two containers on one folder often both have process 7. */
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

/** Distinguishes this process's temporary files from leftovers of killed ones. */
export const workPrefix = `.work-${place}-${process.pid}-`

const named = /^\.work-([0-9a-f]{12})-(\d+)-/
/** Older versions named no place; the oldest kind is never in use any more. */
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
 * Finds the owner of a temporary file: a live process here, no process, or one elsewhere, of which only file times show activity.
 */
export function ownerOf(name: string): 'alive' | 'nobody' | 'elsewhere' | undefined {
  const [, where, pid] = named.exec(name) ?? []
  // A process makes one backup at a time.
  if (where === place) return Number(pid) !== process.pid && isAlive(Number(pid)) ? 'alive' : 'nobody'
  if (where !== undefined || withoutPlace.test(name)) return 'elsewhere'
  return oldest.test(name) ? 'nobody' : undefined
}
