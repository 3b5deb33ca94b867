import { cleanCode } from '../clean-text.ts'
import { careTaskCodes, mostTasks, taskResults } from '../tasks/care-tasks.ts'
import { texts } from '../texts.ts'
import { day, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** The family reads it to the caretaker at the door. */
export const doorCode = z
  .string()
  .overwrite(cleanCode)
  .regex(/^\d{4}$/)

const told = z.strictObject({ code: doorCode, from: time, until: time })

/** GET /visits/{id}/codes: of the next two hours, for arrival and departure. */
export const doorCodesSchema = z.strictObject({ start: z.array(told), end: z.array(told) })

/** POST /caretaker/visits/{id}/prove: after a typing mistake. */
export const proveVisitSchema = z.object({ kind: z.enum(['start', 'end']), code: doorCode })

export type DoorCode = z.output<typeof told>
export type DoorCodes = z.output<typeof doorCodesSchema>

const code = z.enum(careTaskCodes)

export const askedTasks = z.array(code)

export const chosenTasks = askedTasks.max(mostTasks).refine(isEachOnce, texts.visit.taskTwice)

export const tick = z.strictObject({ code, result: z.enum(taskResults) })
export const ticks = z.array(tick)

/**
 * POST …/end: each task once. The server drops tasks that the office no longer asks for, so that they do not block the end
 * (rule DAY-22).
 */
export const givenTicks = z
  .array(z.object(tick.shape))
  .max(careTaskCodes.length)
  .refine((given) => isEachOnce(given.map((one) => one.code)), texts.visit.taskTwice)

function isEachOnce(codes: readonly string[]): boolean {
  return new Set(codes).size === codes.length
}

export type RosterWarning = z.output<typeof rosterWarningSchema>

/** Warnings about planned visits, never refusals (rules VISIT-12, MATCH-8). */
export const rosterWarningSchema = z.strictObject({
  code: z.enum([
    'week-hours',
    'days-running',
    'night-consent',
    'short-rest',
    'travel',
    'busy',
    'inactive',
    'checks-missing',
  ]),
  /** In the caller's language. */
  text: z.string(),
  day,
  caretaker: z.strictObject({ _id: id, name: z.string() }).nullable(),
})
