import { texts } from '@thodu/api/contract/texts'
import { newId } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertRows, updateRows } from '../../support/rows.ts'
import { insertVisit, minutesOf } from '../../support/samples/insert-visit.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createMatchingWorld, sentences } from './matching-world.ts'

const world = useWorld(createMatchingWorld)
let family: Person
beforeEach(async () => {
  family = await world.startAnew()
})

/** Stores time off from the end of one day to the end of another, at midnight in the city. */
const addTimeOff = (
  { id: caretaker_id }: Person,
  after: string,
  until: string,
  status: 'approved' | 'requested' = 'approved',
) =>
  insertRows(world, 'time_off', {
    ...{ id: newId(), caretaker_id, kind: 'leave', status, reason: '', created_at: '2026-06-01T00:00:00.000Z' },
    ...{ starts_min: minutesOf(`${after}T18:30:00.000Z`), ends_min: minutesOf(`${until}T18:30:00.000Z`) },
  })

describe('suggestions for a visit', () => {
  const startsAt = '2026-06-15T02:30:00.000Z'

  test('block a caretaker who is busy or has time off', async () => {
    const regular = await world.addCaretaker('Regular')
    const busy = await world.addCaretaker('Busy', { capacity: 2 })
    const off = await world.addCaretaker('Off')
    await world.addCaretaker('Later')
    const booking = await world.book(family)
    const visit = await insertVisit(world, { booking, minutes: 480, caretaker: regular, startsAt })
    await insertVisit(world, { booking, minutes: 480, caretaker: busy, startsAt, ordinal: 1 })
    const later = await world.book(family)
    await insertVisit(world, { booking: later, minutes: 480, startsAt: '2026-06-15T10:30:00.000Z' })
    await addTimeOff(off, '2026-06-14', '2026-06-15')
    const { eligible, blocked } = await world.suggest(`visits/${visit.id}`)
    expect(blocked.map(({ caretaker, reasons }) => [caretaker.name, reasons[0]?.text])).toEqual([
      ['Busy', texts.visit.caretakerBusy],
      ['Off', texts.visit.caretakerBusy],
    ])
    expect(eligible.map(({ caretaker }) => caretaker.name)).toEqual(['Later'])
  })

  test('show the reason for which a blocked caretaker cannot get the visit', async () => {
    const regular = await world.addCaretaker('Regular')
    const busy = await world.addCaretaker('Busy')
    const never_ = await world.addCaretaker('Never')
    await world.never(family, never_)
    await world.addCaretaker('Free')
    const booking = await world.book(family)
    const visit = await insertVisit(world, { booking, minutes: 480, caretaker: regular, startsAt })
    const other = await world.book(family)
    await insertVisit(world, { booking: other, minutes: 480, caretaker: busy, startsAt, ordinal: 1 })
    const give = (caretaker: { _id: string }, revision: number) =>
      world.call<Refusal & { visit: { revision: number } }>(world.admin, 'PUT', `/admin/visits/${visit.id}`, {
        caretaker: caretaker._id,
        scope: 'this',
        revision,
      })
    const replace = (caretaker: { _id: string }) =>
      world.call<Refusal>(world.admin, 'POST', `/admin/visits/${visit.id}/replace`, { caretaker: caretaker._id })
    const { eligible, blocked, version } = await world.suggest(`visits/${visit.id}`)
    expect(blocked.map(({ caretaker }) => caretaker.name)).toEqual(['Busy', 'Never'])
    // These reasons contain the name, because the error has no other place for it.
    for (const { caretaker, reasons } of blocked)
      for (const { status, body } of [await give(caretaker, visit.revision), await replace(caretaker)])
        expect([status, body.message]).toEqual([409, reasons[0]?.text.replace('This caretaker', caretaker.name)])
    const [free] = eligible
    if (!free) throw new Error('nobody is free')
    const given = await give(free.caretaker, visit.revision)
    expect(given.status).toBe(200)
    const changes = JSON.parse((await world.readAudit(booking._id)).at(-1)?.changes ?? '[]')
    expect(changes).toContainEqual({ field: 'suggestion', from: null, to: { rank: 1, score: free.score, version } })
  })

  test('do not allow a weekday for a caretaker whom the family blocked', async () => {
    const refused = await world.addCaretaker('Never')
    await world.never(family, refused)
    const booking = await world.book(family)
    const shifts = [{ code: 'D', start: '08:00', minutes: 480 }]
    const plan = { startsOn: '2026-06-11', days: [1, 2], mode: 'visits', shifts }
    const path = `/admin/bookings/${booking._id}/roster`
    expect((await world.call(world.admin, 'POST', path, plan)).status).toBe(201)
    const rules = [{ code: 'D', weekday: 1, caretaker: refused.id, from: '2026-06-11' }]
    const answer = await world.call<Refusal>(world.admin, 'PUT', `${path}/rules`, { rules })
    expect([answer.status, answer.body.message]).toEqual([409, texts.unsuited.familyBlocked])
  })

  test('use the weekly hours and free hours of the week of the visit', async () => {
    const tired = await world.addCaretaker('Tired', { hours: [{ weekday: 1, from: '08:00', to: '12:00' }] })
    await world.addCaretaker('Sunday off', { weeklyOff: 0 })
    await world.addCaretaker('Monday off', { weeklyOff: 1 })
    const booking = await world.book(family)
    const visit = await insertVisit(world, { booking, minutes: 480, startsAt })
    const other = await world.book(family)
    // Sunday 14 June is in the week before, and Sunday 21 June in the same week.
    for (const [place, day] of ['2026-06-14', '2026-06-21'].entries())
      await insertVisit(world, {
        booking: other,
        minutes: 480,
        caretaker: tired,
        startsAt: `${day}T02:30:00.000Z`,
        ordinal: place,
      })
    const suggestions = await world.suggest(`visits/${visit.id}`)
    const said = ['Tired', 'Sunday off', 'Monday off'].map((name) => {
      const { load, hours } = sentences(suggestions, name)
      return [load, hours]
    })
    expect(said).toEqual([
      ['10: 8 of 48 hours that week', '6: Free at some of these hours'],
      ['12: 0 of 48 hours that week', '4: Free hours not known yet'],
      ['12: 0 of 48 hours that week', '0: Weekly day off'],
    ])
  })
})

