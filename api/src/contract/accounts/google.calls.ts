import type { Calls } from '../wire/call.ts'
import { googleLoginSchema } from './accounts.schema.ts'
import { signInAnswerSchema } from './factors.schema.ts'
import { googleClientSchema } from './google.schema.ts'

/** API calls for signing in with Google. */
export const googleCalls = {
  'GET /auth/google-client': { answer: googleClientSchema, about: 'Client id of Google sign-in, null when it is off' },
  'POST /auth/google': {
    body: googleLoginSchema,
    answer: signInAnswerSchema,
    about: 'Signed in, or a two-factor challenge',
  },
} as const satisfies Calls
