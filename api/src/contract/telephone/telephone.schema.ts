import { languages } from '../people/languages.ts'
import { texts } from '../texts.ts'
import { freeText, phoneLine } from '../wire/free-text.ts'
import { count, givenTime, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { callOutcomes, callSubjects, callTimes } from './call-outcomes.ts'

const subject = { type: z.enum(callSubjects), _id: id }
const named = z.strictObject({ _id: id, name: z.string() })

/** One family of the call sheet, with everything it is to be called about (rule CALL-1). */
export const callCardSchema = z.strictObject({
  /** Stands for the number: numbers are in no address and in no log. */
  key: z.string(),
  /** As it can be dialled; null where there is none. */
  phone: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages).nullable(),
  when: z.enum(callTimes),
  items: z.array(
    z.strictObject({
      ...subject,
      /** The booking that it is about; a callback and a message are about none. */
      bookingId: id.nullable(),
      label: z.string(),
      serviceType: z.string(),
      serviceName: z.string(),
      notes: z.string(),
      /** Typed on the site by somebody who was not signed in: it is here by its number alone. */
      isTyped: z.boolean(),
      /** What that person wrote of themselves: anybody may have typed it. Null for items of a signed-in family. */
      typedBy: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
      dueAt: time.nullable(),
    }),
  ),
  attempts: count,
  lastOutcome: z.enum(callOutcomes).nullable(),
  lastNote: z.string().nullable(),
  lastAt: time.nullable(),
  nextTryAt: time.nullable(),
  claimedBy: named.nullable(),
  claimedUntil: time.nullable(),
  /** Families that have this number: those it is about, else those whose number it is. */
  families: z.array(named),
})
export type CallCard = z.output<typeof callCardSchema>

const callItems = z.array(z.object(subject)).max(50)
/** POST /admin/call-sheet/{key}/claim: what its card is about, so that the whole sheet need not be read for it. */
export const claimCallSchema = z.object({ items: callItems.optional() })
export const callClaimSchema = z.strictObject({ key: z.string(), claimedUntil: time.nullable() })
/** POST /admin/call-sheet/find: a family by its number, which stands in the body alone. */
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
