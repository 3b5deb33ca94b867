import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ RATE_LIMITS: 'on' })
})
afterAll(() => api.close())

const guess = (place: number) => `01920000-0000-7000-8000-${String(place).padStart(12, '0')}.${'a'.repeat(32)}`
const countStatuses = async (asked: readonly Promise<{ status: number }>[]) => {
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  return {
    notFound: statuses.filter((status) => status === 404).length,
    tooMany: statuses.filter((status) => status === 429).length,
  }
}

test('ten thousand guesses at day-links find nothing, and soon nobody answers them (rule SHARE-4)', async () => {
  const asked = Array.from({ length: 10_000 }, (_, place) =>
    api.call('GET', '/day', { headers: { 'X-Day-Link': guess(place) }, ip: '203.0.113.9' }),
  )
  expect(await countStatuses(asked)).toEqual({ notFound: 20, tooMany: 9_980 })
}, 60_000)

test('guesses at calendars are counted, and those who read their own are not (rule SHARE-6)', async () => {
  const asked = Array.from({ length: 50 }, (_, place) =>
    api.call('GET', `/feeds/${guess(place)}.ics`, { ip: '203.0.113.10' }),
  )
  expect(await countStatuses(asked)).toEqual({ notFound: 20, tooMany: 30 })
  const { token } = await api.signUp({})
  const { body } = await api.call<{ url: string }>('POST', '/calendar-feed', { token })
  const path = new URL(body.url).pathname.replace(/^\/api/, '')
  const reads = Array.from({ length: 40 }, () => api.call('GET', path, { ip: '203.0.113.11' }))
  const statuses = (await Promise.all(reads)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
}, 60_000)
