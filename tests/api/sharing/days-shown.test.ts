import { languageHeader } from '@thodu/api/contract/people/languages'
import type { DayLink, DayPage } from '@thodu/api/contract/sharing/sharing.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createVisitWorld, today, type VisitWorld } from '../visits/visit-world.ts'

let world: VisitWorld
let family: Person
beforeAll(async () => {
  world = await createVisitWorld()
})
beforeEach(async () => {
  world.setClock(today)
  family = await world.addPerson('user')
})
afterAll(() => world.close())

const make = async <Body = DayLink>(booking: { _id: string }, more: object = {}, headers = {}) => {
  const body = { name: 'Anil', zone: 'America/Chicago', language: 'en', days: 7, ...more }
  return (await world.call<Body>(family, 'POST', `/booking/${booking._id}/day-links`, body, headers)).body
}
const read = async ({ url }: DayLink) =>
  (await world.call<DayPage>(undefined, 'GET', '/day', undefined, { 'X-Day-Link': url.split('#')[1] ?? '' })).body
const list = async (booking: { _id: string }) =>
  (await world.call<DayLink[]>(family, 'GET', `/booking/${booking._id}/day-links`)).body

test('yesterday, today and tomorrow alone, from midnight to midnight of the city (rule SHARE-3)', async () => {
  const booking = await world.book(family)
  const add = (startsAt: string) => insertVisit(world, { booking, startsAt })
  for (const startsAt of ['2026-06-08T16:30', '2026-06-08T18:30', '2026-06-11T16:30', '2026-06-11T18:30'])
    await add(`${startsAt}:00.000Z`)
  const { visits } = await read(await make(booking))
  expect(visits.map(({ startsAt }) => startsAt)).toEqual(['2026-06-08T18:30:00.000Z', '2026-06-11T16:30:00.000Z'])
})

test('what was, what is to be, and who comes; what was moved or called off is told by what stands for it', async () => {
  const booking = await world.book(family)
  const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  const add = (startsAt: string, more: object = {}) => insertVisit(world, { booking, startsAt, ...more })
  const worked = { status: 'done', caretaker, started_min: 29_684_000, ended_min: 29_684_100, start_proof: 'none' }
  await add('2026-06-09T03:00:00.000Z', worked)
  await add('2026-06-09T06:00:00.000Z', { status: 'cancelled' })
  await add('2026-06-10T03:00:00.000Z', { status: 'skipped' })
  const moved = await add('2026-06-10T06:00:00.000Z', { status: 'skipped' })
  await add('2026-06-11T03:00:00.000Z', { origin_visit_id: moved.id, origin_kind: 'moved', moves: 1 })
  world.clock.now = new Date('2026-06-10T06:30:42.700Z')
  const page = await read(await make(booking))
  expect(page).toMatchObject({ asOf: '2026-06-10T06:30:00.000Z', expiresAt: '2026-06-17T06:30:42.700Z' })
  const none = { startedAt: null, endedAt: null, caretaker: null, startProof: null, isReplacement: false }
  const times = { startedAt: '2026-06-09T21:20:00.000Z', endedAt: '2026-06-09T23:00:00.000Z' }
  expect(page.visits).toEqual([
    {
      startsAt: '2026-06-09T03:00:00.000Z',
      endsAt: '2026-06-09T05:00:00.000Z',
      status: 'done',
      caretaker: 'Lakshmi',
      startProof: 'none',
      isReplacement: false,
      ...times,
    },
    { startsAt: '2026-06-10T03:00:00.000Z', endsAt: '2026-06-10T05:00:00.000Z', status: 'skipped', ...none },
    { startsAt: '2026-06-11T03:00:00.000Z', endsAt: '2026-06-11T05:00:00.000Z', status: 'planned', ...none },
  ])
})

test('each link shows its own booking to its own reader, and counts its own openings (rule SHARE-4)', async () => {
  const [one, two] = [await world.book(family, { patientName: 'Ramu' }), await world.book(family)]
  const [first, second] = [await make(one, { name: 'Anil' }), await make(two, { name: 'Padma', zone: 'Asia/Dubai' })]
  expect(await read(first)).toMatchObject({ patient: 'Ramu', zone: 'America/Chicago' })
  world.setClock(today, '12:29')
  await read(first)
  expect(await list(one)).toMatchObject([{ name: 'Anil', opens: 1, lastOpenedAt: '2026-06-10T06:30:00.000Z' }])
  expect(await list(two)).toMatchObject([{ name: 'Padma', opens: 0, lastOpenedAt: null }])
  world.setClock(today, '12:30')
  expect((await read(second)).zone).toBe('Asia/Dubai')
  await read(first)
  expect([(await list(one))[0]?.opens, (await list(two))[0]?.opens]).toEqual([2, 1])
})

test.each([1, 30])('a link for %i days lives so long from now (rule SHARE-2)', async (days) => {
  const { expiresAt } = await make(await world.book(family), { days })
  expect(Date.parse(expiresAt) - world.clock.now.getTime()).toBe(days * 86_400_000)
})

test('none is made once the care is completed', async () => {
  const caretaker = await world.addPerson('caretaker')
  const people = { customer: family, admin: world.admin, caretaker }
  const booking = await world.bookUpTo('completed', people)
  expect(await make<Refusal>(booking)).toMatchObject({ code: 'day_link.over' })
})

test('who makes one has agreed to it, in the language of the screen, else in that of the reader (rule PRIV-C4)', async () => {
  const agreed = () =>
    world.deps.database.read
      .selectFrom('consents')
      .select(['purpose', 'language', 'way', 'by_id'])
      .where('account_id', '=', family.id)
      .where('purpose', '=', 'day-link')
      .execute()
  const consent = { purpose: 'day-link', way: 'site' } as const
  await make(await world.book(family), { language: 'te' })
  expect(await agreed()).toEqual([{ ...consent, language: 'te', by_id: family.id }])
  family = await world.addPerson('user')
  await make(await world.book(family), { language: 'te' }, { [languageHeader]: 'hi' })
  expect(await agreed()).toEqual([{ ...consent, language: 'hi', by_id: family.id }])
})
