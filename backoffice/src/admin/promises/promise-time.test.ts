import { expect, test } from 'vitest'
import { readUrgency } from './promise-time.ts'

const promise = { startedAt: '2026-06-10T06:00:00.000Z', dueAt: '2026-06-10T08:00:00.000Z' }
const at = (minutes: number) => readUrgency(promise, Date.parse(promise.startedAt) + minutes * 60_000)

test('a promise is urgent after three quarters of its time, and late after its end', () => {
  expect(at(89)).toEqual({ urgency: 'ahead', minutes: 31 })
  expect(at(90)).toEqual({ urgency: 'soon', minutes: 30 })
  expect(at(120)).toEqual({ urgency: 'soon', minutes: 0 })
  expect(at(132.5)).toEqual({ urgency: 'late', minutes: 12 })
})
