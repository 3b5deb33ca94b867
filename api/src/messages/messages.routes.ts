import { contactSchema, updateMessageSchema } from '../contract/schemas/requests.schema.ts'
import { texts } from '../contract/texts.ts'
import { callerOf, visitorOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { answerList } from '../http/lists/list-page.ts'
import { listQuery } from '../http/lists/simple-rest.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../http/route.ts'
import { answerProblem, isPlainForm, readSubmission, submissionBody } from '../http/submission.ts'
import { listMessages, messageFilter, messageSortFields, toMessages } from './messages.queries.ts'
import { sendMessage } from './send-message.ts'
import { updateMessage } from './update-message.ts'

const contactLimit = { name: 'contact', max: 5, perSeconds: 3_600 }
const formAddress = '/contact#form'

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
  { audience: ['admin'] },
  {
    method: 'get',
    path: '/admin/messages',
    request: { query: listQuery },
    responses: { 200: jsonAnswer('GET /admin/messages', 'Contact messages') },
  },
)
const readMessage = defineRoute(
  { audience: ['admin'] },
  {
    method: 'get',
    path: '/admin/messages/{id}',
    request: { params: idParam },
    responses: { 200: jsonAnswer('GET /admin/messages/{id}', 'Contact message') },
  },
)
const putMessage = defineRoute(
  { audience: ['admin'], audit: { action: 'STATUS_UPDATE', resourceType: 'system' } },
  {
    method: 'put',
    path: '/admin/messages/{id}',
    request: { params: idParam, body: jsonBody(updateMessageSchema) },
    responses: { 200: jsonAnswer('PUT /admin/messages/{id}', 'Contact message with the new status') },
  },
)

/** The contact form for everybody, its queue for admins (rules REQ-2, OFF-16). */
export const createMessageRoutes = (deps: Deps) =>
  createRouter()
    .openapi(postContact, async (c) => {
      try {
        const given = await readSubmission(c, contactSchema)
        const caller = visitorOf(c)
        deps.limiter.use(contactLimit, caller.client.networks)
        await sendMessage(deps, caller, given)
      } catch (error) {
        return answerProblem(c, error, formAddress)
      }
      if (isPlainForm(c)) return c.redirect('/contact?sent=1#form', 303)
      return c.json({ message: texts.contact.sent }, 201)
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
      const { id } = c.req.valid('param')
      const row = await deps.database.read.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
      const [message] = await toMessages(deps.database.read, row ? [row] : [])
      if (!message) throw notFound()
      return c.json(message, 200)
    })
    .openapi(putMessage, async (c) => {
      const given = { id: c.req.valid('param').id, status: c.req.valid('json').status }
      return c.json(await updateMessage(deps, callerOf(c), given), 200)
    })
