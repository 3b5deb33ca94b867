import { expect, test, vi } from 'vitest'
import { limitTime } from './time-limit.ts'

test('a request is aborted after its time limit', () => {
  vi.useFakeTimers()
  const signal = limitTime(1_000)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
  vi.useRealTimers()
})

test('a request is aborted when its caller aborts, before or after it was sent', () => {
  const caller = new AbortController()
  const sent = limitTime(60_000, caller.signal)
  expect(sent.aborted).toBe(false)
  caller.abort()
  expect(sent.aborted).toBe(true)
  expect(limitTime(60_000, caller.signal).aborted).toBe(true)
})
