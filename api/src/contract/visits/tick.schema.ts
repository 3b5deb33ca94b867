import { careTaskCodes, mostTasks, taskResults } from '../tasks/care-tasks.ts'
import { texts } from '../texts.ts'
import { z } from '../wire/zod.ts'

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
