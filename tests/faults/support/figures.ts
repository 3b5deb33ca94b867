import { expect } from 'vitest'
import type { Verdict } from './check-invariants.ts'

const form = process.env.FAULTS
/** Whether the data have their full size, so that a kill comes in the middle of long work. Only `npm test` reduces it. */
export const isFull = form !== 'short'
/** Whether the machine has no other work, so that a start can be timed. */
export const isAlone = form !== 'short' && form !== 'rest'

/**
 * Repetitions of a crash test: `full` in `npm run test:faults`, a fifth of it in `npm run test:all -- rest`, `short` in `npm
 * test`. FAULT_ROUNDS=200 sets them before a release.
 */
export function rounds(full: number, short: number): number {
  const chosen = form === 'short' ? short : form === 'rest' ? Math.max(short, Math.ceil(full / 5)) : full
  return Number(process.env.FAULT_ROUNDS ?? chosen)
}

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
