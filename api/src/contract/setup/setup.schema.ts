import { emailSchema, nameSchema, passwordSchema, refuseOwnAddress } from '../accounts/accounts.schema.ts'
import { serviceTypes } from '../care/service-types.ts'
import { emailSetting, phoneSetting } from '../settings/sections.schema.ts'
import { rupees } from '../settings/services.schema.ts'
import { upiSchema } from '../settings/settings.schema.ts'
import { neededLine } from '../wire/free-text.ts'
import { count, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** The server prints its link when it starts without an admin (rule SET-15). */
const token = z.string().max(100)

export const setupTokenSchema = z.object({ token })

export const setupStateSchema = z.strictObject({
  /** Reason as text; null when no restore failed. */
  restoreFailed: z.string().nullable(),
})

/** Answers of the first run (rule SET-15). `prices` contains only changed packages. */
export const setupSchema = z.object({
  token,
  admin: z
    .object({ name: nameSchema, email: emailSchema, password: passwordSchema })
    .superRefine(refuseOwnAddress('password')),
  organisation: z.object({ name: neededLine(60), city: neededLine(60), phone: phoneSetting, email: emailSetting }),
  prices: z.partialRecord(z.enum(serviceTypes), z.record(z.string().max(50), rupees)),
  /** null: the office does not request money yet. */
  upi: upiSchema.pick({ vpa: true, name: true }).nullable(),
})
export type Setup = z.output<typeof setupSchema>
export type SetupForm = z.input<typeof setupSchema>

/** `key` is the private key of an encrypted backup, as printed. */
export const restoreBackupSchema = z.object({ token, key: z.string().max(300).optional() })
export const restoringSchema = z.strictObject({ createdAt: time, bookings: count, files: count })
export type Restoring = z.output<typeof restoringSchema>
