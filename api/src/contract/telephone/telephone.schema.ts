import { languages } from '../people/languages.ts'
import { texts } from '../texts.ts'
import { freeText, phoneLine } from '../wire/free-text.ts'
import { count, givenTime, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { callOutcomes, callSubjects, callTimes } from './call-outcomes.ts'

const subject = { type: z.enum(callSubjects), _id: id }
const named = z.strictObject({ _id: id, name: z.string() })

/** One family on the call sheet, with everything to call about (rule CALL-1). */
export const callCardSchema = z.strictObject({
  /** The key replaces the number, which must not appear in addresses or logs. */
  key: z.string(),
  /** Dialable form of the number. */
  phone: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages).nullable(),
  when: z.enum(callTimes),
  items: z.array(
    z.strictObject({
      ...subject,
      /** null for a callback and a message. */
      bookingId: id.nullable(),
      label: z.string(),
      serviceType: z.string(),
      serviceName: z.string(),
      notes: z.string(),
      /** A signed-out person typed this on the site; only its number links it to this card. */
      isTyped: z.boolean(),
      /** Name and email as typed, unverified; null for a signed-in family. */
      typedBy: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
      dueAt: time.nullable(),
    }),
  ),
  attempts: count,
  lastOutcome: z.enum(callOutcomes).nullable(),
  lastNote: z.string().nullable(),
  lastAt: time.nullable(),
  nextTryAt: time.nullable(),
  /** The admin who opened the card last (rule CALL-3). */
  openedBy: named.nullable(),
  openedAt: time.nullable(),
  /** Those of the items, otherwise those who have the number on file. */
  families: z.array(named),
})
export type CallCard = z.output<typeof callCardSchema>

const callItems = z.array(z.object(subject)).max(50)
/** POST /admin/call-sheet/find: the number is sent in the body only. */
export const findCallSchema = z.object({
  phone: phoneLine(100).min(1, texts.phone.invalid),
})

/** POST /admin/calls (rule CALL-4). */
export const createCallSchema = z
  .object({
    key: z.string().min(1).max(64),
    items: callItems,
    outcome: z.enum(callOutcomes, texts.calls.outcomeRequired),
    note: freeText(1_000).optional(),
    nextTryAt: givenTime.optional(),
    clientCallId: z.string().min(8).max(64),
    direction: z.enum(['out', 'in']).optional(),
  })
  .superRefine(({ outcome, nextTryAt }, context) => {
    if (outcome === 'call-again' && nextTryAt === undefined)
      context.addIssue({ code: 'custom', message: texts.calls.timeRequired, path: ['nextTryAt'] })
  })
export type CreateCall = z.output<typeof createCallSchema>

export const callSchema = z.strictObject({
  _id: id,
  direction: z.enum(['out', 'in']),
  outcome: z.enum(callOutcomes),
  note: z.string().nullable(),
  nextTryAt: time.nullable(),
  items: z.array(z.strictObject(subject)),
  by: named,
  createdAt: time,
})
export type CallRecord = z.output<typeof callSchema>
