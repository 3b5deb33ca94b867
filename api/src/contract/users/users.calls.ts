import { userSchema } from '../schemas/accounts.schema.ts'
import { userRowSchema } from '../schemas/answers.schema.ts'
import { changeRoleSchema } from '../schemas/requests.schema.ts'
import { z } from '../schemas/zod.ts'
import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'

/** Users and their roles, for admins (rule OFF-14). */
export const userCalls = {
  'GET /admin/users': { query: listQuery, answer: z.array(userRowSchema), about: 'Users' },
  'PUT /admin/users/{id}/role': { body: changeRoleSchema, answer: userSchema, about: 'The user with the new role' },
} as const satisfies Calls
