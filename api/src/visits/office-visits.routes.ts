import { officeVisitCalls } from '../contract/visits/office-visits.calls.ts'
import type { Visit } from '../contract/visits/visits.schema.ts'
import { listed, opened } from '../http/answers/sees.ts'
import type { Deps } from '../http/environment.ts'
import { answerList } from '../http/lists/list-page.ts'
import { createRoutes } from '../http/routes.ts'
import { completeVisits, readVisit } from './complete-visits.ts'
import { listVisits, visitFilter, visitSorts } from './lists/list-visits.ts'
import { changeVisit } from './verbs/change-visit.ts'
import { missVisit, skipVisit } from './verbs/close-visit.ts'
import { replaceVisit } from './verbs/replace-visit.ts'
import { endVisitForOffice, startVisitForOffice, undoStart } from './verbs/step-visit.ts'

const audience = ['admin'] as const
const step = { action: 'STATUS_UPDATE', resourceType: 'booking' } as const
const update = { action: 'BOOKING_UPDATED', resourceType: 'booking' } as const
const assign = { action: 'CARETAKER_ASSIGNED', resourceType: 'booking' } as const

const seesVisit = ({ booking }: Visit) => opened('booking', booking._id)

/** The office's calls about visits (rules VISIT-14 to VISIT-24). What they show of a family is written down. */
export const createVisitRoutes = (deps: Deps) =>
  createRoutes(officeVisitCalls)
    .on(
      'GET /admin/visits',
      {
        audience,
        sees: (visits) =>
          listed(
            'booking',
            visits.map(({ booking }) => booking._id),
          ),
      },
      async ({ query, c }) => {
        const rules = {
          resource: 'visits',
          sortFields: visitSorts,
          defaultSort: 'startsAt',
          filter: visitFilter,
        } as const
        const { read } = deps.database
        const rows = await answerList(c, query, rules, (list) => listVisits(read, list))
        return completeVisits(read, rows, deps.now())
      },
    )
    .on('GET /admin/visits/{id}', { audience, sees: seesVisit }, ({ id }) => {
      return readVisit(deps.database.read, id, deps.now())
    })
    .on(
      'PUT /admin/visits/{id}',
      { audience, sees: ({ visit }) => seesVisit(visit), audit: assign },
      async ({ id, body, caller }) => {
        const changed = await changeVisit(deps, caller, { id, given: body })
        return changed
      },
    )
    .on('POST /admin/visits/{id}/skip', { audience, sees: seesVisit, audit: update }, async ({ id, body, caller }) => {
      const visit = await skipVisit(deps, caller, { id, given: body })
      return visit
    })
    .on('POST /admin/visits/{id}/missed', { audience, sees: seesVisit, audit: step }, async ({ id, body, caller }) => {
      const visit = await missVisit(deps, caller, { id, given: body })
      return visit
    })
    .on(
      'POST /admin/visits/{id}/replace',
      { audience, sees: ({ visit }) => seesVisit(visit), audit: assign },
      async ({ id, body, caller }) => {
        const replaced = await replaceVisit(deps, caller, { id, given: body })
        return replaced
      },
    )
    .on('POST /admin/visits/{id}/start', { audience, sees: seesVisit, audit: step }, async ({ id, body, caller }) => {
      const visit = await startVisitForOffice(deps, caller, { id, given: body })
      return visit
    })
    .on('POST /admin/visits/{id}/end', { audience, sees: seesVisit, audit: step }, async ({ id, body, caller }) => {
      const visit = await endVisitForOffice(deps, caller, { id, given: body })
      return visit
    })
    .on(
      'POST /admin/visits/{id}/undo-start',
      { audience, sees: seesVisit, audit: step },
      async ({ id, body, caller }) => {
        const visit = await undoStart(deps, caller, { id, given: body })
        return visit
      },
    ).router
