import { freeText, neededText } from '../../wire/free-text.ts'
import { count, givenTime, id, person, time } from '../../wire/wire-parts.ts'
import { z } from '../../wire/zod.ts'
import { breachTextNames } from './breach-clock.ts'

/** A text that is not written yet is null; an empty text removes it. */
const words = freeText(4_000)
const given = Object.fromEntries(breachTextNames.map((name) => [name, words])) as Record<
  (typeof breachTextNames)[number],
  typeof words
>
const kept = Object.fromEntries(breachTextNames.map((name) => [name, z.string().nullable()])) as Record<
  (typeof breachTextNames)[number],
  z.ZodNullable<z.ZodString>
>
const moment = givenTime.nullable()

/** POST /admin/breaches: the Board's deadline counts from `awareAt`. */
export const openBreachSchema = z.object({
  awareAt: givenTime,
  nature: neededText(4_000),
  clientEventId: z.uuid(),
})

/** PUT /admin/breaches/{id} changes the given fields only. */
export const updateBreachSchema = z
  .object({
    nature: neededText(4_000),
    ...given,
    startedAt: moment,
    endedAt: moment,
    boardToldAt: moment,
    boardDetailedAt: moment,
    extendedUntil: moment,
  })
  .partial()

export const breachSchema = z.strictObject({
  _id: id,
  code: z.string(),
  awareAt: time,
  /** The details are due at the Board after 72 hours, or at the extended time. */
  dueAt: time,
  createdAt: time,
  closedAt: time.nullable(),
  nature: z.string(),
  ...kept,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  boardToldAt: time.nullable(),
  boardDetailedAt: time.nullable(),
  extendedUntil: time.nullable(),
  by: z.strictObject({ _id: person._id, name: person.name }),
  people: z.strictObject({
    mailed: count,
    called: count,
    toCall: count,
    firstAt: time.nullable(),
    lastAt: time.nullable(),
  }),
})
export type Breach = z.output<typeof breachSchema>

/** People affected by a breach. */
export const whomSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everybody') }),
  /** By its number or id. */
  z.object({ kind: z.literal('booking'), booking: neededText(64) }),
  /** Families whose data one team member saw, by the access log; lists are included unless `openedOnly`. */
  z.object({
    kind: z.literal('viewer'),
    email: neededText(254),
    from: givenTime,
    until: givenTime,
    openedOnly: z.boolean().optional(),
  }),
  /** By file names or ids. */
  z.object({ kind: z.literal('files'), files: z.array(neededText(255)).min(1).max(200) }),
])
export type Whom = z.output<typeof whomSchema>
export const toldBodySchema = z.object({ whom: whomSchema })

/** `told` were notified before; mails and calls remain. */
export const peopleSchema = z.strictObject({
  people: count,
  /** Those who wrote without an account. */
  withoutAccount: count,
  told: count,
  mails: count,
  calls: count,
  /** For a viewer: people whose data were opened, and people whose data were only listed. */
  seen: z.strictObject({ opened: count, listedOnly: count }).nullable(),
})
export type People = z.output<typeof peopleSchema>

/** POST /admin/breaches/{id}/people: without `whom`, the people who were notified or are to be called. */
export const peopleBodySchema = z.object({ whom: whomSchema.optional() })

/** `open`: neither notified nor on the call list. */
export const affectedStates = ['open', 'toCall', 'told'] as const

/** The counts, and each affected person; those who are to be called come first. */
export const affectedSchema = peopleSchema.extend({
  list: z.array(
    z.strictObject({
      _id: id,
      name: z.string(),
      /** Empty without an address. */
      email: z.string(),
      phone: z.string(),
      /** When false, `_id` is the person's message or request without an account. */
      hasAccount: z.boolean(),
      state: z.enum(affectedStates),
      toldAt: time.nullable(),
    }),
  ),
})
export type Affected = z.output<typeof affectedSchema>
