import { freeText, neededText } from '../wire/free-text.ts'
import { id, keptBack, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { troubleKinds, troubleStatuses } from './trouble-kinds.ts'
import { someone } from './visit-parts.ts'

/** POST /caretaker/visits/{id}/trouble, sent at once or later. */
export const sendTroubleSchema = z.object({
  kind: z.enum(troubleKinds),
  text: freeText(500).exactOptional(),
  ...keptBack,
  clientEventId: z.uuid(),
})

/** What who said it reads of it: that it has arrived. */
export const ownTroubleSchema = z.strictObject({ kind: z.enum(troubleKinds), occurredAt: time })

/** What is wrong with a visit, as the office reads it. */
export const troubleSchema = z.strictObject({
  _id: id,
  kind: z.enum(troubleKinds),
  /** Her words; null where she wrote none. */
  text: z.string().nullable(),
  occurredAt: time,
  createdAt: time,
  /** Who said it: whoever comes now may be somebody else. */
  by: someone,
  status: z.enum(troubleStatuses),
  /** Who of the office has taken it up. */
  seenBy: z.string().nullable(),
  /** What the office noted, and what was done once it is closed; nobody else reads it. */
  note: z.string().nullable(),
  toldFamilyAt: time.nullable(),
})
export type Trouble = z.output<typeof troubleSchema>

/** The same by itself: of which visit and booking. */
export const updatedTroubleSchema = troubleSchema.extend({ visit: id, booking: id })

/** PUT /admin/troubles/{id}; what is closed says what was done. */
export const updateTroubleSchema = z.object({
  status: z.enum(['seen', 'closed']).exactOptional(),
  note: neededText(1000).exactOptional(),
  toldFamily: z.literal(true).exactOptional(),
})

/** What its family reads of it, once the office has told it. */
export const toldTroubleSchema = z.strictObject({ kind: z.enum(troubleKinds), at: time })
export type ToldTrouble = z.output<typeof toldTroubleSchema>
