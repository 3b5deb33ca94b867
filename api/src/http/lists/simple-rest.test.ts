import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseListRequest } from './simple-rest.ts'

const rules = { sortFields: ['createdAt'], defaultSort: 'createdAt', filter: z.strictObject({}) } as const

test('a page has a thousand rows at most, however many are asked for', () => {
  expect(parseListRequest({}, rules)).toMatchObject({ offset: 0, limit: 1_000 })
  expect(parseListRequest({ range: '[10,5000]' }, rules)).toMatchObject({ offset: 10, limit: 1_000 })
  expect(parseListRequest({ range: '[10,34]' }, rules)).toMatchObject({ offset: 10, limit: 25 })
})
