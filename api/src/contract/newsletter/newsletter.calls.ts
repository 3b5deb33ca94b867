import { newsletterLinkSchema, newsletterSchema } from '../requests/requests.schema.ts'
import type { Calls } from '../wire/call.ts'
import { messageAnswerSchema } from '../wire/wire-parts.ts'

/** API calls for the newsletter with double opt-in. */
export const newsletterCalls = {
  'POST /newsletter': {
    body: newsletterSchema,
    answer: messageAnswerSchema,
    status: 201,
    about: 'Confirmation link sent',
  },
  'POST /newsletter/confirm': { body: newsletterLinkSchema, answer: messageAnswerSchema, about: 'Subscribed' },
  'POST /newsletter/unsubscribe': {
    body: newsletterLinkSchema,
    answer: messageAnswerSchema,
    about: 'Address removed',
  },
} as const satisfies Calls
