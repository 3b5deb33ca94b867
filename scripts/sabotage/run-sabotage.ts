import type { Protection } from '../../tests/sabotage/protection.ts'
import { protections } from '../../tests/sabotage/protections.ts'
import type { Counts } from '../test/counts.ts'
import { chooseForDay, findProtections } from './choose-protections.ts'
import { tryProtections } from './try-protections.ts'

type Wanted = {
  /** Protections to take out. */
  chosen: readonly Protection[]
  /** All suites have just passed unbroken. */
  proven: boolean
}

/** @returns one passed for each protection that is held, one failed for each that is not */
export async function takeOut({ chosen, proven }: Wanted): Promise<Counts> {
  console.log(`Taking out ${chosen.length} of ${protections.length} protections, two at a time …`)
  const begun = Date.now()
  const outcomes = await tryProtections([...chosen], { say: console.log, proven })
  const passed = outcomes.filter(({ verdict }) => verdict === 'held').length
  const failures = outcomes
    .filter(({ verdict }) => verdict !== 'held')
    .map(({ protection, verdict, why }) => `${protection.id}: ${verdict}, ${why}`)
  const seconds = Math.round((Date.now() - begun) / 1000)
  return { passed, failed: chosen.length - passed, skipped: 0, failures, seconds }
}

/** `npm run test:sabotage`: every protection, those whose id holds one of the words, or (`short`) the twenty of the day. */
export function runSabotage({ words, short }: { words: string[]; short: boolean }): Promise<Counts> {
  const wanted = findProtections(protections, words)
  const chosen = short ? chooseForDay(wanted, new Date().toISOString().slice(0, 10)) : wanted
  return takeOut({ chosen, proven: false })
}
