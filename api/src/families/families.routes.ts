import { z } from '@hono/zod-openapi'
import { createFamilyNoteSchema, familyEmailSchema } from '../contract/schemas/desk.schema.ts'
import { createBlockSchema } from '../contract/schemas/matching/profiles.schema.ts'
import { idsOf, listed, opened } from '../http/answers/sees.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../http/route.ts'
import { addFamilyEmail, familyEmailsPerHour } from './add-family-email.ts'
import { addFamilyNote } from './add-family-note.ts'
import { addBlock, removeBlock } from './family-blocks.ts'
import { findFamily } from './find-family.ts'

const audience = ['admin'] as const

const readFamily = defineRoute(
  {
    audience,
    sees: ({ _id, bookings, documents }) => [
      opened('family', _id),
      listed('booking', idsOf(bookings)),
      listed('document', idsOf(documents)),
    ],
  },
  {
    method: 'get',
    path: '/admin/families/{id}',
    request: { params: idParam },
    responses: { 200: jsonAnswer('GET /admin/families/{id}', 'A family with everything that belongs to it') },
  },
)
const postNote = defineRoute(
  { audience, sees: 'family', audit: { action: 'NOTES_ADDED', resourceType: 'user' } },
  {
    method: 'post',
    path: '/admin/families/{id}/notes',
    request: { params: idParam, body: jsonBody(createFamilyNoteSchema) },
    responses: { 201: jsonAnswer('POST /admin/families/{id}/notes', 'All notes, newest first') },
  },
)

const putEmail = defineRoute(
  {
    audience,
    sees: 'family',
    fresh: 'factor',
    audit: { action: 'USER_MANAGEMENT', resourceType: 'user' },
    limits: [{ limit: familyEmailsPerHour, by: 'account' }],
  },
  {
    method: 'put',
    path: '/admin/families/{id}/email',
    request: { params: idParam, body: jsonBody(familyEmailSchema) },
    responses: { 200: jsonAnswer('PUT /admin/families/{id}/email', 'The address') },
  },
)

const blockAudit = { action: 'USER_MANAGEMENT', resourceType: 'caretaker' } as const
const postBlock = defineRoute(
  { audience, sees: 'family', audit: blockAudit },
  {
    method: 'post',
    path: '/admin/families/{id}/blocks',
    request: { params: idParam, body: jsonBody(createBlockSchema) },
    responses: { 201: jsonAnswer('POST /admin/families/{id}/blocks', 'Whom the family never wants again') },
  },
)
const deleteBlock = defineRoute(
  { audience, sees: 'family', audit: blockAudit },
  {
    method: 'delete',
    path: '/admin/families/{id}/blocks/{caretaker}',
    request: { params: idParam.extend({ caretaker: z.string().min(1).max(64) }) },
    responses: { 200: jsonAnswer('DELETE /admin/families/{id}/blocks/{caretaker}', 'Whom else it never wants again') },
  },
)

/** One page for a family, and what the office writes down about it (rules OFF-22, OFF-26, MATCH-3). */
export const createFamilyRoutes = (deps: Deps) =>
  createRouter()
    .openapi(readFamily, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await findFamily(deps.database.read, id), 200)
    })
    .openapi(postNote, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await addFamilyNote(deps, callerOf(c), { id, ...c.req.valid('json') }), 201)
    })
    .openapi(putEmail, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await addFamilyEmail(deps, callerOf(c), { id, ...c.req.valid('json') }), 200)
    })
    .openapi(postBlock, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await addBlock(deps, callerOf(c), { id, ...c.req.valid('json') }), 201)
    })
    .openapi(deleteBlock, async (c) => c.json(await removeBlock(deps, callerOf(c), c.req.valid('param')), 200))
