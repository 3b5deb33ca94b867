import { withLease } from '@thodu/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { deleteRows, selectRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)
let at: number
let warnings: object[]
beforeEach(async () => {
  at = Date.parse('2026-06-10T06:30:00.000Z')
  warnings = []
  await deleteRows(api, 'leases')
})
afterEach(() => vi.useRealTimers())

/** One of several processes on one database, distinguished by its name only. */
function process(processName: string, more: Partial<typeof api.deps.database> = {}) {
  const logger = Object.assign(Object.create(api.deps.logger), { warn: (line: object) => void warnings.push(line) })
  const database = { ...api.deps.database, isShared: true, ...more }
  const options = { database, processName, now: () => new Date(at), logger }
  return <Result>(work: () => Promise<Result>, name = 'nightly') => withLease(options, name, work)
}
const rows = () => selectRows(api, 'leases', ['name', 'holder', 'until'])
const inMinutes = (minutes: number) => new Date(at + minutes * 60_000).toISOString()
function longWork() {
  const begun = Promise.withResolvers<void>()
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = () => {
    begun.resolve()
    return promise
  }
  return { work, begun: begun.promise, end: () => resolve('done') }
}
const quick = async () => 'done'

test('one process at a time does the work, and another may after it ended in any way', async () => {
  const [one, other] = [process('one'), process('other')]
  const long = longWork()
  const working = one(long.work)
  await long.begun
  expect(await rows()).toEqual([{ name: 'nightly', holder: 'one', until: inMinutes(1) }])
  expect(await other(quick)).toBeUndefined()
  expect([await other(quick, 'sweep'), await one(quick, 'sweep')]).toEqual(['done', 'done'])
  expect(await rows()).toMatchObject([{ name: 'nightly', holder: 'one' }])
  long.end()
  expect(await working).toBe('done')
  expect(await rows()).toEqual([])
  await expect(other(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await rows()).toEqual([])
  expect(await one(quick)).toBe('done')
  expect(warnings).toEqual([])
})

test('the lease of a killed process expires after a minute, not before', async () => {
  const long = longWork()
  const killed = process('killed')(long.work)
  await long.begun
  at += 60_000
  expect(await process('other')(quick)).toBeUndefined()
  at += 1
  const next = longWork()
  const working = process('other')(next.work)
  await next.begun
  // The first process returns to life and does not release the lease of the other.
  long.end()
  await killed
  expect(await rows()).toMatchObject([{ holder: 'other' }])
  next.end()
  await working
})
