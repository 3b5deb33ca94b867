import { count, day, id, person, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** Reasons for retention: recent processing, care, accounts. */
export const holdReasons = ['processing', 'care', 'books'] as const
export type HoldReason = (typeof holdReasons)[number]

/** Code of the refusal to close the account. */
const obstacle = z.enum(['account.has_open_bookings', 'money.not_settled']).nullable()

const held = {
  keptUntil: day,
  holds: z.enum(holdReasons),
  /** Null when there is nothing to retain. */
  careUntil: day.nullable(),
  booksUntil: day.nullable(),
}

export const closingSchema = z.strictObject({ obstacle, ...held })
export type Closing = z.output<typeof closingSchema>

/** restricted: closed; told: notified of the erasure; idle: no activity for years. */
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
