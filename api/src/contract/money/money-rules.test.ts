import { describe, expect, it } from 'vitest'
import {
  booksKeptFrom,
  isReference,
  labelOf,
  priceOfVisit,
  refundWithinMs,
  suggestAmount,
  upiLink,
  walkPaid,
  yearOfBooks,
} from './money-rules.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const first = (price: number, parts: number, isCounted: boolean, count: number): number[] =>
  Array.from({ length: count }, (_, place) => priceOfVisit({ price, parts, isCounted }, place + 1))

describe('the price of a visit (rule MON-1)', () => {
  it('adds up to exactly the package price for any price and number of visits', () => {
    for (let price = 1; price <= 20_000; price += 37)
      for (const parts of [1, 2, 3, 5, 7, 14, 20, 28]) expect(sum(first(price, parts, true, parts))).toBe(price)
  })
  it('of two shifts of a day for 5,501 rupees adds up to 5,501 each day', () => {
    expect(first(5_501, 2, false, 4)).toEqual([2_751, 2_750, 2_751, 2_750])
  })
  it('beyond a counted package is an equal share of its price', () => {
    expect(first(5_600, 7, true, 9)).toEqual(Array.from({ length: 9 }, () => 800))
    expect(first(100, 3, true, 5)).toEqual([33, 34, 33, 33, 33])
  })
})

describe('a balance as days (rule MON-3)', () => {
  const daily = { price: 1_000, parts: 1, isCounted: false }
  const days = ['2026-12-01', '2026-12-02', '2026-12-03'] as const
  it.each([
    [0, null, 0],
    [999, null, 0],
    [1_000, '2026-12-01', 1],
    [2_500, '2026-12-02', 2],
    [9_000, '2026-12-03', 3],
    [-4_000, null, 0],
  ])('%i rupees pay until %s, %i visits', (balance, paidUntil, visitsAhead) => {
    expect(walkPaid(balance, daily, { charged: 0, ahead: days })).toEqual({ paidUntil, visitsAhead })
  })
  it('does not count a day with an unpaid shift', () => {
    const twice = { price: 5_501, parts: 2, isCounted: false }
    const ahead = ['2026-12-01', '2026-12-01', '2026-12-02', '2026-12-02']
    expect(walkPaid(8_300, twice, { charged: 0, ahead })).toEqual({ paidUntil: '2026-12-01', visitsAhead: 3 })
    expect(walkPaid(2_751, twice, { charged: 0, ahead })).toEqual({ paidUntil: null, visitsAhead: 1 })
  })
  it('continues after the visits already charged', () => {
    const counted = { price: 100, parts: 3, isCounted: true }
    expect(walkPaid(33, counted, { charged: 1, ahead: days })).toEqual({ paidUntil: null, visitsAhead: 0 })
    expect(walkPaid(34, counted, { charged: 1, ahead: days })).toEqual({ paidUntil: '2026-12-01', visitsAhead: 1 })
    expect(walkPaid(66, counted, { charged: 0, ahead: days })).toEqual({ paidUntil: '2026-12-01', visitsAhead: 1 })
    expect(walkPaid(67, counted, { charged: 0, ahead: days })).toEqual({ paidUntil: '2026-12-02', visitsAhead: 2 })
  })
})

it('the suggested payment is seven care days, or the rest of a counted package (rule MON-5)', () => {
  expect(suggestAmount({ price: 1_000, parts: 1, isCounted: false }, { balance: -500, taken: 0 })).toBe(7_500)
  expect(suggestAmount({ price: 5_600, parts: 7, isCounted: true }, { balance: -800, taken: 800 })).toBe(5_600)
  expect(suggestAmount({ price: 5_600, parts: 7, isCounted: true }, { balance: 4_800, taken: 800 })).toBe(0)
})

it('the year of accounts begins in April', () => {
  expect(
    ['2026-03-31T18:29:00Z', '2026-03-31T18:30:00Z', '2099-12-31T00:00:00Z'].map((at) => yearOfBooks(new Date(at))),
  ).toEqual(['25-26', '26-27', '99-00'])
  expect(labelOf('B', '26-27', 123)).toBe('B/26-27/00123')
})

it.each([
  ['2035-03-31T18:29:00Z', '2026-03-31T18:30:00.000Z'],
  ['2035-03-31T18:30:00Z', '2027-03-31T18:30:00.000Z'],
])('at %s documents are retained from %s on', (at, from) => {
  expect(booksKeptFrom(new Date(at), 8).toISOString()).toBe(from)
})

it.each([
  ['upi', '412345678901', true],
  ['upi', '41234567890', false],
  ['upi', '4123456789012', false],
  ['upi', '41234567890a', false],
  ['bank', 'HDFCN52026112512', true],
  ['bank', 'AB12', false],
  ['bank', 'hdfc 123456', false],
  ['bank', 'A'.repeat(23), false],
  ['cash', '', true],
  ['cash', '412345678901', false],
] as const)('a %s reference “%s” is valid: %s (rule MON-6)', (method, utr, fits) => {
  expect(isReference(method, utr)).toBe(fits)
})

it('a UPI link contains the payee, the amount and the reference', () => {
  expect(upiLink({ vpa: 'care@examplebank', name: 'Thodu Care' }, 7_000, 'TH7K2Q-3')).toBe(
    'upi://pay?pa=care%40examplebank&pn=Thodu%20Care&am=7000.00&cu=INR&tn=TH7K2Q-3',
  )
})

it('a refund is late after seven days (rule MON-15)', () => {
  expect(new Date(Date.UTC(2026, 5, 1) + refundWithinMs).toISOString()).toBe('2026-06-08T00:00:00.000Z')
})
