import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contentRange, parseListRequest, totalOf } from './simple-rest.ts'

const rules = {
  sortFields: ['createdAt', '_id'],
  defaultSort: 'createdAt',
  filter: z.strictObject({ q: z.string().optional() }),
} as const
const read = (query: Parameters<typeof parseListRequest>[0]) => parseListRequest(query, rules)

test('a list without parameters returns the newest thousand rows', () => {
  expect(read({})).toEqual({ sort: { field: 'createdAt', direction: 'desc' }, offset: 0, limit: 1_000, filter: {} })
})

test('a page has at most a thousand rows', () => {
  const pageOf = (range: string) => {
    const { offset, limit } = read({ range })
    return [offset, limit]
  }
  expect(pageOf('[10,5000]')).toEqual([10, 1_000])
  expect(pageOf('[10,34]')).toEqual([10, 25])
  expect(pageOf('[0,0]')).toEqual([0, 1])
  expect(pageOf('[100000000,100000000]')).toEqual([100_000_000, 1])
})

test('a list is sorted as requested; react-admin’s name `id` is accepted for _id', () => {
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
])('the list request %j is refused', (query) => {
  expect(() => read(query)).toThrow(expect.objectContaining({ status: 400, code: 'request.bad_query' }))
})

test('a filter text that an engine cannot store is refused', () => {
  expect(read({ filter: '{"q":"asha"}' }).filter).toEqual({ q: 'asha' })
  expect(() => read({ filter: String.raw`{"q":"a\u0000"}` })).toThrow(expect.objectContaining({ status: 400 }))
})

test('Content-Range contains the page’s first and last row and the total', () => {
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
  test('follows from a page that is not full; otherwise it is counted', async () => {
    expect(await ask({ offset: 50, limit: 25 }, 24)).toEqual([74, false])
    expect(await ask({ offset: 50, limit: 25 }, 25)).toEqual([99, true])
    expect(await ask({ offset: 50, limit: 25 }, 0)).toEqual([99, true])
    expect(await ask({ offset: 0, limit: 25 }, 0)).toEqual([0, false])
  })
  test('of an uncounted list ends with the page', async () => {
    expect(await ask({ offset: 50, limit: 25, uncounted: true }, 25)).toEqual([75, false])
    expect(await ask({ offset: 50, limit: 25, uncounted: true }, 0)).toEqual([50, false])
  })
})
