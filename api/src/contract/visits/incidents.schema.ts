import { freeText, neededText } from '../wire/free-text.ts'
import { id, queuedTimes, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { troubleKinds, troubleStatuses } from './incident-kinds.ts'
import { someone } from './visit-parts.ts'

/** POST /caretaker/visits/{id}/trouble, possibly later from a phone that was offline. */
export const sendTroubleSchema = z.object({
  kind: z.enum(troubleKinds),
  text: freeText(500).exactOptional(),
  ...queuedTimes,
  clientEventId: z.uuid(),
})

/** Acknowledgement for the caretaker who reported the incident. */
export const ownTroubleSchema = z.strictObject({ kind: z.enum(troubleKinds), occurredAt: time })

export const troubleSchema = z.strictObject({
  _id: id,
  kind: z.enum(troubleKinds),
  text: z.string().nullable(),
  occurredAt: time,
  createdAt: time,
  /** The visit may have another caretaker by now. */
  by: someone,
  status: z.enum(troubleStatuses),
  seenBy: z.string().nullable(),
  /** The note is for the office only; once closed, it states what was done. */
  note: z.string().nullable(),
  toldFamilyAt: time.nullable(),
})
export type Trouble = z.output<typeof troubleSchema>

export const updatedTroubleSchema = troubleSchema.extend({ visit: id, booking: id })

/** PUT /admin/troubles/{id}; closing requires a note. */
export const updateTroubleSchema = z.object({
  status: z.enum(['seen', 'closed']).exactOptional(),
  note: neededText(1000).exactOptional(),
  toldFamily: z.literal(true).exactOptional(),
})

/** An incident as the family sees it, once the office has notified the family. */
export const toldTroubleSchema = z.strictObject({ kind: z.enum(troubleKinds), at: time })
export type ToldTrouble = z.output<typeof toldTroubleSchema>
