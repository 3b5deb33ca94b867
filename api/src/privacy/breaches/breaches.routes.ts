import { breachCalls } from '../../contract/privacy/breaches/breaches.calls.ts'
import { boundRows } from '../../http/answers/bound-answer.ts'
import { idsOf, listedRecords } from '../../http/answers/record-access.ts'
import type { Deps } from '../../http/environment.ts'
import { answerList } from '../../http/lists/list-page.ts'
import { createRoutes, Reply } from '../../http/routes.ts'
import { breachFilter, breachSortFields, findBreachRow, listBreaches } from './breaches.queries.ts'
import { closeBreach } from './close-breach.ts'
import { listPeople } from './list-people.ts'
import { notifyPeople, recordPhoneNotification } from './notify-people.ts'
import { openBreach } from './open-breach.ts'
import { updateBreach } from './update-breach.ts'

const audience = ['admin'] as const
/** Each one alarms the whole team. */
const openings = { name: 'breaches', max: 10, perSeconds: 3_600 }
const opening = { action: 'ADMIN_ACTION', resourceType: 'system' } as const
const update = { action: 'STATUS_UPDATE', resourceType: 'system' } as const

/** Data breaches (rules PRIV-B1 to PRIV-B5). Only the list of affected people contains families' data. */
export const createBreachRoutes = (deps: Deps) =>
  createRoutes(breachCalls)
    .on('GET /admin/breaches', { audience, recordsAccess: 'none' }, ({ query, c }) => {
      const rules = {
        resource: 'breaches',
        sortFields: breachSortFields,
        defaultSort: 'awareAt',
        filter: breachFilter,
      } as const
      return answerList(c, query, rules, (list) => listBreaches(deps.database.read, list))
    })
    .on(
      'POST /admin/breaches',
      { audience, recordsAccess: 'none', audit: opening, limits: [{ limit: openings, by: 'account' }] },
      async ({ body, caller }) => {
        const { isNew, breach } = await openBreach(deps, caller, body)
        return new Reply(isNew ? 201 : 200, breach)
      },
    )
    .on('PUT /admin/breaches/{id}', { audience, recordsAccess: 'none', audit: update }, ({ id, body, caller }) =>
      updateBreach(deps, caller, { id, given: body }),
    )
    .on(
      'POST /admin/breaches/{id}/people',
      {
        audience,
        recordsAccess: ({ list }) => [
          listedRecords('family', idsOf(list.filter(({ hasAccount }) => hasAccount))),
          listedRecords('message', idsOf(list.filter(({ hasAccount }) => !hasAccount))),
        ],
      },
      async ({ id, body, caller }) => {
        await findBreachRow(deps.database.read, id)
        const people = await listPeople(deps.database.read, id, body.whom)
        boundRows(caller.actor, people.list.length)
        return people
      },
    )
    .on(
      'POST /admin/breaches/{id}/tell',
      { audience, recordsAccess: 'none', audit: opening, fresh: 'factor' },
      ({ id, body, caller }) => notifyPeople(deps, caller, id, body.whom),
    )
    .on(
      'POST /admin/breaches/{id}/calls/{account}',
      { audience, recordsAccess: 'none', audit: opening },
      ({ id, account, caller }) => recordPhoneNotification(deps, caller, { id, person: account }),
    )
    .on(
      'POST /admin/breaches/{id}/close',
      { audience, recordsAccess: 'none', audit: opening, fresh: 'factor' },
      ({ id, caller }) => closeBreach(deps, caller, id),
    ).router
