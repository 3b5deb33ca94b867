import type { Tick } from '../tasks/care-tasks.ts'
import type { careTaskWords } from './en/tasks/care-tasks.ts'
import type { Translated } from './translated.ts'

/** Describes a task's result: "Medicine given", "Meals: refused" (rule DAY-22). */
export const formatTaskResult = (words: Translated<typeof careTaskWords>, { code, result }: Tick): string =>
  result === 'done' ? words.done[code] : `${words.names[code]}: ${words.results[result]}`
