import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardStall, readCode, refused, unreachable } from './bucket-request.ts'
import { StoreError } from './object-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the stall guard', () => {
  it('ends after its time without data, and restarts with each piece of data', () => {
    const guard = guardStall(1_000)
    vi.advanceTimersByTime(999)
    expect(guard.signal.aborted).toBe(false)
    guard.touch()
    vi.advanceTimersByTime(999)
    expect(guard.signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(guard.signal.aborted).toBe(true)
  })

  it('is extended by the extra time of a step, and ends when it is done', () => {
    const guard = guardStall(1_000)
    guard.touch(5_000)
    vi.advanceTimersByTime(5_999)
    expect(guard.signal.aborted).toBe(false)
    guard.done()
    vi.advanceTimersByTime(60_000)
    expect(guard.signal.aborted).toBe(false)
    guard.touch(5_000)
    vi.advanceTimersByTime(6_000)
    expect(guard.signal.aborted).toBe(true)
  })
})

describe('a failed request', () => {
  const withCode = (code: unknown, cause?: unknown) =>
    Object.assign(new Error('of KEY:SECRET@host', { cause }), { code })

  it.each([
    ['(ECONNREFUSED)', new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') })],
    ['(UND_ERR_SOCKET)', withCode('UND_ERR_SOCKET', withCode('ECONNRESET'))],
    ['(ENOTFOUND)', withCode('of SECRET', withCode('ENOTFOUND'))],
    ['', withCode('of SECRET')],
    ['', withCode(4242)],
    ['', withCode('E')],
    ['', new Error('of KEY:SECRET@host')],
    ['', 'of SECRET'],
  ])('is reported by its error code only: %s', (code, error) => {
    const said = unreachable(error, guardStall(1_000))
    expect([said.message, said.why]).toEqual([`the bucket could not be reached ${code}`.trim(), 'failed'])
  })

  it('is reported as a stall after too long a wait, and a StoreError stays unchanged', () => {
    const guard = guardStall(1_000)
    vi.advanceTimersByTime(1_000)
    expect(unreachable(withCode('ABORT_ERR'), guard).message).toBe('the bucket did not respond for too long')
    const own = new StoreError('the name is taken', 'taken')
    expect(unreachable(own, guard)).toBe(own)
  })
})

it('a refusal is reported by its status and code only', () => {
  expect(readCode('<Error><Code>NoSuchKey</Code><Key>SECRET</Key></Error>')).toBe('NoSuchKey')
  for (const text of ['', '<Code></Code>', '<Code>a b</Code>', '<Code>4</Code>']) expect(readCode(text), text).toBe('')
  expect(refused(404, 'NoSuchKey').message).toBe('the bucket answered 404 NoSuchKey')
  expect(refused(500).message).toBe('the bucket answered 500')
})
