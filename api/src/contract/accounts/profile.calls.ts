import { changePasswordSchema, updateProfileSchema, userSchema } from '../schemas/accounts.schema.ts'
import { messageAnswerSchema } from '../schemas/answers.schema.ts'
import type { Calls } from '../wire/call.ts'

/** The signed-in person's own account (rule ACC-25). */
export const profileCalls = {
  'GET /user/profile': { answer: userSchema, about: 'Own profile' },
  'PUT /user/profile': { body: updateProfileSchema, answer: userSchema, about: 'Own profile' },
  'PUT /user/change-password': { body: changePasswordSchema, answer: messageAnswerSchema, about: 'Password changed' },
} as const satisfies Calls
