import { protections } from '../../tests/sabotage/protections.ts'
import type { Counts } from '../test/counts.ts'
import { chooseForDay, findProtections } from './choose-protections.ts'
import { tryProtections } from './try-protections.ts'

/**
 * `npm run test:sabotage`: every protection, those whose id holds one of the words, or (`short`) the twenty of the day. `proven` says that all suites have just passed unbroken.
 * @returns one passed for each that is held, one failed for each that is not
 */
export async function runSabotage(options: { words: string[]; short: boolean; proven: boolean }): Promise<Counts> {
  const wanted = findProtections(protections, options.words)
  const chosen = options.short ? chooseForDay(wanted, new Date().toISOString().slice(0, 10)) : wanted
  console.log(`Taking out ${chosen.length} of ${protections.length} protections, two at a time …`)
  const outcomes = await tryProtections(chosen, { say: console.log, proven: options.proven })
  const passed = outcomes.filter(({ verdict }) => verdict === 'held').length
  const failures = outcomes
    .filter(({ verdict }) => verdict !== 'held')
    .map(({ protection, verdict, why }) => `${protection.id}: ${verdict}, ${why}`)
  return { passed, failed: chosen.length - passed, skipped: 0, failures }
}
