import { texts } from '../texts.ts'
import { freeText, neededText } from '../wire/free-text.ts'
import { count, givenTime, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { promiseKinds, promiseReasons, promiseStates, publicPromiseKinds } from './promise-kinds.ts'

/** A promise as the family sees it; `dueAt` includes holds. */
export const bookingPromiseSchema = z.strictObject({
  kind: z.enum(promiseKinds),
  dueAt: time,
  metAt: time.nullable(),
  state: z.enum(promiseStates),
})
export type BookingPromise = z.output<typeof bookingPromiseSchema>

const named = z.strictObject({ _id: id, name: z.string() })
export const promiseSchema = z.strictObject({
  _id: id,
  /** `label`: booking id, empty for other subjects. `name`: the family's, empty after erasure. */
  subject: z.strictObject({
    type: z.enum(['booking', 'callback', 'message']),
    _id: id,
    label: z.string(),
    name: z.string(),
  }),
  kind: z.enum(promiseKinds),
  clock: z.enum(['always', 'office']),
  startedAt: time,
  /** The original due time, which never changes. */
  promisedAt: time,
  dueAt: time,
  heldMinutes: count,
  metAt: time.nullable(),
  /** The due time, once it has passed without fulfilment. */
  brokenAt: time.nullable(),
  voidAt: time.nullable(),
  state: z.enum(promiseStates),
  reason: z.strictObject({ code: z.enum(promiseReasons), note: z.string().nullable(), by: named, at: time }).nullable(),
  holds: z.array(z.strictObject({ from: time, until: time, reason: z.string(), by: named })),
})
export type PromiseRecord = z.output<typeof promiseSchema>

const words = neededText(500, texts.promises.reasonRequired)

const givenReason = {
  reason: z.enum(promiseReasons, texts.promises.reasonRequired),
  note: freeText(500).optional(),
}
const noReason = { reason: z.null() }

/**
 * PUT /admin/promises/{id}: a reason for a broken promise, a hold before the due time, or completed checks (rules PROM-6,
 * PROM-7).
 */
export const updatePromiseSchema = z.union([
  z.object({ hold: z.object({ until: givenTime, reason: words }) }),
  z.object({ verified: z.literal(true), reason: words }),
  z.object(givenReason),
  /** Removes the reason. */
  z.object(noReason),
])
export type PromiseUpdate = z.output<typeof updatePromiseSchema>

const ids = z.array(id).min(1).max(200)
/** PUT /admin/promises: one reason for many promises. */
export const explainPromisesSchema = z.union([z.object({ ids, ...givenReason }), z.object({ ids, ...noReason })])
export type PromiseExplanation = z.output<typeof explainPromisesSchema>
export const explainedSchema = z.strictObject({ ids: z.array(id) })

const kept = z.strictObject({ kept: count, total: count }).nullable()
/** GET /promises/kept: null for a kind with too few promises (rule PROM-9). */
export const keptPromisesSchema = z.strictObject({
  days: count,
  ...(Object.fromEntries(publicPromiseKinds.map((kind) => [kind, kept])) as Record<
    (typeof publicPromiseKinds)[number],
    typeof kept
  >),
})
export type KeptPromises = z.output<typeof keptPromisesSchema>
