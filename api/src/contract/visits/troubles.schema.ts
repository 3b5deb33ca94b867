import { freeText, neededText } from '../wire/free-text.ts'
import { id, keptBack, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { troubleKinds, troubleStatuses } from './trouble-kinds.ts'
import { someone } from './visit-parts.ts'

/** POST /caretaker/visits/{id}/trouble: an incident, possibly sent later from a phone that was offline. */
export const sendTroubleSchema = z.object({
  kind: z.enum(troubleKinds),
  text: freeText(500).exactOptional(),
  ...keptBack,
  clientEventId: z.uuid(),
})

/** Acknowledgement for the caretaker who reported the incident. */
export const ownTroubleSchema = z.strictObject({ kind: z.enum(troubleKinds), occurredAt: time })

/** An incident as the office sees it. */
export const troubleSchema = z.strictObject({
  _id: id,
  kind: z.enum(troubleKinds),
  /** The caretaker's text; null when there is none. */
  text: z.string().nullable(),
  occurredAt: time,
  createdAt: time,
  /** The caretaker who reported it; the visit may have another caretaker by now. */
  by: someone,
  status: z.enum(troubleStatuses),
  /** The admin who took the incident up. */
  seenBy: z.string().nullable(),
  /** The office's note and, once closed, what was done; only the office reads it. */
  note: z.string().nullable(),
  toldFamilyAt: time.nullable(),
})
export type Trouble = z.output<typeof troubleSchema>

/** The incident with its visit and booking. */
export const updatedTroubleSchema = troubleSchema.extend({ visit: id, booking: id })

/** PUT /admin/troubles/{id}; closing requires a note about what was done. */
export const updateTroubleSchema = z.object({
  status: z.enum(['seen', 'closed']).exactOptional(),
  note: neededText(1000).exactOptional(),
  toldFamily: z.literal(true).exactOptional(),
})

/** The incident as its family sees it, once the office has notified the family. */
export const toldTroubleSchema = z.strictObject({ kind: z.enum(troubleKinds), at: time })
export type ToldTrouble = z.output<typeof toldTroubleSchema>
