import type { Tick } from '@thodu/api/contract/care/care-tasks'
import type { Translate } from './translate.ts'

/** "Medicine given", "Meals: refused": what came of one thing that was asked at the end of a visit (rule DAY-21). */
export const sayTick = (say: Translate, { code, result }: Tick): string =>
  result === 'done'
    ? say(`label.tasks.done.${code}`)
    : `${say(`label.tasks.names.${code}`)}: ${say(`label.tasks.results.${result}`)}`
