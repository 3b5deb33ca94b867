import { afterEach, expect, test, vi } from 'vitest'
import { randomUuid } from './plain-http.ts'

afterEach(() => vi.unstubAllGlobals())

test('randomUuid returns valid version 4 UUIDs on plain HTTP, where crypto.randomUUID does not exist', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const made = Array.from({ length: 200 }, randomUuid)
  expect(new Set(made).size).toBe(200)
  for (const id of made) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
