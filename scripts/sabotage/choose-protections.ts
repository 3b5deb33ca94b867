import { createHash } from 'node:crypto'
import type { Protection } from '../../tests/sabotage/protection.ts'

const shortForm = 20
const byLot = 10

/** Those whose id holds one of the words; all of them without words. @throws when a word finds none */
export function findProtections(all: readonly Protection[], words: string[]): Protection[] {
  if (words.length === 0) return [...all]
  for (const word of words)
    if (!all.some(({ id }) => id.includes(word))) throw new Error(`No protection is called ${word}.`)
  return all.filter(({ id }) => words.some((word) => id.includes(word)))
}

/** By lot: others for each `seed`, the same for everybody who has it. */
function drawLots(all: readonly Protection[], seed: string): Protection[] {
  const rank = ({ id }: Protection): string => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  return [...all].sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
}

/** Twenty of them: others each day, the same all day long and on every machine. `day` as YYYY-MM-DD. */
export const chooseForDay = (all: readonly Protection[], day: string): Protection[] =>
  drawLots(all, day).slice(0, shortForm)

/**
 * What `npm test` takes out: the protections in files that were touched, twenty of them at most, and ten of the others by lot.
 * `seed` is the commit, so that the rest of `npm run test:all` takes out the others.
 */
export function chooseFirst(all: readonly Protection[], touched: readonly string[], seed: string): Protection[] {
  const lots = drawLots(all, seed)
  const [close, others] = [true, false].map((isClose) => lots.filter(({ file }) => touched.includes(file) === isClose))
  return [...(close ?? []).slice(0, shortForm), ...(others ?? []).slice(0, byLot)]
}
