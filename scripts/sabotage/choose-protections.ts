import { createHash } from 'node:crypto'
import type { Protection } from '../../tests/sabotage/protection.ts'

const shortForm = 20

/** Those whose id holds one of the words; all of them without words. @throws when a word finds none */
export function findProtections(all: readonly Protection[], words: string[]): Protection[] {
  if (words.length === 0) return [...all]
  for (const word of words)
    if (!all.some(({ id }) => id.includes(word))) throw new Error(`No protection is called ${word}.`)
  return all.filter(({ id }) => words.some((word) => id.includes(word)))
}

/** Twenty of them: others each day, the same all day long and on every machine. `day` as YYYY-MM-DD. */
export function chooseForDay(all: readonly Protection[], day: string): Protection[] {
  const rank = ({ id }: Protection): string => createHash('sha256').update(`${day} ${id}`).digest('hex')
  return [...all].sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, shortForm)
}
