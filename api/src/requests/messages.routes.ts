import type { Context } from 'hono'
import type { z } from 'zod'
import { callbackWindowLabels } from '../contract/care/catalogue.ts'
import { labelsIn } from '../contract/every-language.ts'
import { formatPhone } from '../contract/people/phone-digits.ts'
import type { ContactMessage } from '../contract/requests/queues.schema.ts'
import { messageCalls } from '../contract/requests/requests.calls.ts'
import { callRequestSchema, contactSchema } from '../contract/requests/requests.schema.ts'
import { texts } from '../contract/texts.ts'
import { idsOf, listedRecords, openedRecord } from '../http/answers/record-access.ts'
import { visitorOf } from '../http/caller-of.ts'
import type { Deps } from '../http/environment.ts'
import { fillIn, notFound } from '../http/errors/api-error.ts'
import { requestLanguageOf, translateFor } from '../http/language.ts'
import { answerList } from '../http/lists/list-page.ts'
import { defineRoute, jsonAnswer } from '../http/route.ts'
import { createRoutes } from '../http/routes.ts'
import { answerProblem, isPlainForm, pageInLanguage, readSubmission, submissionBody } from '../http/submission.ts'
import { findMessage, listMessages, messageFilter, messageSortFields } from './messages.queries.ts'
import { messageQueue as queue } from './queues.ts'
import { sendMessage } from './send-message.ts'
import { undoRequest, updateRequest } from './update-request.ts'
import { requestCall } from './wish-call.ts'
import { limitWriter, writerLimit } from './writer-limit.ts'

const contactLimit = { name: 'contact', max: 5, perSeconds: 3_600 }
const callRequestLimit = { name: 'call-wish', max: 3, perSeconds: 3_600 }
const formAddress = '/contact#form'
const wishAddress = '/contact#call-me'
const audit = { action: 'STATUS_UPDATE', resourceType: 'system' } as const

/** Recorded under the account with the writer's address, else under the message. */
const accessToWriter = ({ _id, userId }: ContactMessage) =>
  userId === null ? openedRecord('message', _id) : openedRecord('family', userId)
const accessToWriters = (page: readonly ContactMessage[]) => [
  listedRecords(
    'family',
    page.flatMap(({ userId }) => userId ?? []),
  ),
  listedRecords('message', idsOf(page.filter(({ userId }) => userId === null))),
]

const postContact = defineRoute(
  { audience: 'anyone', limits: [contactLimit, writerLimit].map((limit) => ({ limit, by: 'verb' as const })) },
  {
    method: 'post',
    path: '/contact',
    request: { body: submissionBody(contactSchema) },
    responses: {
      201: jsonAnswer(messageCalls['POST /contact'].answer, 'Message sent'),
      303: { description: 'Sent by a form without script: back to the page' },
    },
  },
)

const postCallRequest = defineRoute(
  { audience: 'anyone', limits: [callRequestLimit, writerLimit].map((limit) => ({ limit, by: 'verb' as const })) },
  {
    method: 'post',
    path: '/call-wish',
    request: { body: submissionBody(callRequestSchema) },
    responses: {
      201: jsonAnswer(messageCalls['POST /call-wish'].answer, 'Callback request recorded'),
      303: { description: 'Sent by a form without script: back to the page' },
    },
  },
)

/** Names the number and the time of the requested call, so that the visitor sees a mistyped digit (rule REQ-8). */
function confirmCall(c: Context, { phone, when }: z.output<typeof callRequestSchema>): string {
  const number = formatPhone(phone)
  if (when === 'soon') return fillIn(translateFor(c, texts.callWish.soon), { phone: number })
  const windows = labelsIn(requestLanguageOf(c) ?? 'en')?.windows ?? callbackWindowLabels
  return fillIn(translateFor(c, texts.callWish.inWindow), { phone: number, window: windows[when] })
}

/** Contact form and callback form, and their queue for admins (rules REQ-2, REQ-8, OFF-16, REQ-7). */
export function createMessageRoutes(deps: Deps) {
  async function findOrRefuse(id: string) {
    const message = await findMessage(deps.database, id)
    if (!message) throw notFound()
    return message
  }
  return createRoutes(messageCalls)
    .raw(postContact, async (c) => {
      try {
        const given = await readSubmission(c, contactSchema)
        const caller = visitorOf(c)
        await deps.limiter.use(contactLimit, caller.client.networks)
        await limitWriter(deps, given.email)
        await sendMessage(deps, caller, given)
      } catch (error) {
        return answerProblem(c, error, { back: formAddress, office: deps.config.office })
      }
      if (isPlainForm(c)) return c.redirect(pageInLanguage(c, '/contact?sent=1#form'), 303)
      return c.json({ message: translateFor(c, texts.contact.sent) }, 201)
    })
    .raw(postCallRequest, async (c) => {
      let given: z.output<typeof callRequestSchema>
      try {
        given = await readSubmission(c, callRequestSchema)
        const caller = visitorOf(c)
        await deps.limiter.use(callRequestLimit, caller.client.networks)
        await limitWriter(deps, given.phone)
        await requestCall(deps, caller, given)
      } catch (error) {
        return answerProblem(c, error, { back: wishAddress, office: deps.config.office })
      }
      if (isPlainForm(c)) return c.redirect(pageInLanguage(c, '/contact?asked=1#call-me'), 303)
      return c.json({ message: confirmCall(c, given) }, 201)
    })
    .on('GET /admin/messages', { audience: ['admin'], recordsAccess: accessToWriters }, ({ query, c }) => {
      const rules = {
        resource: 'messages',
        sortFields: messageSortFields,
        defaultSort: 'createdAt',
        filter: messageFilter,
      } as const
      return answerList(c, query, rules, (list) => listMessages(deps.database, list))
    })
    .on('GET /admin/messages/{id}', { audience: ['admin'], recordsAccess: accessToWriter }, ({ id }) => {
      return findOrRefuse(id)
    })
    .on(
      'PUT /admin/messages/{id}',
      { audience: ['admin'], recordsAccess: accessToWriter, audit },
      async ({ id, body, caller }) => {
        await updateRequest(deps, caller, queue, { id, ...body })
        return findOrRefuse(id)
      },
    )
    .on(
      'POST /admin/messages/{id}/undo',
      { audience: ['admin'], recordsAccess: accessToWriter, audit },
      async ({ id, caller }) => {
        await undoRequest(deps, caller, queue, id)
        return findOrRefuse(id)
      },
    ).router
}
