import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRefusalLog } from './refusal-log.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function begin() {
  const write = vi.fn(async () => {})
  const log = createRefusalLog({
    database: { write } as never,
    logger: pino({ level: 'silent' }),
    now: () => new Date(),
  })
  const refuse = (id: string) =>
    log.add({
      performer: { id, name: 'Asha', email: 'asha@example.in', role: 'user', ip: '' },
      action: 'BOOKING_CANCELLED',
      resourceType: 'booking',
      resourceId: 'x',
      description: 'Refused: Not found',
    })
  return { write, log, refuse }
}
const hour = 3_600_000

test('a count is written once, exactly when its hour is over', async () => {
  const { write, refuse } = begin()
  for (let time = 0; time < 3; time++) await refuse('asha')
  await vi.advanceTimersByTimeAsync(hour - 1)
  expect(write).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(write).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2 * hour)
  expect(write).toHaveBeenCalledTimes(2)
})
