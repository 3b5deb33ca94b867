import type { Tick } from '../tasks/care-tasks.ts'
import type { careTaskWords } from './en/tasks/care-tasks.ts'
import type { Translated } from './translated.ts'

/** "Medicine given", "Meals: refused": what came of one thing, as families read it (rule DAY-22). */
export const tellTick = (words: Translated<typeof careTaskWords>, { code, result }: Tick): string =>
  result === 'done' ? words.done[code] : `${words.names[code]}: ${words.results[result]}`
