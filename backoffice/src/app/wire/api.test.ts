import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const answered = vi.fn(async () => Response.json({ at: answered.mock.calls.length }))
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answered)
  vi.stubGlobal('localStorage', { getItem: () => null })
  answered.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is asked early answers the first who asks, once, and nobody who comes late', async () => {
  const { askEarly, sendRemembered } = await import('./api.ts')
  const at = async () => ((await (await sendRemembered('/admin/hall')).json()) as { at: number }).at
  askEarly('/admin/hall')
  expect([await at(), await at()]).toEqual([1, 2])
  askEarly('/admin/hall')
  expect(answered).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(20_000)
  expect(await at()).toBe(4)
})
