import { timeOffCalls } from '../../contract/time-off/time-off.calls.ts'
import type { Substitutes } from '../../contract/time-off/time-off.schema.ts'
import { listedRecords } from '../../http/answers/record-access.ts'
import type { Deps } from '../../http/environment.ts'
import { ownChanges } from '../../http/limits/limits.ts'
import { answerList } from '../../http/lists/list-page.ts'
import { createRoutes } from '../../http/routes.ts'
import { decideTimeOff, withdrawTimeOff } from './decide-time-off.ts'
import { enterTimeOff, requestTimeOff } from './request-time-off.ts'
import { suggestForUnassigned, suggestSubstitutes } from './suggest-substitutes.ts'
import { listTimeOff, timeOffFilter, timeOffSortFields } from './time-off.queries.ts'
import { undoTimeOff } from './undo-time-off.ts'

/** Each request sends a mail to the team and creates permanent rows. */
const timeOffAsks = { name: 'time-off', max: 20, perSeconds: 3_600 }
const ofCaretaker = { audience: ['caretaker'], recordsAccess: 'none' } as const
const ofOffice = { audience: ['admin'], recordsAccess: 'none' } as const
const withVisits = {
  audience: ['admin'],
  recordsAccess: ({ visits }: Substitutes) =>
    listedRecords(
      'booking',
      visits.map(({ booking }) => booking._id),
    ),
  // `people` has a row for each possible substitute.
  whole: ['people'],
} as const
const audit = { action: 'STATUS_UPDATE', resourceType: 'caretaker' } as const
const rules = { sortFields: timeOffSortFields, defaultSort: 'startsAt', filter: timeOffFilter } as const

/** Routes of time off, for caretakers and admins (rules DAY-7, DAY-8). */
export const createTimeOffRoutes = (deps: Deps) =>
  createRoutes(timeOffCalls)
    .on('GET /caretaker/time-off', ofCaretaker, async ({ query, caller, c }) => {
      const caretaker = caller.actor.id
      const list = { resource: 'time-off', ...rules }
      const rows = await answerList(c, query, list, (page) =>
        listTimeOff(deps.database.read, { ...page, filter: { caretaker } }),
      )
      return rows
    })
    .on(
      'POST /caretaker/time-off',
      { ...ofCaretaker, audit, limits: [{ limit: timeOffAsks, by: 'account' }] },
      ({ body, caller }) => requestTimeOff(deps, caller, body),
    )
    .on(
      'POST /caretaker/time-off/{id}/withdraw',
      { ...ofCaretaker, audit, limits: [{ limit: ownChanges, by: 'account' }] },
      ({ id, caller }) => withdrawTimeOff(deps, caller, { id }),
    )
    .on('GET /admin/time-off', ofOffice, async ({ query, c }) => {
      const list = { resource: 'time-off', ...rules }
      const rows = await answerList(c, query, list, (page) => listTimeOff(deps.database.read, page))
      return rows
    })
    .on('GET /admin/time-off/substitutes', withVisits, ({ query, caller }) => suggestSubstitutes(deps, caller, query))
    .on('GET /admin/unassigned-visits', withVisits, ({ caller }) => suggestForUnassigned(deps, caller))
    .on('POST /admin/time-off', { ...ofOffice, audit }, ({ body, caller }) => enterTimeOff(deps, caller, body))
    .on('POST /admin/time-off/{id}/undo', { ...ofOffice, audit }, ({ id, caller }) => undoTimeOff(deps, caller, { id }))
    .on('PUT /admin/time-off/{id}', { ...ofOffice, audit }, ({ id, body, caller }) => {
      return decideTimeOff(deps, caller, { id, ...body })
    }).router
