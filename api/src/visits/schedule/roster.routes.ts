import { rosterCalls } from '../../contract/roster/roster.calls.ts'
import { listedRecords } from '../../http/answers/record-access.ts'
import type { Deps } from '../../http/environment.ts'
import { createRoutes, Reply } from '../../http/routes.ts'
import { pauseRoster, resumeRoster, setRosterRules } from './change-rules.ts'
import { changeRoster, planRoster } from './plan-roster.ts'
import { readRosterPage } from './read-roster.ts'

const audience = ['admin'] as const
const audit = { action: 'BOOKING_UPDATED', resourceType: 'booking' } as const

/** A plan contains no family data but reveals when a caretaker comes. */
const accessToPlan = (_: unknown, id: string) => listedRecords('booking', [id])

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
