import { contactSchema, updateMessageSchema } from '../contract/requests.schema.ts'
import { texts } from '../contract/texts.ts'
import type { ContactMessage } from '../contract/wire-types.ts'
import { notFound } from '../http/api-error.ts'
import { callerOf, visitorOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../http/route.ts'
import { contentRange, listQuery, parseListRequest } from '../http/simple-rest.ts'
import { answerProblem, isPlainForm, readSubmission, submissionBody } from '../http/submission.ts'
import { listMessages, messageFilter, messageSortFields, toMessage } from './messages.queries.ts'
import { sendMessage } from './send-message.ts'
import { updateMessage } from './update-message.ts'

const contactLimit = { name: 'contact', max: 5, perSeconds: 3_600 }
const formAddress = '/contact#form'

const postContact = defineRoute(
  { audience: 'anyone' },
  {
    method: 'post',
    path: '/contact',
    request: { body: submissionBody(contactSchema) },
    responses: {
      201: jsonAnswer<{ message: string }>('Message sent'),
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
    responses: { 200: jsonAnswer<ContactMessage[]>('Contact messages') },
  },
)
const readMessage = defineRoute(
  { audience: ['admin'] },
  {
    method: 'get',
    path: '/admin/messages/{id}',
    request: { params: idParam },
    responses: { 200: jsonAnswer<ContactMessage>('Contact message') },
  },
)
const putMessage = defineRoute(
  { audience: ['admin'], audit: { action: 'STATUS_UPDATE', resourceType: 'system' } },
  {
    method: 'put',
    path: '/admin/messages/{id}',
    request: { params: idParam, body: jsonBody(updateMessageSchema) },
    responses: { 200: jsonAnswer<ContactMessage>('Contact message with the new status') },
  },
)

/** The contact form for everybody, its queue for admins (contract, sections 4 and 6). */
export const createMessageRoutes = (deps: Deps) =>
  createRouter()
    .openapi(postContact, async (c) => {
      try {
        const given = await readSubmission(c, contactSchema)
        deps.limiter.use(contactLimit, c.get('ip'))
        await sendMessage(deps, visitorOf(c), given)
      } catch (error) {
        return answerProblem(c, error, formAddress)
      }
      if (isPlainForm(c)) return c.redirect('/contact?sent=1#form', 303)
      return c.json({ message: texts.contact.sent }, 201)
    })
    .openapi(readMessages, async (c) => {
      const list = parseListRequest(c.req.valid('query'), {
        sortFields: messageSortFields,
        defaultSort: 'createdAt',
        filter: messageFilter,
      })
      const { messages, total } = await listMessages(deps.database, list)
      c.header('Content-Range', contentRange('messages', list.offset, messages.length, total))
      return c.json(messages, 200)
    })
    .openapi(readMessage, async (c) => {
      const { id } = c.req.valid('param')
      const row = await deps.database.read.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw notFound()
      return c.json(toMessage(row), 200)
    })
    .openapi(putMessage, async (c) => {
      const given = { id: c.req.valid('param').id, status: c.req.valid('json').status }
      return c.json(await updateMessage(deps, callerOf(c), given), 200)
    })
