import { newsletterLinkSchema, newsletterSchema } from '../requests/requests.schema.ts'
import type { Calls } from '../wire/call.ts'
import { messageAnswerSchema } from '../wire/wire-parts.ts'

/** API calls for the newsletter with double opt-in. */
export const newsletterCalls = {
  'POST /newsletter': {
    body: newsletterSchema,
    answer: messageAnswerSchema,
    status: 201,
    about: 'A link to confirm with is on its way',
  },
  'POST /newsletter/confirm': { body: newsletterLinkSchema, answer: messageAnswerSchema, about: 'Subscribed' },
  'POST /newsletter/unsubscribe': {
    body: newsletterLinkSchema,
    answer: messageAnswerSchema,
    about: 'The address is forgotten',
  },
} as const satisfies Calls
