import { fewestCounted, keptPercent } from '@thodu/api/contract/promises/promise-kinds'

export type Tally = { kept: number; broken: number }
const NONE = '–'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
export const tally = (rows: readonly Tally[]): Tally => ({
  kept: sum(rows.map(({ kept }) => kept)),
  broken: sum(rows.map(({ broken }) => broken)),
})

/** Whole percent, rounded down; undefined for too few promises (rule PROM-9). */
export const percentOf = ({ kept, broken }: Tally): number | undefined =>
  kept + broken < fewestCounted ? undefined : keptPercent(kept, kept + broken)
export function formatShare(counted: Tally): string {
  const percent = percentOf(counted)
  return percent === undefined ? NONE : `${percent} %`
}
