import { createHash } from 'node:crypto'
import type { Protection } from '../../tests/sabotage/protection.ts'

const mostTouched = 20
const drawn = 10

/**
 * Finds protections by parts of their IDs; all of them without words.
 * @throws Error when a word matches no ID
 */
export function findProtections(all: readonly Protection[], words: readonly string[]): Protection[] {
  const unknown = words.find((word) => !all.some(({ id }) => id.includes(word)))
  if (unknown !== undefined) throw new Error(`No protection has "${unknown}" in its id.`)
  return words.length === 0 ? [...all] : all.filter(({ id }) => words.some((word) => id.includes(word)))
}

/**
 * Chooses the protections to remove in a run: at most 20 in changed files, and ten others at random. The random choice depends on
 * `seed`, the commit: each commit tries others, and a second run tries the same.
 */
export function chooseFirst(all: readonly Protection[], changed: readonly string[], seed: string): Protection[] {
  const rank = ({ id }: Protection): string => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  const shuffled = [...all].sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
  const touched = shuffled.filter(({ file }) => changed.includes(file))
  const others = shuffled.filter(({ file }) => !changed.includes(file))
  return [...touched.slice(0, mostTouched), ...others.slice(0, drawn)]
}
