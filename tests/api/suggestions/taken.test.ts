import { newId } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertVisit, minutesOf } from '../../support/samples/insert-visit.ts'
import type { Person } from '../../support/world.ts'
import { createMatchingWorld, type MatchingWorld } from './matching-world.ts'

let world: MatchingWorld
let family: Person
beforeAll(async () => {
  world = await createMatchingWorld()
})
afterAll(() => world.close())
// A city of its own for each test.
beforeEach(async () => {
  family = await world.startAnew()
})

const shifts = [{ code: 'D', start: '09:00', minutes: 360 }]
const plan = (booking: { _id: string }, parts: object = {}) =>
  world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/roster`, {
    startsOn: '2026-06-15',
    days: [0, 1, 2, 3, 4, 5, 6],
    mode: 'visits',
    shifts,
    ...parts,
  })

/** Time off from one midnight of the city, after a day, to another. */
const putOff = (caretaker: Person, after: string, until: string, status: 'approved' | 'requested' = 'approved') =>
  world.deps.database.write((tx) =>
    tx
      .insertInto('time_off')
      .values({
        id: newId(),
        caretaker_id: caretaker.id,
        starts_min: minutesOf(`${after}T18:30:00.000Z`),
        ends_min: minutesOf(`${until}T18:30:00.000Z`),
        kind: 'leave',
        status,
        reason: '',
        decided_by: null,
        decided_at: null,
        created_at: '2026-06-01T00:00:00.000Z',
      })
      .execute(),
  )

test('beside whom a booking cannot be given to stands what holds her, until when, and whether it is in the way', async () => {
  const sundays = await world.addCaretaker('Sundays')
  const idle = await world.addCaretaker('Unplanned')
  const hers = await world.book(family)
  await world.assign(world.admin, hers, sundays)
  expect((await plan(hers, { days: [0] })).status).toBe(201)
  await world.assign(world.admin, await world.book(family), idle)
  const booking = await world.book(family)
  expect((await plan(booking, { days: [1, 2, 3] })).status).toBe(201)
  const { blocked } = await world.suggest(`bookings/${booking._id}`)
  const named = { _id: hers._id, bookingId: hers.bookingId, patientName: hers.patientDetails.patientName }
  expect(blocked.map(({ caretaker, taken }) => [caretaker.name, taken])).toEqual([
    [
      'Sundays',
      [{ booking: named, hours: [{ days: [0], from: '09:00', to: '15:00' }], lastDay: null, inTheWay: false }],
    ],
    ['Unplanned', [expect.objectContaining({ hours: [], lastDay: null, inTheWay: true })]],
  ])
})

test('whoever could be sent shows the hours that are taken, and the last day of what ends', async () => {
  const nights = await world.addCaretaker('Nights', { capacity: 2 })
  const hers = await world.book(family)
  await world.assign(world.admin, hers, nights)
  await plan(hers, { days: [3, 4], shifts: [{ code: 'N', start: '20:00', minutes: 720 }] })
  await world.deps.database.write((tx) =>
    tx.updateTable('rosters').set({ ends_on: '2026-06-18' }).where('booking_id', '=', hers._id).execute(),
  )
  const booking = await world.book(family)
  await plan(booking)
  const { eligible } = await world.suggest(`bookings/${booking._id}`)
  expect(eligible.map(({ taken }) => taken)).toEqual([
    [
      expect.objectContaining({
        hours: [{ days: [3, 4], from: '20:00', to: '08:00' }],
        lastDay: '2026-06-18',
        inTheWay: false,
      }),
    ],
  ])
})

test('for a visit: what would have to move, and time off until when', async () => {
  const startsAt = '2026-06-15T03:30:00.000Z'
  const busy = await world.addCaretaker('Busy')
  const off = await world.addCaretaker('Off')
  const booking = await world.book(family)
  const other = await world.book(family)
  const visit = await insertVisit(world, { booking, minutes: 360, startsAt })
  await insertVisit(world, { booking: other, minutes: 360, caretaker: busy, startsAt: '2026-06-15T06:30:00.000Z' })
  await putOff(off, '2026-06-14', '2026-06-17')
  const { blocked } = await world.suggest(`visits/${visit.id}`)
  expect(blocked.map(({ caretaker, taken }) => [caretaker.name, taken])).toEqual([
    [
      'Busy',
      [expect.objectContaining({ hours: [{ days: [1], from: '12:00', to: '18:00' }], lastDay: null, inTheWay: true })],
    ],
    ['Off', [{ booking: null, hours: [], lastDay: '2026-06-17', inTheWay: true }]],
  ])
})

test('the last day of a package without one is that of the visits that are still to be given', async () => {
  const busy = await world.addCaretaker('Busy', { capacity: 3 })
  const [hers, over, open] = [await world.book(family), await world.book(family), await world.book(family)]
  for (const booking of [hers, over, open]) {
    await world.assign(world.admin, booking, busy)
    expect((await plan(booking, { days: [1] })).status).toBe(201)
  }
  await world.deps.database.write(async (tx) => {
    await tx.deleteFrom('visits').execute()
    await tx
      .updateTable('rosters')
      .set({ ends_on: null, units_total: 3 })
      .where('booking_id', 'in', [hers._id, over._id])
      .execute()
  })
  const put = (booking: { _id: string }, day: string, status: 'planned' | 'started' | 'done' | 'skipped') =>
    insertVisit(world, { booking, caretaker: busy, startsAt: `${day}T03:30:00.000Z`, status })
  await put(hers, '2026-06-15', 'planned')
  await put(hers, '2026-06-18', 'skipped')
  await put(over, '2026-06-16', 'started')
  await put(over, '2026-06-09', 'planned')
  await put(over, '2026-06-17', 'done')
  await put(open, '2026-06-19', 'planned')
  const booking = await world.book(family)
  const { blocked } = await world.suggest(`bookings/${booking._id}`)
  const lastDays = blocked[0]?.taken.map((one) => [one.booking?.bookingId, one.lastDay])
  expect(Object.fromEntries(lastDays ?? [])).toEqual({
    [hers.bookingId]: '2026-06-15',
    [over.bookingId]: '2026-06-16',
    [open.bookingId]: null,
  })
})

test('for a booking its own visits hold nobody; for one of its visits the others do, and no booking without a time', async () => {
  const second = await world.addCaretaker('Second')
  const booking = await world.book(family)
  const startsAt = '2026-06-15T03:30:00.000Z'
  const visit = await insertVisit(world, { booking, minutes: 120, startsAt })
  await insertVisit(world, { booking, minutes: 60, startsAt, caretaker: second })
  await world.addCaretaker('Unplanned').then(async (one) => world.assign(world.admin, await world.book(family), one))
  const ofBooking = await world.suggest(`bookings/${booking._id}`)
  expect(ofBooking.eligible.map(({ caretaker, taken }) => [caretaker.name, taken])).toEqual([['Second', []]])
  const { eligible, blocked } = await world.suggest(`visits/${visit.id}`)
  expect(blocked.map(({ caretaker, taken }) => [caretaker.name, taken])).toEqual([
    ['Second', [expect.objectContaining({ hours: [{ days: [1], from: '09:00', to: '10:00' }], inTheWay: true })]],
  ])
  expect(eligible.map(({ caretaker, taken }) => [caretaker.name, taken])).toEqual([['Unplanned', []]])
})

test('what holds her is of the seven days from the visit’s on, what began before and reaches into them included', async () => {
  const busy = await world.addCaretaker('Busy')
  const other = await world.book(family)
  const visit = await insertVisit(world, {
    booking: await world.book(family),
    minutes: 120,
    startsAt: '2026-06-15T03:30:00.000Z',
  })
  for (const [day, hour] of [
    ['2026-06-14', '02'],
    ['2026-06-14', '17'],
    ['2026-06-21', '04'],
    ['2026-06-21', '19'],
  ])
    await insertVisit(world, { booking: other, caretaker: busy, startsAt: `${day}T${hour}:30:00.000Z` })
  const { eligible } = await world.suggest(`visits/${visit.id}`)
  const hours = eligible.flatMap(({ taken }) => taken.flatMap((one) => one.hours))
  expect(hours.toSorted((one, next) => one.from.localeCompare(next.from))).toEqual([
    { days: [0], from: '10:00', to: '12:00' },
    { days: [0], from: '23:00', to: '01:00' },
  ])
})

test('what will not be, and time off that is only asked for or of another week, hold nobody; what is over does, in its order', async () => {
  const busy = await world.addCaretaker('Busy')
  const other = await world.book(family)
  const startsAt = '2026-06-15T03:30:00.000Z'
  const visit = await insertVisit(world, { booking: await world.book(family), minutes: 120, startsAt })
  for (const [day, hour, status] of [
    ['2026-06-15', '08', 'planned'],
    ['2026-06-16', '05', 'done'],
    ['2026-06-17', '02', 'started'],
    ['2026-06-18', '06', 'skipped'],
    ['2026-06-19', '07', 'missed'],
    ['2026-06-20', '09', 'cancelled'],
  ] as const)
    await insertVisit(world, { booking: other, caretaker: busy, startsAt: `${day}T${hour}:30:00.000Z`, status })
  await putOff(busy, '2026-06-17', '2026-06-19', 'requested')
  await putOff(busy, '2026-06-11', '2026-06-14')
  await putOff(busy, '2026-06-21', '2026-06-22')
  const { eligible } = await world.suggest(`visits/${visit.id}`)
  expect(eligible.map(({ taken }) => taken)).toEqual([
    [
      expect.objectContaining({
        booking: expect.objectContaining({ _id: other._id }),
        hours: [
          { days: [1], from: '14:00', to: '16:00' },
          { days: [2], from: '11:00', to: '13:00' },
          { days: [3], from: '08:00', to: '10:00' },
        ],
      }),
    ],
  ])
})
