import { roleSchema, userSchema } from '../accounts/accounts.schema.ts'
import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { person, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

export const changeRoleSchema = z.object({ role: roleSchema })

export const userRowSchema = z.strictObject({ ...person, phone: z.string(), role: roleSchema, createdAt: time })

export type UserRow = z.output<typeof userRowSchema>

/** API calls for users and their roles, for admins (rule OFF-14). */
export const userCalls = {
  'GET /admin/users': { query: listQuery, answer: z.array(userRowSchema), about: 'Users' },
  'PUT /admin/users/{id}/role': { body: changeRoleSchema, answer: userSchema, about: 'The user with the new role' },
} as const satisfies Calls
