import type { CareTaskCode, TaskResult, Tick } from '@thodu/api/contract/tasks/care-tasks'

export type Ticks = Readonly<Partial<Record<CareTaskCode, TaskResult>>>

export const readTicks = (given: readonly Tick[]): Ticks =>
  Object.fromEntries(given.map(({ code, result }) => [code, result]))

export const listTicks = (asked: readonly CareTaskCode[], ticks: Ticks): Tick[] =>
  asked.flatMap((code) => {
    const result = ticks[code]
    return result === undefined ? [] : [{ code, result }]
  })

/** Sets an answer; the same answer again removes it. */
export const toggleTick = (ticks: Ticks, code: CareTaskCode, result: TaskResult): Ticks => {
  const { [code]: before, ...others } = ticks
  return before === result ? others : { ...others, [code]: result }
}

/** Sets all tasks without an answer to done; if every task has an answer, sets all of them. */
export function tickAll(asked: readonly CareTaskCode[], ticks: Ticks): Ticks {
  const open = asked.filter((code) => ticks[code] === undefined)
  const done = (open.length > 0 ? open : asked).map((code) => [code, 'done'] as const)
  return { ...ticks, ...Object.fromEntries(done) }
}
