import type { CaregiverCard } from '@thodu/api/contract/visits/caregiver-card.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import type { Person } from '../../support/world.ts'
import { createVisitWorld, type VisitWorld } from './visit-world.ts'

/** Wednesday noon in the city. */
const noon = '2026-06-10T06:30:00.000Z'
const hour = 3_600_000
const at = (hours: number): string => new Date(Date.parse(noon) + hours * hour).toISOString()

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
beforeEach(() => {
  world.clock.now = new Date(noon)
})
afterAll(() => world.close())

const card = async (booking: { _id: string }) =>
  (await world.call<CaregiverCard>(world.family, 'GET', `/booking/${booking._id}/caregiver`)).body.caregiver
const profiled = async (name: string): Promise<Person> => {
  const person = await world.addPerson('caretaker', name)
  await world.call(world.admin, 'PUT', `/admin/caretakers/${person.id}/profile`, {
    languages: ['te', 'hi'],
    policeCheckOn: '2026-05-02',
    training: 'Nursing aide, 1234 5678 9010',
    worksSince: 2016,
  })
  return person
}

test('is who is assigned, with what the office has seen and written down, and nothing else', async () => {
  const booking = await world.book(world.family)
  expect(await card(booking)).toBeNull()
  await world.assign(world.admin, booking, await profiled('Sridevi Goud'))
  expect(await card(booking)).toEqual({
    name: 'Sridevi',
    languages: ['te', 'hi'],
    training: expect.stringMatching(/^Nursing aide/),
    worksSince: 2016,
    checks: [{ kind: 'police', on: '2026-05-02' }],
    visits: 0,
    thereSince: null,
    next: null,
    lastWords: null,
  })
})

test('is who is in the house, else who comes next; an unproved start that the family denies is nobody', async () => {
  const booking = await world.book(world.family)
  const [day, night] = [await profiled('Lakshmi Devi'), await profiled('Padma Rani')]
  await world.assign(world.admin, booking, day)
  await insertVisit(world, { booking, caretaker: day, startsAt: at(20) })
  const begun = { status: 'started', started_min: Date.parse(at(-1)) / 60_000, start_proof: 'none' } as const
  const { id } = await insertVisit(world, { booking, caretaker: night, startsAt: at(-1), minutes: 300, ...begun })
  expect(await card(booking)).toMatchObject({ name: 'Padma', thereSince: at(-1), next: null })
  await world.call(world.family, 'POST', `/visits/${id}/not-here`)
  expect(await card(booking)).toMatchObject({ name: 'Lakshmi', thereSince: null, next: at(20) })
})

test('with how often she was there and her newest words for the family; nothing once care is over', async () => {
  const booking = await world.book(world.family)
  const person = await profiled('Rani Kumari')
  await world.assign(world.admin, booking, person)
  const ended = (days: number) => Date.parse(at(-24 * days + 2)) / 60_000
  for (const [days, words] of [
    [3, 'Slept well.'],
    [2, 'Walked to the gate.'],
    [1, null],
  ] as const)
    await insertVisit(world, {
      booking,
      caretaker: person,
      startsAt: at(-24 * days),
      minutes: 120,
      status: 'done',
      ended_min: ended(days),
      family_words: words,
    })
  expect(await card(booking)).toMatchObject({
    visits: 3,
    lastWords: { text: 'Walked to the gate.', at: at(-24 * 2 + 2) },
  })
  await world.call(world.family, 'POST', `/booking/${booking._id}/cancel`, { reason: 'Better' })
  await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/status`, {
    status: 'cancelled',
    reason: 'Better',
  })
  expect(await card(booking)).toBeNull()
})

test('work that has not begun, and years before people’s, are refused in words', async () => {
  const person = await world.addPerson('caretaker')
  for (const worksSince of [1959, 2027, 1999.5]) {
    const path = `/admin/caretakers/${person.id}/profile`
    const { status, body } = await world.call<{ errors?: object }>(world.admin, 'PUT', path, { worksSince })
    expect([status, body.errors]).toEqual([400, { worksSince: 'Please give a year from 1960 to this one.' }])
  }
})
