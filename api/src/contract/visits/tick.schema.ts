import { careTaskCodes, mostTasks, taskResults } from '../tasks/care-tasks.ts'
import { texts } from '../texts.ts'
import { z } from '../wire/zod.ts'

const code = z.enum(careTaskCodes)

/** What is asked at the end of each visit of a booking. */
export const askedTasks = z.array(code)

/** What the office chooses of it: each once. */
export const chosenTasks = askedTasks.max(mostTasks).refine(isEachOnce, texts.visit.taskTwice)

/** What came of it. */
export const tick = z.strictObject({ code, result: z.enum(taskResults) })
export const ticks = z.array(tick)

/** POST …/end: each once; what the office does not ask for (any more) is left out, so that no End is lost by it (rule DAY-22). */
export const givenTicks = z
  .array(z.object(tick.shape))
  .max(careTaskCodes.length)
  .refine((given) => isEachOnce(given.map((one) => one.code)), texts.visit.taskTwice)

function isEachOnce(codes: readonly string[]): boolean {
  return new Set(codes).size === codes.length
}
