import { texts } from '../texts.ts'
import { freeText, neededText } from '../wire/free-text.ts'
import { day, givenDay, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { changeKinds, changeReasons, changeStates } from './change-kinds.ts'

/** A change request as family and office read it (rule BOOK-19). */
export const changeRequestSchema = z.strictObject({
  kind: z.enum(changeKinds),
  reason: z.enum(changeReasons).nullable(),
  /** Days in the city: the first without care and, for a pause, the last if known. */
  from: day.nullable(),
  until: day.nullable(),
  words: z.string().nullable(),
  state: z.enum(changeStates),
  answer: z.string().nullable(),
  askedAt: time,
  updatedAt: time,
  closedAt: time.nullable(),
})
export type ChangeRequest = z.output<typeof changeRequestSchema>

const words = freeText(1000).optional()
const untilAfterFrom = ({ from, until }: { from: string; until?: string | undefined }): boolean =>
  until === undefined || until >= from

/** POST /booking/{id}/change-request */
export const requestChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('another-caretaker'),
    reason: z.enum(changeReasons, texts.change.reasonRequired),
    words,
  }),
  z.object({ kind: z.literal('cancel'), words }),
  z
    .object({ kind: z.literal('pause'), from: givenDay, until: givenDay.optional(), words })
    .refine(untilAfterFrom, { message: texts.roster.wrongEnd, path: ['until'] }),
  z.object({ kind: z.literal('stop'), from: givenDay, words }),
])
export type RequestChange = z.output<typeof requestChangeSchema>

/** PUT /admin/bookings/{id}/change-request. `asOf` is the `updatedAt` that the office read; `open` withdraws the answer. */
export const answerChangeSchema = z.discriminatedUnion('state', [
  z.object({ asOf: time, state: z.literal('done'), answer: freeText(1000).optional() }),
  z.object({ asOf: time, state: z.literal('declined'), answer: neededText(1000, texts.change.answerRequired) }),
  z.object({ asOf: time, state: z.literal('open') }),
])
export type AnswerChange = z.output<typeof answerChangeSchema>
