import type { CareTaskCode, TaskResult, Tick } from '@thodu/api/contract/tasks/care-tasks'

/** What is ticked so far, by what is asked. */
export type Ticks = Readonly<Partial<Record<CareTaskCode, TaskResult>>>

/** As they are kept and sent. */
export const readTicks = (given: readonly Tick[]): Ticks =>
  Object.fromEntries(given.map(({ code, result }) => [code, result]))

/** What is sent: of what is asked, what has an answer. */
export const listTicks = (asked: readonly CareTaskCode[], ticks: Ticks): Tick[] =>
  asked.flatMap((code) => {
    const result = ticks[code]
    return result === undefined ? [] : [{ code, result }]
  })

/** The same answer again takes it back. */
export const toggleTick = (ticks: Ticks, code: CareTaskCode, result: TaskResult): Ticks => {
  const { [code]: before, ...others } = ticks
  return before === result ? others : { ...others, [code]: result }
}

/** What has no answer yet is done; where everything has one, everything is. */
export function tickAll(asked: readonly CareTaskCode[], ticks: Ticks): Ticks {
  const open = asked.filter((code) => ticks[code] === undefined)
  const done = (open.length > 0 ? open : asked).map((code) => [code, 'done'] as const)
  return { ...ticks, ...Object.fromEntries(done) }
}
