import { expect, test } from 'vitest'
import {
  chooseOrder,
  choosePage,
  choosePlan,
  isLong,
  maxSearched,
  type Selection,
  searchesAll,
  sortLimit,
} from './choose-plan.ts'

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
])('the index of searches is used where it has to be: %s', (_what, selection, left, plan) => {
  expect(choosePlan(selection, left)).toMatchObject({ ...plan, walkOrder: false })
})

test('words are looked for in Latin letters (rule WORD-8)', () => {
  expect(choosePlan({ q: ' Rao  రమ ' }).words[0]).toBe('rao')
  expect(choosePlan({ q: 'రమ' }).words[0]).toMatch(/^[a-z]+$/)
})

test.each<[Selection, boolean]>([
  [{ q: 'rao' }, true],
  [{ q: 'rao', owner: 'a' }, false],
  [{ q: 'rao', caretaker: 'a' }, false],
  [{ q: 'rao', changeAsked: true }, false],
  [{ q: 'rao', noticeOwed: true }, false],
  [{ status: 'pending' }, false],
])('how many the other filters leave is asked only for a search of everybody’s: %j', (selection, isAsked) => {
  expect(searchesAll(selection)).toBe(isAsked)
})

test.each([
  ['the first page', 0, 25, 100, { offset: 0, limit: 25, direction: 'asc', isFromEnd: false }],
  ['just before the middle', 50, 25, 100, { offset: 50, limit: 25, direction: 'asc', isFromEnd: false }],
  ['beyond the middle', 51, 25, 100, { offset: 24, limit: 25, direction: 'desc', isFromEnd: true }],
  ['the last, shorter than asked', 90, 25, 100, { offset: 0, limit: 10, direction: 'desc', isFromEnd: true }],
] as const)('a page is walked to from the nearer end: %s', (_what, offset, limit, total, expected) => {
  const chosen = choosePage({}, { ...page, offset, limit }, total)
  expect(
    chosen && { ...chosen.page, direction: chosen.page.sort.direction, isFromEnd: chosen.isFromEnd },
  ).toMatchObject(expected)
})

test.each([
  [100, 25, 100],
  [0, 25, 0],
  [0, 0, 100],
])('nothing is read for an empty page: from %i, %i of %i', (offset, limit, total) => {
  expect(choosePage({}, { ...page, offset, limit }, total)).toBeUndefined()
})

test.each<[string, Selection, number, boolean]>([
  ['many rows', {}, sortLimit + 1, true],
  ['few rows are sorted', {}, sortLimit, false],
  ['one caretaker’s are sorted', { caretaker: 'a' }, sortLimit + 1, false],
  ['those with a change to answer are sorted', { changeAsked: true }, sortLimit + 1, false],
  ['known ones are sorted', { id: ['a'] }, sortLimit + 1, false],
])('the index of an order is walked for %s', (_what, selection, total, walkOrder) => {
  expect(choosePage(selection, page, total)?.walkOrder).toBe(walkOrder)
})

test('the index of searches finds words of three letters and more, each sign being one', () => {
  expect(['ra', '👵🏽', 'rao', 'రావు', 'రా'].map(isLong)).toEqual([false, false, true, true, false])
})

test('where a filter fixes the column of the order, the order is that of creation', () => {
  const byStatus = { field: 'status', direction: 'asc' } as const
  expect(chooseOrder({}, byStatus, true)).toEqual({ column: 'status', walkOrder: true })
  expect(chooseOrder({ status: 'pending' }, byStatus, true)).toEqual({ column: 'created_at', walkOrder: false })
})
