import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '..', '..', '..')

/** The version that runs: read once, so that it stays true after an update of the files. */
export const version: string = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).version

const numbersOf = (text: string): number[] => text.split('.').map(Number)

/** Whether one version (1.10.0) comes after another (1.9.2). */
export function isNewer(one: string, other: string): boolean {
  const [ours, theirs] = [numbersOf(one), numbersOf(other)]
  const at = ours.findIndex((number, index) => number !== (theirs[index] ?? 0))
  return at !== -1 && (ours[at] ?? 0) > (theirs[at] ?? 0)
}

/**
 * The newest version in a changelog, when it is newer than the one that runs: the checkout was updated and the server still runs
 * the old program. No other machine is asked.
 */
export function findNewerVersion(changelog: string, running: string = version): string | undefined {
  const newest = /^## (\d+\.\d+\.\d+)\b/m.exec(changelog)?.[1]
  return newest !== undefined && isNewer(newest, running) ? newest : undefined
}

/** The changelog of the checkout that this server was started from; empty where there is none. */
export function readChangelog(): string {
  try {
    return readFileSync(join(repository, 'CHANGELOG.md'), 'utf8')
  } catch {
    return ''
  }
}
