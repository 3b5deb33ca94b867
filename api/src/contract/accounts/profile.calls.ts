import type { Calls } from '../wire/call.ts'
import { messageAnswerSchema } from '../wire/wire-parts.ts'
import { changePasswordSchema, updateProfileSchema, userSchema } from './accounts.schema.ts'

/** API calls for the signed-in person's own account (rule ACC-25). */
export const profileCalls = {
  'GET /user/profile': { answer: userSchema, about: 'Own profile' },
  'PUT /user/profile': { body: updateProfileSchema, answer: userSchema, about: 'Own profile' },
  'PUT /user/change-password': { body: changePasswordSchema, answer: messageAnswerSchema, about: 'Password changed' },
} as const satisfies Calls
