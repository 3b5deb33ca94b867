import { expect, test } from 'vitest'
import { lastDayOf, monthAfter, monthBefore, monthThatPays, payOfVisit, type Rates, sumPay } from './pay-rules.ts'

const june: Rates = { from: '2026-06-01', day: 700, night: 800, liveIn: 1_200, session: 250 }
const july: Rates = { from: '2026-07-15', day: 750, night: null, liveIn: 1_300, session: 300 }

test.each([
  ['D', '2026-06-01', 700],
  ['N', '2026-06-30', 800],
  ['L', '2026-07-14', 1_200],
  ['S', '2026-07-14', 250],
  ['D', '2026-07-15', 750],
  ['L', '2027-01-01', 1_300],
  ['S', '2026-08-01', 300],
  ['N', '2026-07-15', null],
  ['D', '2026-05-31', 'before'],
] as const)('a visit of kind %s on %s earns %s (rule PAY-2)', (code, day, pay) => {
  for (const rates of [
    [july, june],
    [june, july],
  ])
    expect(payOfVisit({ code, day }, rates)).toBe(pay)
})

test('without rates a visit is not in the book', () => {
  expect(payOfVisit({ code: 'D', day: '2026-06-01' }, [])).toBe('before')
})

test.each([
  ['2026-06-30', undefined, '2026-06'],
  ['2026-06-30', '2026-05', '2026-06'],
  ['2026-06-30', '2026-06', '2026-07'],
  ['2026-06-30', '2026-11', '2026-12'],
  ['2026-06-30', '2026-12', '2027-01'],
] as const)('an item of %s with %s closed is paid in %s (rule PAY-6)', (day, closed, month) => {
  expect(monthThatPays(day, closed)).toBe(month)
})

test('months follow one another over the ends of years', () => {
  expect([monthAfter('2026-12'), monthBefore('2027-01'), monthAfter('2027-01')]).toEqual([
    '2027-01',
    '2026-12',
    '2027-02',
  ])
  expect(['2026-02', '2028-02', '2026-11', '2026-12'].map(lastDayOf)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-11-30',
    '2026-12-31',
  ])
})

test('a month adds up visits, advances and adjustments, and the debt before it (rule PAY-5)', () => {
  const items = [
    { kind: 'visit', amount: 700 },
    { kind: 'visit', amount: 800 },
    { kind: 'advance', amount: -2_000 },
    { kind: 'addition', amount: 100 },
    { kind: 'deduction', amount: -50 },
    { kind: 'correction', amount: -200 },
  ] as const
  expect(sumPay(items, -300)).toEqual({ carried: -300, earned: 1_500, advances: 2_000, adjustments: -150, due: -950 })
  expect(sumPay([], 0)).toEqual({ carried: 0, earned: 0, advances: 0, adjustments: 0, due: 0 })
})