describe('occupied hours', () => {
  const shifts = [{ code: 'D', start: '09:00', minutes: 360 }]
  const plan = (booking: { _id: string }, parts: object = {}) =>
    world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/roster`, {
      startsOn: '2026-06-15',
      days: [0, 1, 2, 3, 4, 5, 6],
      mode: 'visits',
      shifts,
      ...parts,
    })

  test('show the other bookings of a blocked caretaker, their hours, and whether they conflict', async () => {
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

  test('show the last day of each booking of an available caretaker', async () => {
    const nights = await world.addCaretaker('Nights', { capacity: 2 })
    const hers = await world.book(family)
    await world.assign(world.admin, hers, nights)
    await plan(hers, { days: [3, 4], shifts: [{ code: 'N', start: '20:00', minutes: 720 }] })
    await updateRows(world, 'rosters', { booking_id: hers._id }, { ends_on: '2026-06-18' })
    const booking = await world.book(family)
    // Visits of the booking itself go to its new caretaker.
    await plan(booking, { rules: [{ code: 'D', weekday: 1, caretaker: nights.id }] })
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

  test('exclude cancelled visits, requested time off and other weeks', async () => {
    const busy = await world.addCaretaker('Busy')
    const other = await world.book(family)
    const startsAt = '2026-06-15T03:30:00.000Z'
    const visit = await insertVisit(world, { booking: other, minutes: 120, startsAt })
    for (const [day, hour, status] of [
      ['2026-06-17', '02', 'started'],
      ['2026-06-15', '08', 'planned'],
      ['2026-06-16', '05', 'done'],
      ['2026-06-18', '06', 'skipped'],
      ['2026-06-19', '07', 'missed'],
      ['2026-06-20', '09', 'cancelled'],
    ] as const)
      await insertVisit(world, { booking: other, caretaker: busy, startsAt: `${day}T${hour}:30:00.000Z`, status })
    await addTimeOff(busy, '2026-06-17', '2026-06-19', 'requested')
    await addTimeOff(busy, '2026-06-11', '2026-06-14')
    await addTimeOff(busy, '2026-06-21', '2026-06-22')
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
})
