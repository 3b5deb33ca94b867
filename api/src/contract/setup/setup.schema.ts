import { emailSchema, nameSchema, passwordSchema, refuseOwnAddress } from '../accounts/accounts.schema.ts'
import { serviceTypes } from '../care/service-types.ts'
import { emailSetting, phoneSetting } from '../settings/contact-fields.ts'
import { rupees } from '../settings/services.schema.ts'
import { upiSchema } from '../settings/settings.schema.ts'
import { neededLine } from '../wire/free-text.ts'
import { count, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** The token of the link that a start without an admin prints (rule SET-15). */
const token = z.string().max(100)

export const setupTokenSchema = z.object({ token })

/** What a page at the link may do. */
export const setupStateSchema = z.strictObject({
  /** Why the last restore of a backup failed, in words; null where none did. */
  restoreFailed: z.string().nullable(),
})

/** The answers of the first run (rule SET-15). Prices name the packages that change; the rest keep their defaults. */
export const setupSchema = z.object({
  token,
  admin: z
    .object({ name: nameSchema, email: emailSchema, password: passwordSchema })
    .superRefine(refuseOwnAddress('password')),
  organisation: z.object({ name: neededLine(60), city: neededLine(60), phone: phoneSetting, email: emailSetting }),
  prices: z.partialRecord(z.enum(serviceTypes), z.record(z.string().max(50), rupees)),
  /** Null: families are not asked for money yet. */
  upi: upiSchema.pick({ vpa: true, name: true }).nullable(),
})
export type Setup = z.output<typeof setupSchema>
export type SetupForm = z.input<typeof setupSchema>

/** `key` is the private key of a sealed backup, as it was printed. */
export const restoreBackupSchema = z.object({ token, key: z.string().max(300).optional() })
/** The backup that is being restored. */
export const restoringSchema = z.strictObject({ createdAt: time, bookings: count, files: count })
export type Restoring = z.output<typeof restoringSchema>
