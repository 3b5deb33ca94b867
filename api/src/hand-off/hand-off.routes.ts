import type { Reader } from '@thodu/db'
import { brand } from '../contract/brand.config.ts'
import {
  type Communication,
  createCommunicationSchema,
  type HandOff,
  handOffQuery,
  type MessageTemplate,
  safetyTemplates,
  settleCommunicationSchema,
} from '../contract/promises/hand-off.schema.ts'
import { listed, opened, tellSeen } from '../http/answers/sees.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../http/route.ts'
import { readHandOff } from './hand-off.queries.ts'
import { chatLink } from './message-parts.ts'
import { openMessage } from './open-message.ts'
import { fittingTemplate, templatesFor, writeMessage } from './write-messages.ts'

const audience = ['admin'] as const
const audit = { action: 'STATUS_UPDATE', resourceType: 'booking' } as const
const most = 200

const getHandOff = defineRoute(
  { audience, sees: 'booking' },
  {
    method: 'get',
    path: '/admin/bookings/{id}/hand-off',
    request: { params: idParam, query: handOffQuery },
    responses: { 200: jsonAnswer('GET /admin/bookings/{id}/hand-off', 'Messages that can be handed over') },
  },
)
const getCommunications = defineRoute(
  { audience, sees: (_, id) => listed('booking', [id]) },
  {
    method: 'get',
    path: '/admin/bookings/{id}/communications',
    request: { params: idParam },
    responses: { 200: jsonAnswer('GET /admin/bookings/{id}/communications', 'Messages handed over, newest first') },
  },
)
const postCommunication = defineRoute(
  { audience, sees: 'told', audit },
  {
    method: 'post',
    path: '/admin/communications',
    request: { body: jsonBody(createCommunicationSchema) },
    responses: { 201: jsonAnswer('POST /admin/communications', 'Message handed over, with its address') },
  },
)
const putCommunication = defineRoute(
  { audience, sees: 'nobody', audit },
  {
    method: 'put',
    path: '/admin/communications/{id}',
    request: { params: idParam, body: jsonBody(settleCommunicationSchema) },
    responses: { 200: jsonAnswer('PUT /admin/communications/{id}', 'Message, sent or not') },
  },
)

async function listCommunications(db: Reader, where: { booking: string } | { id: string }): Promise<Communication[]> {
  const query = db
    .selectFrom('communications')
    .innerJoin('accounts', 'accounts.id', 'communications.by_id')
    .selectAll('communications')
    .select('accounts.name as by_name')
  const rows = await ('booking' in where
    ? query.where('booking_id', '=', where.booking)
    : query.where('communications.id', '=', where.id)
  )
    .orderBy('communications.created_at', 'desc')
    .orderBy('communications.id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    to: row.sent_to,
    channel: row.channel,
    template: row.template as MessageTemplate,
    language: row.language,
    state: row.state,
    by: { _id: row.by_id, name: row.by_name },
    createdAt: row.created_at,
    settledAt: row.settled_at,
  }))
}

/** Messages that the office hands to a messenger (rules CALL-7, CALL-8). */
export function createHandOffRoutes(deps: Deps) {
  const { read } = deps.database
  return createRouter()
    .openapi(getHandOff, async (c) => {
      const bookingId = c.req.valid('param').id
      const { to = 'family', language: asked, caretaker } = c.req.valid('query')
      const wanted = { bookingId, to, caretaker, publicUrl: deps.config.publicUrl }
      const found = await readHandOff(read, wanted, deps.now())
      const language = asked ?? found.language
      const fitting = fittingTemplate(found.facts)
      const answer: HandOff = {
        to,
        language,
        refusal: found.mobile === undefined ? 'no-mobile' : found.isSwitchedOff ? 'switched-off' : null,
        messages: templatesFor(to).flatMap((template) => {
          const text = writeMessage(template, language, found.facts)
          if (text === undefined) return []
          const url = found.mobile === undefined ? null : chatLink(brand.messagingBaseUrl, found.mobile, text)
          const isSafety = safetyTemplates.includes(template)
          return [{ template, text, url, isSafety, isFitting: template === fitting }]
        }),
      }
      return c.json(answer, 200)
    })
    .openapi(getCommunications, async (c) => {
      const { id } = c.req.valid('param')
      const booking = await read.selectFrom('bookings').select('id').where('id', '=', id).executeTakeFirst()
      if (!booking) throw notFound()
      return c.json(await listCommunications(read, { booking: id }), 200)
    })
    .openapi(postCommunication, async (c) => {
      const given = c.req.valid('json')
      tellSeen(c, opened('booking', given.bookingId))
      return c.json(await openMessage(deps, callerOf(c), given), 201)
    })
    .openapi(putCommunication, async (c) => {
      const { id } = c.req.valid('param')
      const { state } = c.req.valid('json')
      await deps.database.write((tx) =>
        tx
          .updateTable('communications')
          .set({ state, settled_at: deps.now().toISOString() })
          .where('id', '=', id)
          .where('state', 'in', ['opened', 'sent', 'not-sent'])
          .execute(),
      )
      const [message] = await listCommunications(read, { id })
      if (!message) throw notFound()
      return c.json(message, 200)
    })
}
