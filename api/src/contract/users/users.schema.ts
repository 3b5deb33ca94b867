import { roleSchema } from '../accounts/accounts.schema.ts'
import { person, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

export const changeRoleSchema = z.object({ role: roleSchema })

export const userRowSchema = z.strictObject({ ...person, phone: z.string(), role: roleSchema, createdAt: time })

export type UserRow = z.output<typeof userRowSchema>
