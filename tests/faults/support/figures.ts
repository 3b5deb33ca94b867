import { expect } from 'vitest'
import type { Verdict } from './check-invariants.ts'

/** The short form runs in `npm test`, the full one in `npm run test:faults`; before a release FAULT_ROUNDS=200 sets the rounds. */
export const isFull = process.env.FAULTS !== 'short'
export const rounds = (full: number, short: number): number =>
  Number(process.env.FAULT_ROUNDS ?? (isFull ? full : short))

/** Prints one line of figures, e.g. `SIGKILL: rounds 20, acknowledged 4,120, lost 0`. */
export function printFigures(name: string, figures: Record<string, number | string>): void {
  const parts = Object.entries(figures).map(([label, value]) => {
    return `${label} ${typeof value === 'number' ? value.toLocaleString('en-US') : value}`
  })
  console.log(`  ${name}: ${parts.join(', ')}`)
}

export function expectSound({ lost, broken }: Verdict): void {
  expect(lost).toEqual([])
  expect(broken).toEqual([])
}
