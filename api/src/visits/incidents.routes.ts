import { incidentCalls } from '../contract/visits/visits.calls.ts'
import { openedRecord } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes, Reply } from '../http/routes.ts'
import { reportIncident } from './report-incident.ts'
import { updateIncident } from './update-incident.ts'

/** Each report alarms the team by mail. */
const visitTroubles = { name: 'visit-troubles', max: 10, perSeconds: 3_600 }
const audit = { action: 'STATUS_UPDATE', resourceType: 'booking' } as const

/** Routes of incidents (rule DAY-23). */
export const createIncidentRoutes = (deps: Deps) =>
  createRoutes(incidentCalls)
    .on(
      'POST /caretaker/visits/{id}/trouble',
      { audience: ['caretaker'], recordsAccess: 'none', audit, limits: [{ limit: visitTroubles, by: 'account' }] },
      async ({ id, body, caller }) => {
        const { isNews, trouble } = await reportIncident(deps, caller, { id, given: body })
        return new Reply(isNews ? 201 : 200, trouble)
      },
    )
    .on(
      'PUT /admin/troubles/{id}',
      { audience: ['admin'], recordsAccess: ({ booking }) => openedRecord('booking', booking), audit },
      ({ id, body, caller }) => updateIncident(deps, caller, { id, given: body }),
    ).router
