import { maskAadhaar } from '../wire/mask-aadhaar.ts'
import { count, givenTime, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

export const timeOffKinds = ['day-off', 'sick', 'leave', 'other'] as const

export const timeOffStatuses = ['requested', 'approved', 'declined', 'withdrawn'] as const

export const timeOffSchema = z.strictObject({
  _id: id,
  caretaker: z.strictObject({ _id: id, name: z.string() }),
  startsAt: time,
  endsAt: time,
  kind: z.enum(timeOffKinds),
  status: z.enum(timeOffStatuses),
  reason: z.string(),
  decidedAt: time.nullable(),
  createdAt: time,
  /** How many visits stand in it; only what is asked and not decided. */
  visits: count,
})

export const askTimeOffSchema = z.object({
  startsAt: givenTime,
  endsAt: givenTime,
  kind: z.enum(timeOffKinds),
  reason: z.string().trim().max(500).overwrite(maskAadhaar).default(''),
})

/** `openVisits`: who is ill cannot come: the visits that stand there lose their caretaker. For `sick` only. */
const openVisits = z.boolean().default(false)

export const officeTimeOffSchema = askTimeOffSchema.extend({ caretaker: id, openVisits })

export const decideTimeOffSchema = z.object({ status: z.enum(['approved', 'declined']), openVisits })

export type TimeOff = z.output<typeof timeOffSchema>
