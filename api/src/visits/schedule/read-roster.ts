import type { RosterWithSuggestion } from '../../contract/roster/roster.schema.ts'
import { dayOfMoment, momentOf } from '../../contract/time.ts'
import type { Deps } from '../../http/environment.ts'
import { findSendable } from './caretakers.queries.ts'
import { findRoster } from './roster.queries.ts'
import { toRoster } from './roster-wire.ts'
import { suggestRoster } from './suggest-roster.ts'

/** Reads a booking's roster, or a suggestion from its package. @throws ApiError 404 */
export async function readRosterPage(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  id: string,
): Promise<RosterWithSuggestion> {
  const roster = await findRoster(database.read, id)
  if (!roster) {
    const suggested = await suggestRoster(database.read, id, dayOfMoment(momentOf(now())))
    return { roster: null, suggested }
  }
  const named = roster.plan.rules.map(({ caretakerId }) => caretakerId).filter((person) => person !== null)
  return { roster: toRoster(roster, await findSendable(database.read, named)), suggested: null }
}
