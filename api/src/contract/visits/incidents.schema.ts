import { freeText, neededText } from '../wire/free-text.ts'
import { id, queuedTimes, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { incidentKinds, incidentStatuses } from './incident-kinds.ts'
import { someone } from './visit-parts.ts'

/** POST /caretaker/visits/{id}/trouble, possibly later from a phone that was offline. */
export const reportIncidentSchema = z.object({
  kind: z.enum(incidentKinds),
  text: freeText(500).exactOptional(),
  ...queuedTimes,
  clientEventId: z.uuid(),
})

/** Acknowledgement for the caretaker who reported the incident. */
export const ownIncidentSchema = z.strictObject({ kind: z.enum(incidentKinds), occurredAt: time })

export const incidentSchema = z.strictObject({
  _id: id,
  kind: z.enum(incidentKinds),
  text: z.string().nullable(),
  occurredAt: time,
  createdAt: time,
  /** The visit may have another caretaker by now. */
  by: someone,
  status: z.enum(incidentStatuses),
  seenBy: z.string().nullable(),
  /** The note is for the office only; once closed, it states what was done. */
  note: z.string().nullable(),
  toldFamilyAt: time.nullable(),
})
export type Incident = z.output<typeof incidentSchema>

export const updatedIncidentSchema = incidentSchema.extend({ visit: id, booking: id })

/** PUT /admin/troubles/{id}; closing requires a note. */
export const updateIncidentSchema = z.object({
  status: z.enum(['seen', 'closed']).exactOptional(),
  note: neededText(1000).exactOptional(),
  toldFamily: z.literal(true).exactOptional(),
})

/** An incident as the family sees it, once the office has notified the family. */
export const incidentAcknowledgementSchema = z.strictObject({ kind: z.enum(incidentKinds), at: time })
export type IncidentAcknowledgement = z.output<typeof incidentAcknowledgementSchema>
