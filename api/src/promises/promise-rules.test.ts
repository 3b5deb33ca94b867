import { describe, expect, test } from 'vitest'
import { alertTimes, planAlerts, stateOf } from './promise-rules.ts'

const start = Date.parse('2026-06-10T04:00:00.000Z')
const minute = 60_000
const at = (minutes: number): number => start + minutes * minute
const text = (ms: number): string => new Date(ms).toISOString()
const promise = { started_at: text(start), ends_at: text(at(120)) }

describe('alerts of a promise (rule PROM-8)', () => {
  test('are due after three quarters of the time, after the end, and an hour later', () => {
    expect(alertTimes(promise)).toEqual({ soon: at(90), due: at(120) + 1, late: at(180) })
    // A promise that ends before its start is urgent from its start.
    expect(alertTimes({ started_at: text(at(120)), ends_at: text(start) }).soon).toBe(at(120))
  })

  test.each([
    ['nothing before', at(90) - 1, [], [], at(90)],
    ['that it is urgent, on the moment', at(90), [], ['soon'], at(120) + 1],
    ['nothing twice', at(90), ['soon'], [], at(120) + 1],
    ['nothing at the very end, when it can still be kept', at(120), ['soon'], [], at(120) + 1],
    ['that it is late', at(120) + 1, ['soon'], ['due'], at(180)],
    ['nothing again within the hour', at(180) - 1, ['soon', 'due'], [], at(180)],
    ['that it is an hour late', at(180), ['soon', 'due'], ['late'], null],
    ['everything at once after an outage', at(600), [], ['soon', 'due', 'late'], null],
    ['no third time', at(600), ['soon', 'due', 'late'], [], null],
  ] as const)('are planned once each: %s', (_, now, given, due, next) => {
    expect(planAlerts(promise, given, now)).toEqual({ due, nextAt: next === null ? null : text(next) })
  })
})

test.each([
  ['open', {}],
  ['late', { broken_noted_at: promise.ends_at }],
  ['kept', { met_at: promise.ends_at }],
  ['broken', { met_at: text(at(121)), broken_noted_at: promise.ends_at }],
  ['broken', { closed_at: text(at(121)), broken_noted_at: promise.ends_at }],
  ['broken', { closed_at: text(at(121)) }],
  ['void', { void_at: promise.ends_at }],
  [
    'void',
    { met_at: promise.ends_at, broken_noted_at: promise.ends_at, closed_at: text(at(121)), void_at: text(at(121)) },
  ],
] as const)('a promise has the state %s (rule PROM-4)', (state, course) => {
  expect(stateOf({ met_at: null, broken_noted_at: null, closed_at: null, void_at: null, ...course })).toBe(state)
})
