import { expect, test } from 'vitest'
import { promiseDueAt, readPromiseRules } from './due-times.ts'

const minutes = { call: 120, match: 360, verification: 1_440, caregiver: 2_880, callback: 60, reply: 1_440 }
const officeHours = { days: 'Mon-Sat', opens: '08:00', closes: '20:00' }
const house = { promises: { ...minutes, clock: 'always' as const, holidays: [] }, officeHours }
const rules = readPromiseRules(house)
/** A local time in the city. */
const at = (local: string): Date => new Date(`${local}:00+05:30`)

test.each(Object.entries(minutes))('%s is due after its own minutes (rule PROM-2)', (kind, own) => {
  const start = at('2026-11-20T10:00')
  expect(promiseDueAt(rules, kind as keyof typeof minutes, start).getTime() - start.getTime()).toBe(own * 60_000)
})

test('a rematch has the minutes of a match', () => {
  expect(promiseDueAt(rules, 'rematch', at('2026-11-20T10:00'))).toEqual(at('2026-11-20T16:00'))
})

test('a callback is due at the end of the chosen window, but never sooner than its minutes', () => {
  const due = (start: string) => promiseDueAt(rules, 'callback', at(start), 'morning')
  expect(due('2026-11-20T09:00')).toEqual(at('2026-11-20T12:00'))
  expect(due('2026-11-20T11:30')).toEqual(at('2026-11-20T12:30'))
  expect(due('2026-11-20T13:00')).toEqual(at('2026-11-21T12:00'))
})

test.each([0, -1, 1.5, Number.NaN])('%d is refused as minutes', (given) => {
  const promises = { ...house.promises, match: given }
  expect(() => readPromiseRules({ ...house, promises })).toThrow('promises.match is no number of minutes')
})

test('one minute is a valid promise', () => {
  expect(readPromiseRules({ ...house, promises: { ...house.promises, reply: 1 } }).minutes.reply).toBe(1)
})
