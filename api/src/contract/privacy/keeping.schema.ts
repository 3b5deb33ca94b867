import { count, day, id, person, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** Reasons for retaining a family's data: recent processing, care, accounts. */
export const holdReasons = ['processing', 'care', 'books'] as const
export type HoldReason = (typeof holdReasons)[number]

/** What must be done before an account can be closed: the code of the refusal. */
const obstacle = z.enum(['account.has_open_bookings', 'money.not_settled']).nullable()

const held = {
  /** The last day of retention, and its reason. */
  keptUntil: day,
  holds: z.enum(holdReasons),
  /** End of retention for care and for accounts; null when there is none. */
  careUntil: day.nullable(),
  booksUntil: day.nullable(),
}

/** Effect of closing one's own account. */
export const closingSchema = z.strictObject({ obstacle, ...held })
export type Closing = z.output<typeof closingSchema>

/** restricted: closed; told: the owner was notified of the erasure; idle: no activity for years. */
export const retentionStates = ['restricted', 'told', 'idle', 'open'] as const
export const retentionRowSchema = z.strictObject({
  ...person,
  _id: id,
  state: z.enum(retentionStates),
  restrictedAt: time.nullable(),
  toldAt: time.nullable(),
  bookings: count,
  obstacle,
  ...held,
  /** Whether the retention has ended. */
  isDue: z.boolean(),
})
export type RetentionRow = z.output<typeof retentionRowSchema>
