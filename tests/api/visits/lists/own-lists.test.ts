import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { type BookingRow, newId, type VisitRow } from '@thodu/db'
import { beforeAll, expect, test } from 'vitest'
import { insertBooking } from '../../../support/insert-booking.ts'
import { insertRows, updateRows } from '../../../support/rows.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import { useWorld } from '../../../support/use-world.ts'
import { createWorld, type Person } from '../../../support/world.ts'
import { dayMinutes, idsOf, midnight, noon, timeOf } from './row-world.ts'

const world = useWorld(createWorld)
/** Had visits of the first and third family in the past, and none of the second. */
let lakshmi: Person
let sridevi: Person
/** Bookings of families without sign-in, with a password, and with Google. */
let bookings: BookingRow[]

beforeAll(async () => {
  world.clock.now = new Date(noon * 60_000)
  lakshmi = await world.addPerson('caretaker', 'Lakshmi Devi')
  sridevi = await world.addPerson('caretaker', 'Sridevi')
  bookings = []
  for (const signIn of [{}, { password_hash: 'argon2id' }, { google_sub: '1234567890' }]) {
    const owner = await world.addPerson('user')
    await updateRows(world, 'accounts', { id: owner.id }, { email_updates: 1, ...signIn })
    bookings.push(await insertBooking(world, { owner }))
  }
  const at = timeOf(midnight)
  const had = { assigned_at: at, care_from: null, care_until: null, reason: null }
  const before = { ...had, caretaker_id: lakshmi.id, ended_at: at, ended_by: 'handover' as const }
  const after = { ...had, caretaker_id: sridevi.id, ended_at: null, ended_by: null }
  const [first, second, third] = bookings.map(({ id }) => id) as [string, string, string]
  await insertRows(world, 'booking_assignments', [
    ...[first, third].map((booking_id) => ({ ...before, booking_id })),
    ...[first, second, third].map((booking_id) => ({ ...after, booking_id })),
  ])
})

type Input = Partial<Parameters<typeof insertVisit>[1]>
const addVisit = (booking: BookingRow | undefined, from: number, minutes: number, given: Input = {}) =>
  insertVisit(world, { booking: { _id: booking?.id ?? '' }, startsAt: timeOf(from), minutes, ...given })
const listOwn = async (query = '') => (await world.call<OwnVisit[]>(lakshmi, 'GET', `/caretaker/visits${query}`)).body
test('a caretaker sees a family only while a visit of theirs is near', async () => {
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

  // The latest note of the family before this visit counts, not one from the visit itself, from later, or of another family.
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
  await insertRows(world, 'visit_notes', rows)
  const noted = (await listOwn()).map(({ _id, lastNote }) => [_id, lastNote?.text])
  expect(noted.toSorted()).toEqual(
    [
      [over.id, undefined],
      [once.id, 'before'],
      [now.id, 'elsewhere'],
    ].toSorted(),
  )
})

test('a caretaker’s list of some days has each visit that overlaps them, the earliest first', async () => {
  const from = midnight + 10 * dayMinutes
  const to = from + 2 * dayMinutes
  const add = (start: number, minutes: number) => addVisit(bookings[1], start, minutes, { caretaker: lakshmi })
  await add(to, 60)
  await add(from - 60, 60)
  const within = [await add(from, 1), await add(from + 600, 60), await add(to - 1, 1)]
  await addVisit(bookings[1], from + 100, 60, { caretaker: sridevi })
  expect((await listOwn('?from=2026-06-20&to=2026-06-21')).map(({ _id }) => _id)).toEqual(idsOf(within))
})
