import { officeVisitCalls } from '../contract/visits/visits.calls.ts'
import type { Visit } from '../contract/visits/visits.schema.ts'
import { listedRecords, openedRecord } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { answerList } from '../http/lists/list-page.ts'
import { createRoutes, Reply } from '../http/routes.ts'
import { changeVisit } from './change-visit.ts'
import { missVisit } from './close-visit.ts'
import { completeVisits, readVisit } from './complete-visits.ts'
import { confirmVisit } from './confirm-visit.ts'
import { endVisitForOffice } from './end-visit.ts'
import { enterComplaint } from './file-complaint.ts'
import { listVisits, visitFilter, visitSorts } from './list-visits.ts'
import { replaceVisit } from './replace-visit.ts'
import { resolveComplaint } from './resolve-complaint.ts'
import { restoreVisit, skipVisit } from './skip-visit.ts'
import { startVisitForOffice } from './start-visit.ts'
import { undoStart } from './undo-start.ts'

const audience = ['admin'] as const
const step = { action: 'STATUS_UPDATE', resourceType: 'booking' } as const
const update = { action: 'BOOKING_UPDATED', resourceType: 'booking' } as const
const assign = { action: 'CARETAKER_ASSIGNED', resourceType: 'booking' } as const

const accessToVisit = ({ booking }: Visit) => openedRecord('booking', booking._id)

/** Routes of visits for admins (rules VISIT-14 to VISIT-27). */
export const createVisitRoutes = (deps: Deps) =>
  createRoutes(officeVisitCalls)
    .on(
      'GET /admin/visits',
      {
        audience,
        recordsAccess: (visits) =>
          listedRecords(
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
        const rows = await answerList(c, query, rules, (list) => listVisits(read, list, deps.now()))
        return completeVisits(read, rows, deps.now())
      },
    )
    .on('GET /admin/visits/{id}', { audience, recordsAccess: accessToVisit }, ({ id }) => {
      return readVisit(deps.database.read, id, deps.now())
    })
    .on(
      'PUT /admin/visits/{id}',
      { audience, recordsAccess: ({ visit }) => accessToVisit(visit), audit: assign },
      ({ id, body, caller }) => changeVisit(deps, caller, { id, given: body }),
    )
    .on(
      'POST /admin/complaints',
      { audience, recordsAccess: accessToVisit, audit: step },
      async ({ body, caller }) => new Reply(201, await enterComplaint(deps, caller, body)),
    )
    .on(
      'POST /admin/visits/{id}/bring-back',
      { audience, recordsAccess: accessToVisit, audit: update },
      ({ id, body, caller }) => restoreVisit(deps, caller, { id, revision: body.revision }),
    )
    .on(
      'POST /admin/visits/{id}/confirm',
      { audience, recordsAccess: accessToVisit, audit: step },
      ({ id, body, caller }) => confirmVisit(deps, caller, { id, given: body }),
    )
    .on(
      'POST /admin/visits/{id}/skip',
      { audience, recordsAccess: accessToVisit, audit: update },
      ({ id, body, caller }) => skipVisit(deps, caller, { id, given: body }),
    )
    .on(
      'POST /admin/visits/{id}/missed',
      { audience, recordsAccess: accessToVisit, audit: step },
      ({ id, body, caller }) => missVisit(deps, caller, { id, given: body }),
    )
    .on(
      'POST /admin/visits/{id}/replace',
      { audience, recordsAccess: ({ visit }) => accessToVisit(visit), audit: assign },
      ({ id, body, caller }) => replaceVisit(deps, caller, { id, given: body }),
    )
    .on(
      'POST /admin/visits/{id}/start',
      { audience, recordsAccess: accessToVisit, audit: step },
      ({ id, body, caller }) => startVisitForOffice(deps, caller, { id, given: body }),
    )
    .on(
      'POST /admin/visits/{id}/end',
      { audience, recordsAccess: accessToVisit, audit: step },
      ({ id, body, caller }) => endVisitForOffice(deps, caller, { id, given: body }),
    )
    .on(
      'POST /admin/visits/{id}/settle-remark',
      { audience, recordsAccess: accessToVisit, audit: step },
      ({ id, body, caller }) => resolveComplaint(deps, caller, { id, given: body }),
    )
    .on(
      'POST /admin/visits/{id}/undo-start',
      { audience, recordsAccess: accessToVisit, audit: step },
      ({ id, body, caller }) => undoStart(deps, caller, { id, given: body }),
    ).router
