import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Deps } from '../../../api/src/http/environment.ts'
import { startSweeping } from '../../../api/src/system/sweep.ts'
import { startTicking } from '../../../api/src/system/tick.ts'
import { createTestApi } from '../../support/api.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

/** Pretends that the database is shared, so that each job requests its lease through this `write`. */
function depsThatWrite(write: Deps['database']['write']) {
  const said: { msg: string; job?: string; sweep?: string }[] = []
  const error = (about: object, msg: string) => said.push({ ...about, msg })
  const logger: Deps['logger'] = Object.assign(Object.create(api.deps.logger), { error })
  const deps: Deps = { ...api.deps, logger, database: { ...api.deps.database, isShared: true, write } }
  return { deps, said }
}
const wait = () => new Promise((resolve) => setTimeout(resolve, 20))
/** Waits in real time, because `expect.poll` would advance the fake clock. */
async function waitFor(count: () => number, wanted: number): Promise<void> {
  for (let times = 0; times < 500 && count() < wanted; times += 1) await wait()
  await wait()
}
const failing = () => depsThatWrite(() => Promise.reject(new Error('the disk is full')))

const jobs = ['promises', 'extendRosters', 'flagMissing', 'breaches', 'privacyRequests', 'devices']
const sweeps = [
  'accounts',
  'keeping',
  'outbox',
  'accesses',
  'undos',
  'uploads',
  'left visits',
  'schedule changes',
  'documents',
  'offers',
]

test.each([
  ['ticks each minute', startTicking, 60_000, 'a scheduled job failed', jobs],
  ['sweeps each hour', startSweeping, 3_600_000, 'a cleanup failed', sweeps],
] as const)(
  'the server %s from its start; a failure is logged and does not stop other work',
  async (_, start, period, msg, names) => {
    const { deps, said } = failing()
    const { setInterval } = globalThis
    const timers: NodeJS.Timeout[] = []
    // A spy would restore the fake clock when all mocks are restored after this file.
    globalThis.setInterval = Object.assign((...given: Parameters<typeof setInterval>) => {
      const timer = setInterval(...given)
      timers.push(timer)
      return timer
    }, setInterval)
    const stop = start(deps)
    globalThis.setInterval = setInterval
    const namesOf = () => said.map((line) => [line.msg, line.job ?? line.sweep])
    const once = names.map((name) => [msg, name])
    await waitFor(() => said.length, once.length)
    expect(namesOf()).toEqual(once)
    expect(timers.map((timer) => timer.hasRef())).toEqual([false])
    vi.advanceTimersByTime(period - 1)
    await wait()
    expect(namesOf()).toEqual(once)
    vi.advanceTimersByTime(1)
    await waitFor(() => said.length, 2 * once.length)
    expect(namesOf()).toEqual([...once, ...once])
    stop()
    expect(vi.getTimerCount()).toBe(0)
  },
)

test('a slow tick is not overtaken by the next one, and the one after it runs', async () => {
  const gate = Promise.withResolvers<void>()
  let asked = 0
  const { deps, said } = depsThatWrite(async () => {
    asked += 1
    await gate.promise
    throw new Error('the disk is full')
  })
  const stop = startTicking(deps)
  vi.advanceTimersByTime(5 * 60_000)
  await wait()
  expect(asked).toBe(1)
  gate.resolve()
  await waitFor(() => said.length, jobs.length)
  expect(said).toHaveLength(jobs.length)
  vi.advanceTimersByTime(60_000)
  await waitFor(() => asked, 2 * jobs.length)
  expect(asked).toBe(2 * jobs.length)
  stop()
})
