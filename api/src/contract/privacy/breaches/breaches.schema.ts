import { freeText, neededText } from '../../wire/free-text.ts'
import { count, givenTime, id, person, time } from '../../wire/wire-parts.ts'
import { z } from '../../wire/zod.ts'
import { breachTextNames } from './breach-clock.ts'

/** Texts of a breach, in the words of the office; what is not written yet is null, and empty when it is given. */
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

/** POST /admin/breaches: one step, from which the Board's clock runs. */
export const openBreachSchema = z.object({
  awareAt: givenTime,
  nature: neededText(4_000),
  clientEventId: z.uuid(),
})

/** PUT /admin/breaches/{id}: what is known by now, field by field. */
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
  /** Until when the Board wants the details: 72 hours, or as long as it gave. */
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
  /** Who was told by mail, who by a call, who is still to be called. */
  people: z.strictObject({
    mailed: count,
    called: count,
    toCall: count,
    firstAt: time.nullable(),
    lastAt: time.nullable(),
  }),
})
export type Breach = z.output<typeof breachSchema>

/** Whom a breach touches, by what happened. */
export const whomSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everybody') }),
  /** By its number or its id. */
  z.object({ kind: z.literal('booking'), booking: neededText(64) }),
  /** Whose data one person of the team saw between two moments, in lists too unless `openedOnly`, by the access log. */
  z.object({
    kind: z.literal('viewer'),
    email: neededText(254),
    from: givenTime,
    until: givenTime,
    openedOnly: z.boolean().optional(),
  }),
  /** By the names of files, or their ids. */
  z.object({ kind: z.literal('files'), files: z.array(neededText(255)).min(1).max(200) }),
])
export type Whom = z.output<typeof whomSchema>
export const toldBodySchema = z.object({ whom: whomSchema })

/** How many people that are: told before, to be told by mail, to be called. */
export const peopleSchema = z.strictObject({
  people: count,
  /** Of them, people who wrote without an account. */
  withoutAccount: count,
  told: count,
  mails: count,
  calls: count,
  /** Of a viewer: people whose data were opened, and people whose data stood in lists only. */
  seen: z.strictObject({ opened: count, listedOnly: count }).nullable(),
})
export type People = z.output<typeof peopleSchema>

/** People to call and people who were called, the first hundred: those that wait come first. */
export const breachCallsSchema = z.array(
  z.strictObject({
    _id: id,
    name: z.string(),
    phone: z.string(),
    toldAt: time.nullable(),
    /** Otherwise `_id` is the message or request that the person wrote without an account. */
    hasAccount: z.boolean(),
  }),
)
