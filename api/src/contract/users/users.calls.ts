import { userSchema } from '../accounts/accounts.schema.ts'
import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import { changeRoleSchema, userRowSchema } from './users.schema.ts'

/** API calls for users and their roles, for admins (rule OFF-14). */
export const userCalls = {
  'GET /admin/users': { query: listQuery, answer: z.array(userRowSchema), about: 'Users' },
  'PUT /admin/users/{id}/role': { body: changeRoleSchema, answer: userSchema, about: 'The user with the new role' },
} as const satisfies Calls
