import type { FamilyVisit, PastVisits } from '@thodu/api/contract/visits/visits.schema'
import type { VisitRow } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createVisitWorld, type VisitWorld } from './visit-world.ts'

let world: VisitWorld
let caretaker: Person
const noon = '2026-06-10T06:30:00.000Z'
/** A moment so many days from noon. */
const inDays = (days: number): string => new Date(Date.parse(noon) + days * 86_400_000).toISOString()

beforeAll(async () => {
  world = await createVisitWorld()
})
beforeEach(async () => {
  world.clock.now = new Date(noon)
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})
afterAll(() => world.close())

const read = async (booking: { _id: string }, before?: string) =>
  (await world.call<PastVisits>(world.family, 'GET', `/booking/${booking._id}/visits/past${ask(before)}`)).body
const ask = (before: string | undefined): string => (before === undefined ? '' : `?before=${before}`)
const tell = ({ status, caretaker: who, origin }: FamilyVisit) => [status, who?.name ?? null, origin?.kind ?? null]
const active = () => world.bookUpTo('active', { customer: world.family, admin: world.admin, caretaker })

test('what happened is read a page at a time, the latest first, each visit once (rule DAY-16)', async () => {
  const booking = await active()
  const rows: VisitRow[] = []
  for (let days = 1; days <= 45; days += 1)
    rows.push(await insertVisit(world, { booking, caretaker, startsAt: inDays(-days), status: 'done' }))
  // Two that begin at one time, at the end of a page: a cursor that knows the time alone would lose one.
  const [atEdge] = rows.slice(19)
  if (!atEdge) throw new Error('no visit')
  await insertVisit(world, {
    booking,
    caretaker: await world.addPerson('caretaker', 'Asha Rao'),
    startsAt: new Date(atEdge.starts_min * 60_000).toISOString(),
    status: 'done',
  })
  await insertVisit(world, { booking, caretaker, startsAt: inDays(1) })
  const seen: FamilyVisit[] = []
  const sizes: number[] = []
  for (let page = await read(booking); ; page = await read(booking, seen.at(-1)?._id)) {
    seen.push(...page.visits)
    sizes.push(page.visits.length)
    if (!page.more) break
  }
  expect(sizes).toEqual([20, 20, 6])
  expect(new Set(seen.map(({ _id }) => _id)).size).toBe(46)
  expect(seen.map(({ startsAt }) => startsAt)).toEqual(
    seen
      .map(({ startsAt }) => startsAt)
      .sort()
      .reverse(),
  )
  expect(seen.at(-1)?._id).toBe(rows.at(-1)?.id)
})

test('done, nobody came, somebody else, left out, moved: also once the care is over', async () => {
  const booking = await active()
  const asha = await world.addPerson('caretaker', 'Asha Rao')
  const at = (days: number, columns: Partial<Parameters<typeof insertVisit>[1]>) =>
    insertVisit(world, { booking, caretaker, startsAt: inDays(days), ...columns })
  await at(-9, { status: 'done' })
  const missed = await at(-8, { status: 'missed', charge: 'none', reason: 'She overslept' })
  const instead = { origin_visit_id: missed.id, origin_kind: 'replacement' } as const
  await at(-7.9, { status: 'done', caretaker: asha, ...instead })
  await at(-7, { status: 'skipped', reason: 'We travel', reason_by: 'family' })
  const old = await at(-6, { status: 'skipped' })
  await at(-5, { status: 'done', origin_visit_id: old.id, origin_kind: 'moved' })
  // Given back at the end of the package, and never had: what was left out stays told.
  const given = await at(-4, { status: 'skipped', reason: 'They do not pay' })
  await at(6, { origin_visit_id: given.id, origin_kind: 'moved' })
  await at(-3, {})
  const happened = [
    ['skipped', 'Lakshmi', null],
    ['done', 'Lakshmi', 'moved'],
    ['skipped', 'Lakshmi', null],
    ['done', 'Asha', 'replacement'],
    ['missed', 'Lakshmi', null],
    ['done', 'Lakshmi', null],
  ]
  const before = (await read(booking)).visits
  expect(before.map(tell)).toEqual([['planned', 'Lakshmi', null], ...happened.slice(1)])
  await world.advance(caretaker, booking, 'completed')
  const after = await read(booking)
  expect(after.visits.map(tell)).toEqual(happened)
  // What the office wrote down for itself is not among it.
  expect(after.visits.map(({ reason }) => reason).filter((reason) => reason !== null)).toEqual(['We travel'])
  expect(after.visits.every(({ closed, canReportAbsent }) => closed !== null && !canReportAbsent)).toBe(true)
})

test('of own bookings alone, also where the page before ended', async () => {
  const booking = await active()
  const visit = await insertVisit(world, { booking, caretaker, startsAt: inDays(-2), status: 'done' })
  const other = await world.addPerson('user')
  const path = `/booking/${booking._id}/visits/past`
  expect((await world.call<Refusal>(other, 'GET', path)).status).toBe(404)
  const foreign = await world.book(other)
  const mine = await world.call<Refusal>(other, 'GET', `/booking/${foreign._id}/visits/past?before=${visit.id}`)
  expect([mine.status, mine.body.code]).toEqual([404, 'request.not_found'])
  expect((await read(booking)).visits).toHaveLength(1)
})
