import { newsletterCalls } from '../contract/newsletter/newsletter.calls.ts'
import { newsletterSchema } from '../contract/requests/requests.schema.ts'
import { texts } from '../contract/texts.ts'
import { visitorOf } from '../http/caller-of.ts'
import type { Deps } from '../http/environment.ts'
import { translateFor } from '../http/language.ts'
import { defineRoute, jsonAnswer } from '../http/route.ts'
import { createRoutes } from '../http/routes.ts'
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
      201: jsonAnswer(newsletterCalls['POST /newsletter'].answer, 'A confirmation link was sent'),
      303: { description: 'For a form without JavaScript: redirect to the page' },
    },
  },
)

/** Double opt-in, by JSON or by a form without JavaScript; confirmed and unsubscribed by mailed links. */
export const createNewsletterRoutes = (deps: Deps) =>
  createRoutes(newsletterCalls)
    .raw(postNewsletter, async (c) => {
      try {
        const input = await readSubmission(c, newsletterSchema)
        const visitor = visitorOf(c)
        await deps.limiter.use(subscribeLimit, visitor.client.networks)
        await subscribe(deps, visitor, input)
      } catch (error) {
        return answerProblem(c, error, { back: '/blog#newsletter', office: deps.config.office })
      }
      if (isPlainForm(c)) return c.redirect(pageInLanguage(c, '/blog?subscribed=1#newsletter'), 303)
      return c.json({ message: translateFor(c, texts.newsletter.subscribed) }, 201)
    })
    .on(
      'POST /newsletter/confirm',
      { audience: 'anyone', limits: [{ limit: linkLimit, by: 'client', evenInvalid: true }] },
      async ({ body, caller, c }) => {
        await confirmSubscription(deps, caller, body)
        return { message: translateFor(c, texts.newsletter.confirmed) }
      },
    )
    .on(
      'POST /newsletter/unsubscribe',
      { audience: 'anyone', limits: [{ limit: linkLimit, by: 'client', evenInvalid: true }] },
      async ({ body, caller, c }) => {
        await unsubscribe(deps, caller, body)
        return { message: translateFor(c, texts.newsletter.left) }
      },
    ).router
