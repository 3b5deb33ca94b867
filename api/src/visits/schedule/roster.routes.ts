import { rosterCalls } from '../../contract/roster/roster.calls.ts'
import type { RosterWithSuggestion } from '../../contract/roster/roster.schema.ts'
import { dayOfMoment, momentOf } from '../../contract/time.ts'
import { listedRecords } from '../../http/answers/record-access.ts'
import type { Deps } from '../../http/environment.ts'
import { createRoutes, Reply } from '../../http/routes.ts'
import { findSendable } from './caretakers.queries.ts'
import { pauseRoster, resumeRoster, setRosterRules } from './change-rules.ts'
import { changeRoster, planRoster } from './plan-roster.ts'
import { findRoster } from './roster.queries.ts'
import { toRoster } from './roster-wire.ts'
import { suggestRoster } from './suggest-roster.ts'

const audience = ['admin'] as const
const audit = { action: 'BOOKING_UPDATED', resourceType: 'booking' } as const

/** A plan contains no family data but reveals when a caretaker comes. */
const accessToPlan = (_: unknown, id: string) => listedRecords('booking', [id])

/** Reads a booking's roster, or a suggestion from its package. @throws ApiError 404 */
async function readRosterPage(
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

/** Routes of rosters for admins (rules VISIT-7 to VISIT-13). */
export const createRosterRoutes = (deps: Deps) =>
  createRoutes(rosterCalls)
    .on('GET /admin/bookings/{id}/roster', { audience, recordsAccess: accessToPlan }, ({ id }) =>
      readRosterPage(deps, id),
    )
    .on(
      'POST /admin/bookings/{id}/roster',
      { audience, recordsAccess: accessToPlan, audit },
      async ({ id, body, caller }) => {
        const given = body
        const planned = await planRoster(deps, caller, { id, given })
        return given.preview ? new Reply(200, planned) : planned
      },
    )
    .on('PUT /admin/bookings/{id}/roster', { audience, recordsAccess: accessToPlan, audit }, ({ id, body, caller }) => {
      const given = body
      return changeRoster(deps, caller, { id, given })
    })
    .on(
      'PUT /admin/bookings/{id}/roster/rules',
      { audience, recordsAccess: accessToPlan, audit },
      ({ id, body, caller }) => {
        const given = body
        return setRosterRules(deps, caller, { id, given })
      },
    )
    .on('POST /admin/bookings/{id}/roster/resume', { audience, recordsAccess: accessToPlan, audit }, ({ id, caller }) =>
      resumeRoster(deps, caller, { id }),
    )
    .on(
      'POST /admin/bookings/{id}/roster/pause',
      { audience, recordsAccess: accessToPlan, audit },
      ({ id, body, caller }) => {
        const given = body
        return pauseRoster(deps, caller, { id, given })
      },
    ).router
