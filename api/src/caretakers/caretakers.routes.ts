import { caretakerCalls } from '../contract/caretakers/caretakers.calls.ts'
import type { Caretaker, CaretakerDetails } from '../contract/caretakers/caretakers.schema.ts'
import { uploadLimit } from '../documents/upload-limit.ts'
import { idsOf, listedRecords } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { answerList } from '../http/lists/list-page.ts'
import { requireProof } from '../http/route.ts'
import { createRoutes } from '../http/routes.ts'
import { readCaretakerPage } from './caretaker-page.queries.ts'
import { caretakerFilter, caretakerSortFields, listCaretakers } from './caretakers.queries.ts'
import { createCaretaker } from './create-caretaker.ts'
import { changePhoto } from './profile/change-photo.ts'
import { updateCaretakerProfile } from './profile/update-profile.ts'
import { setPassword } from './set-password.ts'
import { updateCaretaker } from './update-caretaker.ts'

/** The list shows each caretaker's present patient, the page all their patients. */
const accessToCurrent = (page: readonly Caretaker[]) =>
  listedRecords('booking', idsOf(page.flatMap(({ currentBooking }) => currentBooking ?? [])))
const accessToJobs = ({ jobs }: CaretakerDetails) => listedRecords('booking', idsOf(jobs))

/** Routes of caretakers for admins (rules OFF-13, OFF-21, OFF-30, MATCH-1). */
export function createCaretakerRoutes(deps: Deps) {
  const readPage = (id: string) => readCaretakerPage(deps.database.read, deps.config, { id, now: deps.now() })
  return createRoutes(caretakerCalls)
    .on(
      'GET /admin/caretakers',
      { audience: ['admin'], recordsAccess: accessToCurrent, whole: true },
      ({ query, c }) => {
        const rules = {
          resource: 'caretakers',
          sortFields: caretakerSortFields,
          defaultSort: 'createdAt',
          filter: caretakerFilter,
        } as const
        return answerList(c, query, rules, (list) => listCaretakers(deps.database, deps.config, list))
      },
    )
    .on(
      'POST /admin/caretakers',
      {
        audience: ['admin'],
        recordsAccess: 'none',
        fresh: 'factor',
        audit: { action: 'USER_MANAGEMENT', resourceType: 'caretaker' },
      },
      ({ body, caller }) => createCaretaker(deps, caller, body),
    )
    .on('GET /admin/caretakers/{id}', { audience: ['admin'], recordsAccess: accessToJobs }, ({ id }) => readPage(id))
    .on(
      'PUT /admin/caretakers/{id}',
      {
        audience: ['admin'],
        recordsAccess: accessToJobs,
        audit: { action: 'USER_MANAGEMENT', resourceType: 'caretaker' },
      },
      async ({ id, body, caller }) => {
        const given = body
        // Deactivation ends sessions and unassigns visits, so it needs two-factor authentication (rule ACC-39). Other
        // changes do not.
        if (given.active === false) requireProof(caller.actor, 'factor')
        await updateCaretaker(deps, caller, { id, ...given })
        return readPage(id)
      },
    )
    .on(
      'POST /admin/caretakers/{id}/password',
      {
        audience: ['admin'],
        recordsAccess: 'none',
        fresh: 'factor',
        audit: { action: 'PASSWORD_RESET', resourceType: 'authentication' },
      },
      ({ id, body, caller }) => setPassword(deps, caller, { id, ...body }),
    )
    .on(
      'PUT /admin/caretakers/{id}/photo',
      {
        audience: ['admin'],
        recordsAccess: accessToJobs,
        audit: { action: 'USER_MANAGEMENT', resourceType: 'caretaker' },
        limits: [{ limit: uploadLimit, by: 'account', evenInvalid: true }],
      },
      async ({ id, body, caller }) => {
        await changePhoto(deps, caller, { id, ...body })
        return readPage(id)
      },
    )
    .on(
      'PUT /admin/caretakers/{id}/profile',
      {
        audience: ['admin'],
        recordsAccess: accessToJobs,
        audit: { action: 'USER_MANAGEMENT', resourceType: 'caretaker' },
      },
      async ({ id, body, caller }) => {
        await updateCaretakerProfile(deps, caller, { id, ...body })
        return readPage(id)
      },
    ).router
}
