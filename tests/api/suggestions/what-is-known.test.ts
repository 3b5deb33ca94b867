import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { updateRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createMatchingWorld, sentences } from './matching-world.ts'

const world = useWorld(createMatchingWorld)
let family: Person
beforeEach(async () => {
  world.clock.now = new Date('2026-06-10T06:30:00.000Z')
  family = await world.startAnew()
})

const namesOf = (list: Suggestions['eligible'] | Suggestions['blocked']) => list.map(({ caretaker }) => caretaker.name)
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`).toISOString()
const setAccount = (person: Person, values: { removed_at?: string; inactive_at?: string }) =>
  updateRows(world, 'accounts', { id: person.id }, values)
const advanceTo = async (booking: Booking, caretaker: Person, ...steps: string[]) => {
  await world.assign(world.admin, booking, caretaker)
  for (const step of steps) await world.advance(caretaker, booking, step)
}

describe('a suggested caretaker (rule OFF-21)', () => {
  test('is active and is not the present caretaker of the booking', async () => {
    const booking = await world.book(family)
    const now = world.clock.now.toISOString()
    await setAccount(await world.addCaretaker('Removed'), { removed_at: now })
    await setAccount(await world.addCaretaker('Away for good'), { inactive_at: now })
    const has = await world.addCaretaker('Has it')
    await world.addCaretaker('Works')
    await world.assign(world.admin, booking, has)
    const { eligible, askFirst, blocked } = await world.suggest(`bookings/${booking._id}`)
    expect([eligible, askFirst, blocked].map(namesOf)).toEqual([['Works'], [], []])
  })

  test('has capacity left, which finished bookings do not use and a visit does not need', async () => {
    const free = await world.addCaretaker('Was there')
    await advanceTo(await world.book(family), free, 'confirmed', 'active', 'completed')
    const full = await world.addCaretaker('Has two', { capacity: 2 })
    const roomy = await world.addCaretaker('Has one of two', { capacity: 2 })
    for (const one of [full, full, roomy]) await world.assign(world.admin, await world.book(family), one)
    await world.addCaretaker('Has none of none said')
    const booking = await world.book(family)
    const { eligible, blocked } = await world.suggest(`bookings/${booking._id}`)
    expect([namesOf(eligible).toSorted(), namesOf(blocked)]).toEqual([
      ['Has none of none said', 'Has one of two', 'Was there'],
      ['Has two'],
    ])
    const visit = await insertVisit(world, { booking, startsAt: at('2026-06-15', '08:00') })
    expect((await world.suggest(`visits/${visit.id}`)).blocked).toEqual([])
  })

  test('is not blocked by this family', async () => {
    const one = await world.addCaretaker('One')
    await world.never(await world.addPerson('user'), one)
    const booking = await world.book(family)
    expect(namesOf((await world.suggest(`bookings/${booking._id}`)).eligible)).toEqual(['One'])
    expect((await world.assign(world.admin, booking, one)).status).toBe(200)
  })
})

describe('the ranking facts of a caretaker (rule MATCH-4)', () => {
  test('count started care and done visits as experience with a family', async () => {
    const [assigned, began, elsewhere, ofOther, ofPatient] = [
      await world.addCaretaker('Assigned'),
      await world.addCaretaker('Began'),
      await world.addCaretaker('Elsewhere'),
      await world.addCaretaker('Of another patient'),
      await world.addCaretaker('Of the patient'),
    ]
    const stranger = await world.addPerson('user')
    await advanceTo(await world.book(family), assigned, 'confirmed')
    await advanceTo(await world.book(family), began, 'confirmed', 'active')
    await advanceTo(await world.book(stranger), elsewhere, 'confirmed', 'active')
    const [same, other] = [await world.book(family), await world.book(family, { patientName: 'Another Patient' })]
    const done = { status: 'done', startsAt: at('2026-06-08', '08:00') } as const
    await insertVisit(world, { ...done, booking: other, caretaker: ofOther })
    await insertVisit(world, { ...done, booking: same, caretaker: ofPatient })
    await insertVisit(world, { startsAt: at('2026-06-20', '08:00'), booking: same, caretaker: assigned })
    await insertVisit(world, { ...done, booking: await world.book(stranger), caretaker: elsewhere })
    const booking = await world.book(family)
    const visit = await insertVisit(world, { booking, startsAt: at('2026-06-15', '08:00') })
    const suggestions = await world.suggest(`visits/${visit.id}`)
    const names = ['Assigned', 'Began', 'Elsewhere', 'Of another patient', 'Of the patient']
    const told = Object.fromEntries(names.map((name) => [name, sentences(suggestions, name).continuity]))
    expect(told).toEqual({
      Assigned: '0: New to this family',
      Began: '15: Has cared for this family before',
      Elsewhere: '0: New to this family',
      'Of another patient': '18: Has cared for this family once',
      'Of the patient': `18: Has cared for ${booking.patientDetails.patientName} once`,
    })
  })

  test('count a start more than a quarter of an hour late as late, for ninety days', async () => {
    const names = ['In time', 'A quarter', 'Late', 'Missed', 'Long ago', 'Only ahead']
    const [inTime, quarter, late, missed, longAgo, ahead] = await Promise.all(
      names.map((name) => world.addCaretaker(name)),
    )
    const other = await world.book(family)
    const startsAt = at('2026-06-01', '08:00')
    const startsMin = Date.parse(startsAt) / 60_000
    const put = (caretaker: Person | undefined, more: object) =>
      insertVisit(world, { booking: other, caretaker: caretaker ?? null, startsAt, ...more })
    await put(inTime, { status: 'done' })
    await put(quarter, { status: 'done', started_min: startsMin + 15 })
    await put(late, { status: 'done', started_min: startsMin + 16 })
    await put(missed, { status: 'missed' })
    await put(longAgo, { status: 'missed', startsAt: at('2026-03-12', '11:59') })
    await put(ahead, { startsAt: at('2026-06-25', '08:00') })
    const booking = await world.book(await world.addPerson('user'))
    const suggestions = await world.suggest(`bookings/${booking._id}`)
    const told = names.map((name) => [name, sentences(suggestions, name).reliability])
    expect(Object.fromEntries(told)).toEqual({
      'In time': '4: On time at the only visit in 90 days',
      'A quarter': '4: On time at the only visit in 90 days',
      Late: '3: 1 late and 0 missed in 90 days',
      Missed: '2: 0 late and 1 missed in 90 days',
      'Long ago': '3: No visits in 90 days',
      'Only ahead': '3: No visits in 90 days',
    })
  })
})

describe('suggestions for a visit (rule MATCH-7)', () => {
  test('include a caretaker whose other visits only touch the visit', async () => {
    const names = ['Ends as it begins', 'Ends a minute later', 'Begins a minute before', 'Begins as it ends', 'Skipped']
    const people = await Promise.all(names.map((name) => world.addCaretaker(name)))
    const other = await world.book(family)
    const put = (place: number, from: string, minutes: number, more: object = {}) =>
      insertVisit(world, {
        booking: other,
        caretaker: people[place] ?? null,
        startsAt: at('2026-06-15', from),
        minutes,
        ...more,
      })
    await put(0, '06:00', 120)
    await put(1, '06:00', 121)
    await put(2, '09:59', 60)
    await put(3, '10:00', 60)
    await put(4, '08:00', 120, { status: 'skipped' })
    const booking = await world.book(family)
    const visit = await insertVisit(world, { booking, startsAt: at('2026-06-15', '08:00'), minutes: 120 })
    const { eligible, blocked } = await world.suggest(`visits/${visit.id}`)
    expect([namesOf(eligible).toSorted(), namesOf(blocked).toSorted()]).toEqual([
      ['Begins as it ends', 'Ends as it begins', 'Skipped'],
      ['Begins a minute before', 'Ends a minute later'],
    ])
  })

  test.each(['done', 'skipped'] as const)('do not exist for a visit that is %s', async (status) => {
    const booking = await world.book(family)
    const caretaker = await world.addCaretaker('Regular')
    const visit = await insertVisit(world, { booking, caretaker, startsAt: at('2026-06-08', '08:00'), status })
    const answer = await world.call<Refusal>(world.admin, 'GET', `/admin/visits/${visit.id}/suggestions`)
    expect([answer.status, answer.body.code]).toEqual([409, 'visit.not_open'])
  })
})
