import { privacyRequestCalls } from '../../contract/privacy/requests.calls.ts'
import { anyonesPrivacyRequestSchema, type PrivacyRequest } from '../../contract/privacy/requests.schema.ts'
import { texts } from '../../contract/texts.ts'
import { listedRecords, openedRecord } from '../../http/answers/record-access.ts'
import { visitorOf } from '../../http/caller-of.ts'
import type { Deps } from '../../http/environment.ts'
import { notFound } from '../../http/errors/api-error.ts'
import { translateFor } from '../../http/language.ts'
import { answerList } from '../../http/lists/list-page.ts'
import { defineRoute, jsonAnswer } from '../../http/route.ts'
import { createRoutes, Reply } from '../../http/routes.ts'
import { answerProblem, isPlainForm, pageInLanguage, readSubmission, submissionBody } from '../../http/submission.ts'
import { limitWriter, writerLimit } from '../../requests/writer-limit.ts'
import { enterPrivacyRequest } from './enter-request.ts'
import { advancePrivacyRequest } from './move-request.ts'
import { findNominee, nameNominee } from './nominees.ts'
import { requestSignedIn } from './request-signed-in.ts'
import { requestWithoutAccount } from './request-without-account.ts'
import { findRequest, listOwnRequests, listRequests, privacyFilter, privacySortFields } from './requests.queries.ts'

const ownLimit = { name: 'privacy-requests', max: 10, perSeconds: 86_400 }
const formLimit = { name: 'privacy-form', max: 5, perSeconds: 3_600 }
const nomineeLimit = { name: 'nominee', max: 20, perSeconds: 3_600 }
const formAddress = '/privacy/request#form'

const audit = { action: 'STATUS_UPDATE', resourceType: 'user' } as const
const ownSettings = { action: 'SYSTEM_SETTINGS_CHANGED', resourceType: 'system' } as const

/** The log records the family if known, else the request itself. */
const accessToAsker = ({ _id, family }: PrivacyRequest) =>
  family === null ? openedRecord('message', _id) : openedRecord('family', family._id)
const accessToAskers = (page: readonly PrivacyRequest[]) => [
  listedRecords(
    'family',
    page.flatMap(({ family }) => family?._id ?? []),
  ),
  listedRecords(
    'message',
    page.flatMap(({ _id, family }) => (family === null ? _id : [])),
  ),
]

const postForm = defineRoute(
  { audience: 'anyone', limits: [formLimit, writerLimit].map((limit) => ({ limit, by: 'verb' as const })) },
  {
    method: 'post',
    path: '/privacy-requests',
    request: { body: submissionBody(anyonesPrivacyRequestSchema) },
    responses: {
      201: jsonAnswer(privacyRequestCalls['POST /privacy-requests'].answer, 'Request recorded'),
      303: { description: 'For a form without JavaScript: redirect to the page' },
    },
  },
)

/** Requests of families and visitors, and the office's list (rules PRIV-R1 to PRIV-R6). */
export function createPrivacyRequestRoutes(deps: Deps) {
  async function findOrRefuse(id: string): Promise<PrivacyRequest> {
    const request = await findRequest(deps.database, id, deps.now())
    if (!request) throw notFound()
    return request
  }
  return createRoutes(privacyRequestCalls)
    .on(
      'POST /user/privacy-requests',
      { audience: ['user'], audit, limits: [{ limit: ownLimit, by: 'account' }] },
      async ({ body, caller }) => {
        const { isNews, request } = await requestSignedIn(deps, caller, body)
        return new Reply(isNews ? 201 : 200, request)
      },
    )
    .on('GET /user/privacy-requests', { audience: ['user'] }, ({ caller }) =>
      listOwnRequests(deps.database.read, caller.actor.id),
    )
    .raw(postForm, async (c) => {
      try {
        const given = await readSubmission(c, anyonesPrivacyRequestSchema)
        const caller = visitorOf(c)
        await deps.limiter.use(formLimit, caller.client.networks)
        await limitWriter(deps, given.contact)
        await requestWithoutAccount(deps, caller, given)
      } catch (error) {
        return answerProblem(c, error, { back: formAddress, office: deps.config.office })
      }
      if (isPlainForm(c)) return c.redirect(pageInLanguage(c, '/privacy/request?sent=1#form'), 303)
      return c.json({ message: translateFor(c, texts.privacyRequest.noted) }, 201)
    })
    .on('GET /user/nominee', { audience: ['user'] }, async ({ caller }) => ({
      nominee: await findNominee(deps.database.read, caller.actor.id),
    }))
    .on(
      'PUT /user/nominee',
      { audience: ['user'], audit: ownSettings, limits: [{ limit: nomineeLimit, by: 'account' }] },
      async ({ body, caller }) => ({ nominee: await nameNominee(deps, caller, body) }),
    )
    .on(
      'DELETE /user/nominee',
      { audience: ['user'], audit: ownSettings, limits: [{ limit: nomineeLimit, by: 'account' }] },
      async ({ caller }) => {
        await nameNominee(deps, caller, null)
      },
    )
    .on('GET /admin/privacy-requests', { audience: ['admin'], recordsAccess: accessToAskers }, ({ query, c }) => {
      const rules = {
        resource: 'privacy-requests',
        sortFields: privacySortFields,
        defaultSort: 'createdAt',
        filter: privacyFilter,
      } as const
      return answerList(c, query, rules, (list) => listRequests(deps.database, list, deps.now()))
    })
    .on(
      'POST /admin/privacy-requests',
      { audience: ['admin'], recordsAccess: accessToAsker, audit },
      async ({ body, caller }) => {
        const { isNews, id } = await enterPrivacyRequest(deps, caller, body)
        return new Reply(isNews ? 201 : 200, await findOrRefuse(id))
      },
    )
    .on('GET /admin/privacy-requests/{id}', { audience: ['admin'], recordsAccess: accessToAsker }, ({ id }) =>
      findOrRefuse(id),
    )
    .on(
      'PUT /admin/privacy-requests/{id}',
      { audience: ['admin'], recordsAccess: accessToAsker, audit, fresh: 'factor' },
      async ({ id, body, caller }) => {
        await advancePrivacyRequest(deps, caller, id, body)
        return findOrRefuse(id)
      },
    ).router
}
