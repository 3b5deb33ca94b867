import { newsletterLinkSchema, newsletterSchema } from '../contract/schemas/requests.schema.ts'
import { texts } from '../contract/texts.ts'
import { visitorOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { say } from '../http/language.ts'
import { createRouter, defineRoute, jsonAnswer, jsonBody } from '../http/route.ts'
import { answerProblem, isPlainForm, pageInLanguage, readSubmission, submissionBody } from '../http/submission.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

const subscribeLimit = { name: 'newsletter', max: 10, perSeconds: 3_600 }
const linkLimit = { name: 'newsletter-links', max: 30, perSeconds: 3_600 }

const postNewsletter = defineRoute(
  { audience: 'anyone', limits: [{ limit: subscribeLimit, by: 'verb' }] },
  {
    method: 'post',
    path: '/newsletter',
    request: { body: submissionBody(newsletterSchema) },
    responses: {
      201: jsonAnswer('POST /newsletter', 'A link to confirm with is on its way'),
      303: { description: 'Sent by a form without script: back to the page' },
    },
  },
)
const postConfirm = defineRoute(
  { audience: 'anyone', limits: [{ limit: linkLimit, by: 'client', evenInvalid: true }] },
  {
    method: 'post',
    path: '/newsletter/confirm',
    request: { body: jsonBody(newsletterLinkSchema) },
    responses: { 200: jsonAnswer('POST /newsletter/confirm', 'Subscribed') },
  },
)
const postUnsubscribe = defineRoute(
  { audience: 'anyone', limits: [{ limit: linkLimit, by: 'client', evenInvalid: true }] },
  {
    method: 'post',
    path: '/newsletter/unsubscribe',
    request: { body: jsonBody(newsletterLinkSchema) },
    responses: { 200: jsonAnswer('POST /newsletter/unsubscribe', 'The address is forgotten') },
  },
)

/** The newsletter by double opt-in: asked for as JSON or as a form without script, confirmed and left by mailed links. */
export const createNewsletterRoutes = (deps: Deps) =>
  createRouter()
    .openapi(postNewsletter, async (c) => {
      try {
        const input = await readSubmission(c, newsletterSchema)
        const visitor = visitorOf(c)
        await deps.limiter.use(subscribeLimit, visitor.client.networks)
        await subscribe(deps, visitor, input)
      } catch (error) {
        return answerProblem(c, error, '/blog#newsletter')
      }
      if (isPlainForm(c)) return c.redirect(pageInLanguage(c, '/blog?subscribed=1#newsletter'), 303)
      return c.json({ message: say(c, texts.newsletter.subscribed) }, 201)
    })
    .openapi(postConfirm, async (c) => {
      await confirmSubscription(deps, visitorOf(c), c.req.valid('json'))
      return c.json({ message: say(c, texts.newsletter.confirmed) }, 200)
    })
    .openapi(postUnsubscribe, async (c) => {
      await unsubscribe(deps, visitorOf(c), c.req.valid('json'))
      return c.json({ message: say(c, texts.newsletter.left) }, 200)
    })
