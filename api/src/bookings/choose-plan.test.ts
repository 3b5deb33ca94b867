import { expect, test } from 'vitest'
import { chooseOrder, choosePage, choosePlan, isLong, maxSearched, type Selection, sortLimit } from './choose-plan.ts'

const byStart = { field: 'preferredStartDate', direction: 'asc' } as const
const page = { sort: byStart, offset: 0, limit: 25 }

test.each<[string, Selection, number | undefined, { searchIndex: boolean; byCaretaker: boolean }]>([
  ['no search', {}, undefined, { searchIndex: false, byCaretaker: false }],
  ['a search among many', { q: 'rao' }, maxSearched + 1, { searchIndex: true, byCaretaker: false }],
  ['a search among few: their texts are read', { q: 'rao' }, maxSearched, { searchIndex: false, byCaretaker: false }],
  ['blanks alone are no search', { q: '  ' }, maxSearched + 1, { searchIndex: false, byCaretaker: false }],
  [
    'a caretaker among own bookings',
    { q: 'rao', owner: 'a' },
    maxSearched + 1,
    { searchIndex: false, byCaretaker: true },
  ],
  [
    'the office in one caretaker’s',
    { q: 'rao', caretaker: 'a' },
    undefined,
    { searchIndex: false, byCaretaker: false },
  ],
  [
    'those with a change to answer',
    { q: 'rao', changeAsked: true },
    undefined,
    { searchIndex: false, byCaretaker: false },
  ],
])('a search uses the search index only where necessary: %s', (_what, selection, left, plan) => {
  expect(choosePlan(selection, left)).toMatchObject({ ...plan, walkOrder: false })
})

test('a search compares words in Latin letters (rule WORD-8)', () => {
  expect(choosePlan({ q: ' Rao  రమ ' }).words[0]).toBe('rao')
  expect(choosePlan({ q: 'రమ' }).words[0]).toMatch(/^[a-z]+$/)
})

test.each([
  ['the first page', 0, 25, 100, { offset: 0, limit: 25, direction: 'asc', isFromEnd: false }],
  ['just before the middle', 50, 25, 100, { offset: 50, limit: 25, direction: 'asc', isFromEnd: false }],
  ['beyond the middle', 51, 25, 100, { offset: 24, limit: 25, direction: 'desc', isFromEnd: true }],
  ['the last, shorter than asked', 90, 25, 100, { offset: 0, limit: 10, direction: 'desc', isFromEnd: true }],
] as const)('a page is read from the nearer end: %s', (_what, offset, limit, total, expected) => {
  const chosen = choosePage({}, { ...page, offset, limit }, total)
  expect(
    chosen && { ...chosen.page, direction: chosen.page.sort.direction, isFromEnd: chosen.isFromEnd },
  ).toMatchObject(expected)
  expect(choosePage({}, { ...page, offset: total, limit }, total)).toBeUndefined()
})

test.each<[string, Selection, number, boolean]>([
  ['many rows', {}, sortLimit + 1, true],
  ['few rows are sorted', {}, sortLimit, false],
  ['one caretaker’s are sorted', { caretaker: 'a' }, sortLimit + 1, false],
  ['those with a change to answer are sorted', { changeAsked: true }, sortLimit + 1, false],
  ['known ones are sorted', { id: ['a'] }, sortLimit + 1, false],
])('the sort index is used for %s', (_what, selection, total, walkOrder) => {
  expect(choosePage(selection, page, total)?.walkOrder).toBe(walkOrder)
})

test('the search index finds words of three or more characters', () => {
  expect(['ra', '👵🏽', 'rao', 'రావు', 'రా'].map(isLong)).toEqual([false, false, true, true, false])
})

test('when a filter fixes the sort column, bookings sort by creation', () => {
  const byStatus = { field: 'status', direction: 'asc' } as const
  expect(chooseOrder({}, byStatus, true)).toEqual({ column: 'status', walkOrder: true })
  expect(chooseOrder({ status: 'pending' }, byStatus, true)).toEqual({ column: 'created_at', walkOrder: false })
})
