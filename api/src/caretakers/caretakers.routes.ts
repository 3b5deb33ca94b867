import type { Caretaker, CaretakerPage } from '../contract/calls/wire-types.ts'
import { updateProfileSchema } from '../contract/schemas/matching/profiles.schema.ts'
import { createCaretakerSchema, updateCaretakerSchema } from '../contract/schemas/requests.schema.ts'
import { idsOf, listed } from '../http/answers/sees.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { answerList } from '../http/lists/list-page.ts'
import { listQuery } from '../contract/wire/list-query.ts'
import { actorOf, createRouter, defineRoute, idParam, jsonAnswer, jsonBody, requireProof } from '../http/route.ts'
import { readCaretakerPage } from './caretaker-page.queries.ts'
import { caretakerFilter, caretakerSortFields, listCaretakers } from './caretakers.queries.ts'
import { createCaretaker } from './create-caretaker.ts'
import { updateProfile } from './profile/update-profile.ts'
import { updateCaretaker } from './update-caretaker.ts'

/** The list names the patient each caretaker is with, the page the patients of all its jobs. */
const seesCurrent = (page: readonly Caretaker[]) =>
  listed('booking', idsOf(page.flatMap(({ currentBooking }) => currentBooking ?? [])))
const seesJobs = ({ jobs }: CaretakerPage) => listed('booking', idsOf(jobs))

const readCaretakers = defineRoute(
  { audience: ['admin'], sees: seesCurrent },
  {
    method: 'get',
    path: '/admin/caretakers',
    request: { query: listQuery },
    responses: { 200: jsonAnswer('GET /admin/caretakers', 'Caretakers') },
  },
)
const postCaretaker = defineRoute(
  {
    audience: ['admin'],
    sees: 'nobody',
    fresh: 'factor',
    audit: { action: 'USER_MANAGEMENT', resourceType: 'caretaker' },
  },
  {
    method: 'post',
    path: '/admin/caretakers',
    request: { body: jsonBody(createCaretakerSchema) },
    responses: { 201: jsonAnswer('POST /admin/caretakers', 'Caretaker made') },
  },
)

const readCaretaker = defineRoute(
  { audience: ['admin'], sees: seesJobs },
  {
    method: 'get',
    path: '/admin/caretakers/{id}',
    request: { params: idParam },
    responses: { 200: jsonAnswer('GET /admin/caretakers/{id}', 'Caretaker with jobs, ratings and days') },
  },
)
const putCaretaker = defineRoute(
  { audience: ['admin'], sees: seesJobs, audit: { action: 'USER_MANAGEMENT', resourceType: 'caretaker' } },
  {
    method: 'put',
    path: '/admin/caretakers/{id}',
    request: { params: idParam, body: jsonBody(updateCaretakerSchema) },
    responses: { 200: jsonAnswer('PUT /admin/caretakers/{id}', 'Caretaker as it is now') },
  },
)

const putProfile = defineRoute(
  { audience: ['admin'], sees: seesJobs, audit: { action: 'USER_MANAGEMENT', resourceType: 'caretaker' } },
  {
    method: 'put',
    path: '/admin/caretakers/{id}/profile',
    request: { params: idParam, body: jsonBody(updateProfileSchema) },
    responses: { 200: jsonAnswer('PUT /admin/caretakers/{id}/profile', 'Caretaker as it is now') },
  },
)

/** Caretakers, for admins (rules OFF-13, OFF-21, OFF-30, MATCH-1). */
export function createCaretakerRoutes(deps: Deps) {
  const readPage = (id: string) => readCaretakerPage(deps.database.read, id, deps.now())
  return createRouter()
    .openapi(readCaretakers, async (c) => {
      const rules = {
        resource: 'caretakers',
        sortFields: caretakerSortFields,
        defaultSort: 'createdAt',
        filter: caretakerFilter,
      } as const
      return c.json(
        await answerList(c, c.req.valid('query'), rules, (list) => listCaretakers(deps.database, list)),
        200,
      )
    })
    .openapi(postCaretaker, async (c) => c.json(await createCaretaker(deps, callerOf(c), c.req.valid('json')), 201))
    .openapi(readCaretaker, async (c) => c.json(await readPage(c.req.valid('param').id), 200))
    .openapi(putCaretaker, async (c) => {
      const { id } = c.req.valid('param')
      const given = c.req.valid('json')
      // Signs her out and opens her visits (rule ACC-39); a telephone number asks for nothing.
      if (given.active === false) requireProof(actorOf(c), 'factor')
      await updateCaretaker(deps, callerOf(c), { id, ...given })
      return c.json(await readPage(id), 200)
    })
    .openapi(putProfile, async (c) => {
      const { id } = c.req.valid('param')
      await updateProfile(deps, callerOf(c), { id, ...c.req.valid('json') })
      return c.json(await readPage(id), 200)
    })
}
