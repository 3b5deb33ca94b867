import type { FamilyVisit, OwnVisit, PastVisits } from '@thodu/api/contract/visits/visits.schema'
import { type BookingRow, newId, type Tx, type VisitRow } from '@thodu/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBooking } from '../../../support/insert-booking.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import { createWorld, type Person, type World } from '../../../support/world.ts'
import { dayMinutes, idsOf, midnight, noon, timeOf } from './row-world.ts'

let world: World
let family: Person
/** Had the first and the third family and has them no more; the second one never. */
let lakshmi: Person
let sridevi: Person
/** Of families that cannot sign in, that have a password, and that come by Google. */
let bookings: BookingRow[]
const write = (job: (tx: Tx) => Promise<unknown>) => world.deps.database.write(job)

beforeAll(async () => {
  world = await createWorld()
  world.clock.now = new Date(noon * 60_000)
  family = await world.addPerson('user', 'Asha Rao')
  lakshmi = await world.addPerson('caretaker', 'Lakshmi Devi')
  sridevi = await world.addPerson('caretaker', 'Sridevi')
  const families = [family, await world.addPerson('user'), await world.addPerson('user')]
  bookings = []
  for (const one of families) bookings.push(await addBooking(one))
  const at = timeOf(midnight)
  const had = { assigned_at: at, care_from: null, care_until: null, reason: null }
  const before = { ...had, caretaker_id: lakshmi.id, ended_at: at, ended_by: 'handover' as const }
  const after = { ...had, caretaker_id: sridevi.id, ended_at: null, ended_by: null }
  const [first, second, third] = bookings.map(({ id }) => ({ booking_id: id }))
  const given = [
    { ...before, booking_id: first?.booking_id ?? '' },
    { ...before, booking_id: third?.booking_id ?? '' },
    ...[first, second, third].map((one) => ({ ...after, booking_id: one?.booking_id ?? '' })),
  ]
  await write(async (tx) => {
    await tx.insertInto('booking_assignments').values(given).execute()
    const ofFamily = (place: number) => tx.updateTable('accounts').where('id', '=', families[place]?.id ?? '')
    await ofFamily(1).set({ password_hash: 'argon2id' }).execute()
    await ofFamily(2).set({ google_sub: '1234567890' }).execute()
  })
})
afterAll(() => world.close())

const userOf = ({ id, name, email }: Person) => ({ user: { _id: id, name, email } })
const addBooking = (owner: Person) => insertBooking(world, { owner: userOf(owner) })
type Given = Partial<Parameters<typeof insertVisit>[1]>
const addVisit = (booking: BookingRow | undefined, from: number, minutes: number, given: Given = {}) =>
  insertVisit(world, { booking: { _id: booking?.id ?? '' }, startsAt: timeOf(from), minutes, ...given })
const listOwn = async (query = '') => (await world.call<OwnVisit[]>(lakshmi, 'GET', `/caretaker/visits${query}`)).body
/** Visits around the beginning and the end of a span: a minute outside, and just within. */
async function addAround(booking: BookingRow | undefined, from: number, to: number, given: Given = {}) {
  const visits = [
    await addVisit(booking, to, 60, given),
    await addVisit(booking, to - 1, 1, given),
    await addVisit(booking, from + 600, 60, given),
    await addVisit(booking, from, 1, given),
    await addVisit(booking, from - 60, 60, given),
  ]
  return { within: visits.slice(1, 4).toReversed(), visits }
}

test('who comes knows a family for the visits that lead there: handed over, for one visit only, and while one is under way', async () => {
  const [first, second, third] = bookings
  const over = await addVisit(first, noon - 60, 30, { caretaker: lakshmi, status: 'done' })
  const once = await addVisit(second, noon - 110, 20, { caretaker: lakshmi, status: 'done' })
  const now = await addVisit(third, noon - 10, 30, { caretaker: lakshmi, status: 'started' })
  await addVisit(first, noon + 60, 30, { caretaker: sridevi })
  const shown = (await listOwn()).map(({ _id, brief, hasCode }) => [_id, brief !== null, hasCode])
  expect(shown.toSorted()).toEqual(
    [
      [over.id, false, false],
      [once.id, true, true],
      [now.id, true, true],
    ].toSorted(),
  )

  // What was left last for the family, before this visit: not at it, not after it, and not for others.
  const notes: [VisitRow, string][] = [
    [await addVisit(second, noon - 500, 20, { caretaker: sridevi, status: 'done' }), 'older'],
    [await addVisit(second, noon - 400, 20, { caretaker: sridevi, status: 'done' }), 'before'],
    [await addVisit(third, noon - 300, 20, { caretaker: sridevi, status: 'done' }), 'elsewhere'],
    [once, 'own'],
    [await addVisit(second, noon - 5, 4, { caretaker: sridevi, status: 'done' }), 'after'],
  ]
  const rows = notes.map(([visit, text], place) => ({
    id: newId(),
    visit_id: visit.id,
    author_id: sridevi.id,
    text,
    client_event_id: newId(),
    created_at: timeOf(noon - 100 + place),
  }))
  await write((tx) => tx.insertInto('visit_notes').values(rows).execute())
  const noted = (await listOwn()).map(({ _id, lastNote }) => [_id, lastNote?.text])
  expect(noted.toSorted()).toEqual(
    [
      [over.id, undefined],
      [once.id, 'before'],
      [now.id, 'elsewhere'],
    ].toSorted(),
  )
})

test('a caretaker’s list of some days has what touches them, the earliest first', async () => {
  const from = midnight + 10 * dayMinutes
  const { within } = await addAround(bookings[1], from, from + 2 * dayMinutes, { caretaker: lakshmi })
  await addVisit(bookings[1], from + 100, 60, { caretaker: sridevi })
  expect((await listOwn('?from=2026-06-20&to=2026-06-21')).map(({ _id }) => _id)).toEqual(idsOf(within))
})

test('a family’s list has what touches a month, the earliest first, and nothing of another booking', async () => {
  const booking = await addBooking(family)
  const from = midnight + 60 * dayMinutes
  const { within } = await addAround(booking, from, from + 31 * dayMinutes)
  await addVisit(bookings[0], from + 100, 60)
  const path = `/booking/${booking.id}/visits?from=2026-08-09`
  const { body } = await world.call<FamilyVisit[]>(family, 'GET', path)
  expect(body.map(({ _id }) => _id)).toEqual(idsOf(within))
})

test('what happened has the visit that begins now; what was left out is told unless another time stands for it', async () => {
  const booking = await addBooking(family)
  const now = await addVisit(booking, noon, 60)
  await addVisit(booking, noon + 1, 60)
  await addVisit(booking, noon - 100, 60, { status: 'cancelled' })
  const left = (days: number) => addVisit(booking, noon - days * dayMinutes, 60, { status: 'skipped' })
  const [replaced, moved, back] = [await left(1), await left(2), await left(3)]
  const later = (visit: VisitRow, given: Given) =>
    addVisit(booking, noon + 10 * dayMinutes, 60, { origin_visit_id: visit.id, ...given })
  await later(replaced, { origin_kind: 'replacement' })
  await later(moved, { origin_kind: 'moved' })
  await later(back, { origin_kind: 'moved', status: 'cancelled' })
  const { body } = await world.call<PastVisits>(family, 'GET', `/booking/${booking.id}/visits/past`)
  expect(body.visits.map(({ _id }) => _id)).toEqual(idsOf([now, replaced, back]))
})
