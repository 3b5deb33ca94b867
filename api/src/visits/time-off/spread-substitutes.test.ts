import { expect, test } from 'vitest'
import { type OpenVisit, spreadSubstitutes } from './spread-substitutes.ts'

const person = (id: string, weekMinutes = 0) => ({ id, weekMinutes, maxWeekMinutes: 2_880 })
const [laxmi, kavitha] = [person('laxmi'), person('kavitha')]
const visit = (id: string, fromHour: number, toHour: number, more: Partial<OpenVisit> = {}): OpenVisit => ({
  id,
  bookingId: `booking of ${id}`,
  startsMin: fromHour * 60,
  endsMin: toHour * 60,
  week: 0,
  options: [laxmi, kavitha],
  ...more,
})
const spread = (...visits: OpenVisit[]) => Object.fromEntries(spreadSubstitutes(visits))

test('each visit gets the best caretaker, and a caretaker gets one visit at a time (rule DAY-8)', () => {
  expect(spread(visit('a', 9, 12), visit('b', 10, 13), visit('c', 11, 14))).toEqual({ a: 'laxmi', b: 'kavitha' })
})

test('a caretaker needs half an hour between two families, and none between two visits of one family', () => {
  expect(spread(visit('a', 9, 12), visit('b', 12, 13))).toEqual({ a: 'laxmi', b: 'kavitha' })
  expect(spread(visit('a', 9, 12), visit('b', 12.5, 13))).toEqual({ a: 'laxmi', b: 'laxmi' })
  const one = { bookingId: 'one' }
  expect(spread(visit('a', 9, 12, one), visit('b', 12, 13, one))).toEqual({ a: 'laxmi', b: 'laxmi' })
})

test('a family keeps its substitute when that caretaker is free', () => {
  const one = { bookingId: 'one' }
  const second = visit('b', 33, 36, { ...one, options: [kavitha, laxmi] })
  expect(spread(visit('a', 9, 12, one), second)).toEqual({ a: 'laxmi', b: 'laxmi' })
  expect(spread(visit('a', 9, 12, one), { ...second, options: [kavitha] })).toEqual({ a: 'laxmi', b: 'kavitha' })
})

test('no caretaker gets more hours than their week allows', () => {
  const nearlyFull = person('laxmi', 2_880 - 5 * 60)
  const options = { options: [nearlyFull, kavitha] }
  expect(spread(visit('a', 9, 12, options), visit('b', 33, 36, options))).toEqual({ a: 'laxmi', b: 'kavitha' })
  const full = { options: [person('laxmi', 2_880 - 6 * 60), kavitha] }
  expect(spread(visit('a', 9, 12, full), visit('b', 33, 36, full))).toEqual({ a: 'laxmi', b: 'laxmi' })
  const nextWeek = visit('b', 33, 36, { ...options, week: 10_080 })
  expect(spread(visit('a', 9, 12, options), nextWeek)).toEqual({ a: 'laxmi', b: 'laxmi' })
})

test('visits get substitutes in order of time, whatever their given order', () => {
  const [late, early] = [visit('late', 10, 13), visit('early', 9, 12)]
  expect(spread(late, early)).toEqual({ early: 'laxmi', late: 'kavitha' })
  expect(spread(visit('a', 9, 12, { options: [] }))).toEqual({})
})
