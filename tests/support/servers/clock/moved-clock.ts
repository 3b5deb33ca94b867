import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export type MovedClock = {
  /** For `startServer`: its process reads the time from this clock. */
  env: Record<string, string>
  /** From now on it is this time, and goes on from there. */
  set: (time: Date) => void
  now: () => Date
  remove: () => void
}

const preload = pathToFileURL(join(import.meta.dirname, 'read-moved-clock.ts')).href

/** A clock for a real server that a test moves: days pass in a story without anybody waiting for them. */
export function createMovedClock(time: Date): MovedClock {
  const folder = mkdtempSync(join(tmpdir(), 'thodu-clock-'))
  const file = join(folder, 'offset')
  let offset = 0
  const set = (next: Date) => {
    offset = next.getTime() - Date.now()
    // As a whole: the server may be reading.
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
