import { claim, type Queue, release } from '../claims/claim.ts'
import type { ContactMessage } from '../contract/calls/wire-types.ts'
import { claimSchema, contactSchema, updateMessageSchema } from '../contract/schemas/requests.schema.ts'
import { texts } from '../contract/texts.ts'
import { idsOf, listed, opened } from '../http/answers/sees.ts'
import { callerOf, visitorOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { say } from '../http/language.ts'
import { answerList } from '../http/lists/list-page.ts'
import { listQuery } from '../contract/wire/list-query.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../http/route.ts'
import { answerProblem, isPlainForm, pageInLanguage, readSubmission, submissionBody } from '../http/submission.ts'
import { findMessage, listMessages, messageFilter, messageSortFields } from './messages.queries.ts'
import { sendMessage } from './send-message.ts'
import { undoMessage, updateMessage } from './update-message.ts'

const contactLimit = { name: 'contact', max: 5, perSeconds: 3_600 }
const formAddress = '/contact#form'
const audit = { action: 'STATUS_UPDATE', resourceType: 'system' } as const
const queue: Queue = { table: 'messages', resourceType: 'system', what: 'Contact message' }

/** Under the account that has its address; else the message itself is all there is of whoever wrote it. */
const seesWriter = ({ _id, userId }: ContactMessage) =>
  userId === null ? opened('message', _id) : opened('family', userId)
const seesWriters = (page: readonly ContactMessage[]) => [
  listed(
    'family',
    page.flatMap(({ userId }) => userId ?? []),
  ),
  listed('message', idsOf(page.filter(({ userId }) => userId === null))),
]

const postContact = defineRoute(
  { audience: 'anyone', limits: [{ limit: contactLimit, by: 'verb' }] },
  {
    method: 'post',
    path: '/contact',
    request: { body: submissionBody(contactSchema) },
    responses: {
      201: jsonAnswer('POST /contact', 'Message sent'),
      303: { description: 'Sent by a form without script: back to the page' },
    },
  },
)
const readMessages = defineRoute(
  { audience: ['admin'], sees: seesWriters },
  {
    method: 'get',
    path: '/admin/messages',
    request: { query: listQuery },
    responses: { 200: jsonAnswer('GET /admin/messages', 'Contact messages') },
  },
)
const readMessage = defineRoute(
  { audience: ['admin'], sees: seesWriter },
  {
    method: 'get',
    path: '/admin/messages/{id}',
    request: { params: idParam },
    responses: { 200: jsonAnswer('GET /admin/messages/{id}', 'Contact message') },
  },
)
const putMessage = defineRoute(
  { audience: ['admin'], sees: seesWriter, audit },
  {
    method: 'put',
    path: '/admin/messages/{id}',
    request: { params: idParam, body: jsonBody(updateMessageSchema) },
    responses: { 200: jsonAnswer('PUT /admin/messages/{id}', 'Contact message with the new status') },
  },
)

const postClaim = defineRoute(
  { audience: ['admin'], sees: seesWriter, audit },
  {
    method: 'post',
    path: '/admin/messages/{id}/claim',
    request: { params: idParam, body: jsonBody(claimSchema) },
    responses: { 200: jsonAnswer('POST /admin/messages/{id}/claim', 'Contact message, taken on') },
  },
)
const postRelease = defineRoute(
  { audience: ['admin'], sees: seesWriter, audit },
  {
    method: 'post',
    path: '/admin/messages/{id}/release',
    request: { params: idParam, body: jsonBody(claimSchema) },
    responses: { 200: jsonAnswer('POST /admin/messages/{id}/release', 'Contact message, given back') },
  },
)
const postUndo = defineRoute(
  { audience: ['admin'], sees: seesWriter, audit },
  {
    method: 'post',
    path: '/admin/messages/{id}/undo',
    request: { params: idParam },
    responses: { 200: jsonAnswer('POST /admin/messages/{id}/undo', 'Contact message as it stood') },
  },
)

/** The contact form for everybody, its queue for admins (rules REQ-2, OFF-16, REQ-7). */
export function createMessageRoutes(deps: Deps) {
  async function findOrRefuse(id: string) {
    const message = await findMessage(deps.database, id)
    if (!message) throw notFound()
    return message
  }
  return createRouter()
    .openapi(postContact, async (c) => {
      try {
        const given = await readSubmission(c, contactSchema)
        const caller = visitorOf(c)
        await deps.limiter.use(contactLimit, caller.client.networks)
        await sendMessage(deps, caller, given)
      } catch (error) {
        return answerProblem(c, error, formAddress)
      }
      if (isPlainForm(c)) return c.redirect(pageInLanguage(c, '/contact?sent=1#form'), 303)
      return c.json({ message: say(c, texts.contact.sent) }, 201)
    })
    .openapi(readMessages, async (c) => {
      const rules = {
        resource: 'messages',
        sortFields: messageSortFields,
        defaultSort: 'createdAt',
        filter: messageFilter,
      } as const
      return c.json(await answerList(c, c.req.valid('query'), rules, (list) => listMessages(deps.database, list)), 200)
    })
    .openapi(readMessage, async (c) => {
      return c.json(await findOrRefuse(c.req.valid('param').id), 200)
    })
    .openapi(putMessage, async (c) => {
      const { id } = c.req.valid('param')
      await updateMessage(deps, callerOf(c), { id, ...c.req.valid('json') })
      return c.json(await findOrRefuse(id), 200)
    })
    .openapi(postClaim, async (c) => {
      const { id } = c.req.valid('param')
      await claim(deps, callerOf(c), queue, { id, from: c.req.valid('json').from })
      return c.json(await findOrRefuse(id), 200)
    })
    .openapi(postRelease, async (c) => {
      const { id } = c.req.valid('param')
      await release(deps, callerOf(c), queue, { id, from: c.req.valid('json').from })
      return c.json(await findOrRefuse(id), 200)
    })
    .openapi(postUndo, async (c) => {
      const { id } = c.req.valid('param')
      await undoMessage(deps, callerOf(c), id)
      return c.json(await findOrRefuse(id), 200)
    })
}
