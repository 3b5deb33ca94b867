import { languageHeader } from '@thodu/api/contract/people/languages'
import type { DayLink, DayPage } from '@thodu/api/contract/sharing/sharing.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { insertRows, selectRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createVisitWorld, today } from '../visits/visit-world.ts'

const world = useWorld(createVisitWorld)
let family: Person
beforeEach(async () => {
  world.setClock(today)
  family = await world.addPerson('user')
})

const make = async <Body = DayLink>(booking: { _id: string }, more: object = {}, headers = {}) => {
  const body = { name: 'Anil', zone: 'America/Chicago', language: 'en', days: 7, ...more }
  return (await world.call<Body>(family, 'POST', `/booking/${booking._id}/day-links`, body, headers)).body
}
const read = async ({ url }: DayLink) =>
  (await world.call<DayPage>(undefined, 'GET', '/day', undefined, { 'X-Day-Link': url.split('#')[1] ?? '' })).body
const list = async (booking: { _id: string }) =>
  (await world.call<DayLink[]>(family, 'GET', `/booking/${booking._id}/day-links`)).body

test.each([1, 32, 200, 201, 4_000])('a wrong day link or payment link of %i letters is not found', async (length) => {
  const wrong = 'x'.repeat(length)
  const day = await world.call<Refusal>(undefined, 'GET', '/day', undefined, { 'X-Day-Link': wrong })
  const pay = await world.call<Refusal>(undefined, 'GET', '/pay', undefined, { 'X-Pay-Link': wrong })
  expect([day.status, pay.status]).toEqual([404, 404])
  expect(day.body).toEqual(pay.body)
})

test.each([true, false])(
  'a day link shows done tasks only if the family allows it: %s (rule SHARE-3)',
  async (showTasks) => {
    const booking = await world.book(family)
    const caretaker = await world.addPerson('caretaker')
    const times = { started_min: 29_684_000, ended_min: 29_684_100, start_proof: 'none' } as const
    const worked = { status: 'done', caretaker, ...times } as const
    const visit = await insertVisit(world, { booking, startsAt: '2026-06-09T03:00:00.000Z', ...worked })
    await insertRows(world, 'visit_tasks', { visit_id: visit.id, code: 'medicine', result: 'done' })
    const link = await make(booking, { showTasks })
    expect([link.showTasks, (await list(booking))[0]?.showTasks]).toEqual([showTasks, showTasks])
    const { visits } = await read(link)
    expect(visits.map(({ tasks }) => tasks)).toEqual([showTasks ? [{ code: 'medicine', result: 'done' }] : undefined])
    expect((await read(await make(booking))).visits.map(({ tasks }) => tasks)).toEqual([undefined])
  },
)

test('a day link shows yesterday, today and tomorrow in the time zone of the city (rule SHARE-3)', async () => {
  const booking = await world.book(family)
  for (const startsAt of ['2026-06-08T16:30', '2026-06-08T18:30', '2026-06-11T16:30', '2026-06-11T18:30'])
    await insertVisit(world, { booking, startsAt: `${startsAt}:00.000Z` })
  const { visits } = await read(await make(booking))
  expect(visits.map(({ startsAt }) => startsAt)).toEqual(['2026-06-08T18:30:00.000Z', '2026-06-11T16:30:00.000Z'])
})

test('a day link shows done, skipped and planned visits, and the replacement of a moved one', async () => {
  const booking = await world.book(family)
  const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  const add = (startsAt: string, more: object = {}) => insertVisit(world, { booking, startsAt, ...more })
  const worked = { status: 'done', caretaker, started_min: 29_684_000, ended_min: 29_684_100, start_proof: 'none' }
  await add('2026-06-09T03:00:00.000Z', worked)
  await add('2026-06-09T06:00:00.000Z', { status: 'cancelled' })
  const returned = await add('2026-06-10T03:00:00.000Z', { status: 'skipped' })
  await add('2026-06-11T09:00:00.000Z', { origin_visit_id: returned.id, origin_kind: 'moved', moves: 0 })
  const moved = await add('2026-06-10T06:00:00.000Z', { status: 'skipped' })
  await add('2026-06-11T03:00:00.000Z', { origin_visit_id: moved.id, origin_kind: 'moved', moves: 1 })
  // The office restored this one: its new time is cancelled.
  const restored = await add('2026-06-10T09:00:00.000Z')
  const cancelled = { origin_visit_id: restored.id, origin_kind: 'moved', moves: 1, status: 'cancelled' }
  await add('2026-06-11T12:00:00.000Z', cancelled)
  world.clock.now = new Date('2026-06-10T06:30:42.700Z')
  const page = await read(await make(booking))
  expect(page).toMatchObject({ asOf: '2026-06-10T06:30:00.000Z', expiresAt: '2026-06-17T06:30:42.700Z' })
  const none = { startedAt: null, endedAt: null, caretaker: null, startProof: null, isReplacement: false }
  const times = { startedAt: '2026-06-09T21:20:00.000Z', endedAt: '2026-06-09T23:00:00.000Z' }
  const shown = (day: string, status: string, [from, until] = ['03', '05']) => ({
    ...{ startsAt: `2026-06-${day}T${from}:00:00.000Z`, endsAt: `2026-06-${day}T${until}:00:00.000Z`, status, ...none },
  })
  expect(page.visits).toEqual([
    { ...shown('09', 'done'), caretaker: 'Lakshmi', startProof: 'none', ...times },
    shown('10', 'skipped'),
    shown('10', 'planned', ['09', '11']),
    shown('11', 'planned'),
    shown('11', 'planned', ['09', '11']),
  ])
})

test('a day link cannot be created after the care has ended', async () => {
  const caretaker = await world.addPerson('caretaker')
  const people = { customer: family, admin: world.admin, caretaker }
  const booking = await world.bookUpTo('completed', people)
  expect(await make<Refusal>(booking)).toMatchObject({ code: 'day_link.over' })
})

test('creating a day link stores consent in the language of the screen (rule PRIV-C4)', async () => {
  const agreed = () => {
    const where = { account_id: family.id, purpose: 'day-link' } as const
    return selectRows(world, 'consents', ['purpose', 'language', 'way', 'by_id'], where)
  }
  const consent = { purpose: 'day-link', way: 'site' } as const
  await make(await world.book(family), { language: 'te' })
  expect(await agreed()).toEqual([{ ...consent, language: 'te', by_id: family.id }])
  family = await world.addPerson('user')
  await make(await world.book(family), { language: 'te' }, { [languageHeader]: 'hi' })
  expect(await agreed()).toEqual([{ ...consent, language: 'hi', by_id: family.id }])
})

describe('guessed links', () => {
  const api = useWorld(() => createTestApi({ RATE_LIMITS: 'on' }))

  const guess = (place: number) => `01920000-0000-7000-8000-${String(place).padStart(12, '0')}.${'a'.repeat(32)}`
  const countStatuses = async (asked: readonly Promise<{ status: number }>[]) => {
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    return {
      notFound: statuses.filter((status) => status === 404).length,
      tooMany: statuses.filter((status) => status === 429).length,
    }
  }

  test('five hundred guesses of day links find nothing and are refused after twenty (rule SHARE-4)', async () => {
    const asked = Array.from({ length: 500 }, (_, place) =>
      api.call('GET', '/day', { headers: { 'X-Day-Link': guess(place) }, ip: '203.0.113.9' }),
    )
    expect(await countStatuses(asked)).toEqual({ notFound: 20, tooMany: 480 })
  }, 60_000)

  test('guesses of calendar addresses are limited, and own reads do not count among them (rule SHARE-6)', async () => {
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
})
