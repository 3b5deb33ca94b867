import { count, day, id, person, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** What holds the data of a family: something was done with it, care was given, the books. */
export const holdReasons = ['processing', 'care', 'books'] as const
export type HoldReason = (typeof holdReasons)[number]

/** What has to be done before an account can be closed: the code of the refusal. */
const obstacle = z.enum(['account.has_open_bookings', 'money.not_settled']).nullable()

const held = {
  /** The last day on which something is kept, and why. */
  keptUntil: day,
  holds: z.enum(holdReasons),
  /** Until when care and books are kept; null where there is none. */
  careUntil: day.nullable(),
  booksUntil: day.nullable(),
}

/** What closing the own account would mean. */
export const closingSchema = z.strictObject({ obstacle, ...held })
export type Closing = z.output<typeof closingSchema>

/** Closed; its owner was told that it goes; nothing happened for years. */
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
  /** Nothing keeps it any more. */
  isDue: z.boolean(),
})
export type RetentionRow = z.output<typeof retentionRowSchema>
