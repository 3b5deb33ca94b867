import { describe, expect, test } from 'vitest'
import { brandPrivacy } from '../../contract/defaults/privacy.config.ts'
import { booksKeptFrom } from '../../contract/money/money-rules.ts'
import { startOfDayInCity } from '../../contract/time.ts'
import { isOver, retentionEnd } from './retention-end.ts'

const none = { care: null, books: null }

describe('the retention of a family’s data (rule PRIV-K3)', () => {
  test.each([
    [
      'a year after anything was done with it',
      { processed: '2026-11-27T04:00:00Z', ...none },
      '2027-11-27',
      'processing',
    ],
    [
      'three years after care',
      { processed: '2026-11-27T04:00:00Z', care: '2026-06-10T04:00:00Z', books: null },
      '2029-06-10',
      'care',
    ],
    [
      'a year, where care is long over',
      { processed: '2030-01-01T04:00:00Z', care: '2026-06-10T04:00:00Z', books: null },
      '2031-01-01',
      'processing',
    ],
    [
      'eight years of accounts after a payment',
      { processed: '2026-11-27T04:00:00Z', care: '2026-11-20T04:00:00Z', books: '2026-11-21T04:00:00Z' },
      '2035-03-31',
      'books',
    ],
    [
      'a payment of March is of the year before',
      { processed: '2026-04-02T04:00:00Z', care: null, books: '2026-03-31T12:00:00Z' },
      '2034-03-31',
      'books',
    ],
    [
      'that night it is April in the city already',
      { processed: '2026-04-02T04:00:00Z', care: null, books: '2026-03-31T18:30:00Z' },
      '2035-03-31',
      'books',
    ],
    ['days are the city’s', { processed: '2026-11-27T18:30:00Z', ...none }, '2027-11-28', 'processing'],
    ['a second before midnight there', { processed: '2026-11-27T18:29:59Z', ...none }, '2027-11-27', 'processing'],
    ['from a leap day', { processed: '2028-02-29T04:00:00Z', ...none }, '2029-03-01', 'processing'],
    ['over a leap day', { processed: '2028-02-28T04:00:00Z', ...none }, '2029-02-28', 'processing'],
    [
      'care on a leap day',
      { processed: '2028-02-29T04:00:00Z', care: '2028-02-29T04:00:00Z', books: null },
      '2031-03-01',
      'care',
    ],
  ] as const)('%s', (_, times, until, holds) => {
    expect(retentionEnd(times, brandPrivacy)).toMatchObject({ keptUntil: until, holds })
  })

  test('includes the whole last day in the city', () => {
    expect(isOver('2027-11-27', new Date('2027-11-27T18:29:59Z'))).toBe(false)
    expect(isOver('2027-11-27', new Date('2027-11-27T18:30:00Z'))).toBe(true)
  })

  test.each(['2026-03-31T12:00:00Z', '2026-04-01T04:00:00Z', '2028-02-29T04:00:00Z'])(
    'ends for a payment of %s when its bill content is erased (rule MON-11)',
    (books) => {
      const { booksUntil = '' } = retentionEnd({ processed: books, care: null, books }, brandPrivacy)
      const dayAfter = new Date(startOfDayInCity(booksUntil ?? '') + 86_400_000)
      expect(booksKeptFrom(dayAfter, brandPrivacy.bookYears).toISOString() > books).toBe(true)
      expect(booksKeptFrom(new Date(dayAfter.getTime() - 1), brandPrivacy.bookYears).toISOString() > books).toBe(false)
    },
  )
})
