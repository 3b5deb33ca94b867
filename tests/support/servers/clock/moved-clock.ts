import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export type MovedClock = {
  /** For `startServer`: makes its process read the time from this clock. */
  env: Record<string, string>
  set: (time: Date) => void
  now: () => Date
  remove: () => void
}

const preload = pathToFileURL(join(import.meta.dirname, 'read-moved-clock.ts')).href

/** A clock for a real server that a test sets, so that days can pass without waiting. */
export function createMovedClock(time: Date): MovedClock {
  const folder = mkdtempSync(join(tmpdir(), 'thodu-clock-'))
  const file = join(folder, 'offset')
  let offset = 0
  const set = (next: Date) => {
    offset = next.getTime() - Date.now()
    // Renamed as a whole, because the server may be reading the file.
    writeFileSync(`${file}.next`, String(offset))
    renameSync(`${file}.next`, file)
  }
  set(time)
  return {
    env: { NODE_OPTIONS: `--import=${preload}`, TEST_CLOCK_FILE: file },
    set,
    now: () => new Date(Date.now() + offset),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
