import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '..', '..', '..')

/** Read once, so that it stays true after an update of the files. */
export const version: string = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).version

const numbersOf = (text: string): number[] => text.split('.').map(Number)

export function isNewer(one: string, other: string): boolean {
  const [ours, theirs] = [numbersOf(one), numbersOf(other)]
  const at = ours.findIndex((number, index) => number !== (theirs[index] ?? 0))
  return at !== -1 && (ours[at] ?? 0) > (theirs[at] ?? 0)
}

/** Finds a newer version in a changelog: the checkout was updated but the server not restarted. Asks no other machine. */
export function findNewerVersion(changelog: string, running: string = version): string | undefined {
  const newest = /^## (\d+\.\d+\.\d+)\b/m.exec(changelog)?.[1]
  return newest !== undefined && isNewer(newest, running) ? newest : undefined
}

export function readChangelog(): string {
  try {
    return readFileSync(join(repository, 'CHANGELOG.md'), 'utf8')
  } catch {
    return ''
  }
}
