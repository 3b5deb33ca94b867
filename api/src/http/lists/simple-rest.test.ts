import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contentRange, parseListRequest, totalOf } from './simple-rest.ts'

const rules = {
  sortFields: ['createdAt', '_id'],
  defaultSort: 'createdAt',
  filter: z.strictObject({ q: z.string().optional() }),
} as const
const read = (query: Parameters<typeof parseListRequest>[0]) => parseListRequest(query, rules)

test('without a word: the newest first, a thousand of them', () => {
  expect(read({})).toEqual({ sort: { field: 'createdAt', direction: 'desc' }, offset: 0, limit: 1_000, filter: {} })
})

test('a page has a thousand rows at most, however many are asked for', () => {
  const pageOf = (range: string) => {
    const { offset, limit } = read({ range })
    return [offset, limit]
  }
  expect(pageOf('[10,5000]')).toEqual([10, 1_000])
  expect(pageOf('[10,34]')).toEqual([10, 25])
  expect(pageOf('[0,0]')).toEqual([0, 1])
  expect(pageOf('[100000000,100000000]')).toEqual([100_000_000, 1])
})

test('is sorted as asked; the id has the name of react-admin as well', () => {
  const sortOf = (sort: string) => read({ sort }).sort
  expect(sortOf('["createdAt","ASC"]')).toEqual({ field: 'createdAt', direction: 'asc' })
  expect(sortOf('["createdAt","DESC"]')).toEqual({ field: 'createdAt', direction: 'desc' })
  expect(sortOf('["id","ASC"]')).toEqual({ field: '_id', direction: 'asc' })
})

test.each([
  { sort: '["name","ASC"]' },
  { sort: '["createdAt","asc"]' },
  { sort: '["createdAt"]' },
  { sort: '"createdAt"' },
  { sort: 'createdAt' },
  { range: '[5,4]' },
  { range: '[-1,4]' },
  { range: '[0,100000001]' },
  { range: '[0,1.5]' },
  { range: '[0' },
  { range: '[0,1,2]' },
  { filter: '{"name":"x"}' },
  { filter: '[' },
  { filter: '{"q":1}' },
])('%j is no list', (query) => {
  expect(() => read(query)).toThrow(expect.objectContaining({ status: 400, code: 'request.bad_query' }))
})

test('what it is filtered by is a text that every engine can hold', () => {
  expect(read({ filter: '{"q":"asha"}' }).filter).toEqual({ q: 'asha' })
  expect(() => read({ filter: String.raw`{"q":"a\u0000"}` })).toThrow(expect.objectContaining({ status: 400 }))
})

test('the place of a page', () => {
  expect(contentRange('bookings', 0, 25, 319)).toBe('bookings 0-24/319')
  expect(contentRange('bookings', 300, 19, 319)).toBe('bookings 300-318/319')
  expect(contentRange('bookings', 0, 0, 0)).toBe('bookings */0')
})

describe('the total', () => {
  const ask = async (page: { offset: number; limit: number; uncounted?: true }, rows: number) => {
    let asked = false
    const total = await totalOf(page, rows, () => {
      asked = true
      return Promise.resolve(99)
    })
    return [total, asked]
  }
  test('is told by a page that is not full, and asked for where the page does not tell', async () => {
    expect(await ask({ offset: 50, limit: 25 }, 24)).toEqual([74, false])
    expect(await ask({ offset: 50, limit: 25 }, 25)).toEqual([99, true])
    expect(await ask({ offset: 50, limit: 25 }, 0)).toEqual([99, true])
    expect(await ask({ offset: 0, limit: 25 }, 0)).toEqual([0, false])
  })
  test('is as far as the page shows where nobody is told how many there are', async () => {
    expect(await ask({ offset: 50, limit: 25, uncounted: true }, 25)).toEqual([75, false])
    expect(await ask({ offset: 50, limit: 25, uncounted: true }, 0)).toEqual([50, false])
  })
})
