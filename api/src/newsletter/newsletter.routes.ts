import { newId } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import { newsletterSchema } from '../contract/requests.schema.ts'
import { texts } from '../contract/texts.ts'
import { type Visitor, visitorOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { createRouter, defineRoute, jsonAnswer } from '../http/route.ts'
import { answerProblem, isPlainForm, readSubmission, submissionBody } from '../http/submission.ts'

const subscribeLimit = { name: 'newsletter', max: 10, perSeconds: 3_600 }

const postNewsletter = defineRoute(
  { audience: 'anyone' },
  {
    method: 'post',
    path: '/newsletter',
    request: { body: submissionBody(newsletterSchema) },
    responses: {
      201: jsonAnswer<{ message: string }>('Subscribed'),
      303: { description: 'Sent by a form without script: back to the page' },
    },
  },
)

/** Stores the address once; whoever asks again hears the same, so that nobody learns who subscribed. */
const subscribe = (deps: Deps, { performer }: Visitor, { email }: { email: string }): Promise<void> =>
  deps.database.write(async (tx) => {
    const now = deps.now()
    const added = await tx
      .insertInto('newsletter_subscribers')
      .values({ id: newId(now.getTime()), email, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return
    await writeAudit(tx, {
      performer,
      action: 'STATUS_UPDATE',
      resourceType: 'system',
      resourceId: added.id,
      description: 'Newsletter subscribed',
      at: now,
    })
  })

/** POST /newsletter (contract, section 4), as JSON or as a form without script. */
export const createNewsletterRoutes = (deps: Deps) =>
  createRouter().openapi(postNewsletter, async (c) => {
    try {
      const { email } = await readSubmission(c, newsletterSchema)
      deps.limiter.use(subscribeLimit, c.get('ip'))
      await subscribe(deps, visitorOf(c), { email })
    } catch (error) {
      return answerProblem(c, error, '/blog#newsletter')
    }
    if (isPlainForm(c)) return c.redirect('/blog?subscribed=1#newsletter', 303)
    return c.json({ message: texts.newsletter.subscribed }, 201)
  })
