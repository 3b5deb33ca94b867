import type { BookingCourse } from '@thodu/api/contract/bookings/course.schema'
import { languageHeader } from '@thodu/api/contract/people/languages'
import type { CaregiverCard } from '@thodu/api/contract/visits/caregiver-card.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeAccount } from '../../../api/src/users/remove-account.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import type { Person, Refusal } from '../../support/world.ts'
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

const card = async (booking: { _id: string }, who = world.family) =>
  (await world.call<CaregiverCard>(who, 'GET', `/booking/${booking._id}/caregiver`)).body.caregiver
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
    photo: null,
    languages: ['te', 'hi'],
    training: expect.stringMatching(/^Nursing aide/),
    worksSince: 2016,
    checks: [{ kind: 'police', on: '2026-05-02' }],
    chosenFor: [],
    isWelcome: false,
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
  // Nobody chose her for it: it is not asked whether she is welcome.
  expect(await card(booking)).toMatchObject({ name: 'Padma', thereSince: at(-1), next: null, isWelcome: null })
  await world.call(world.family, 'POST', `/visits/${id}/not-here`)
  expect(await card(booking)).toMatchObject({ name: 'Lakshmi', thereSince: null, next: at(20) })
})

test('who is in the house stands before whoever did not come; the next visit is one that is still to begin', async () => {
  const booking = await world.book(world.family)
  const [day, night] = [await profiled('Lakshmi Devi'), await profiled('Padma Rani')]
  await world.assign(world.admin, booking, day)
  await insertVisit(world, { booking, caretaker: day, startsAt: at(-1), minutes: 90 })
  await insertVisit(world, { booking, caretaker: day, startsAt: at(2) })
  await insertVisit(world, { booking, caretaker: day, startsAt: at(20) })
  expect(await card(booking)).toMatchObject({ name: 'Lakshmi', thereSince: null, next: at(2) })
  world.clock.now = new Date(at(2))
  expect(await card(booking)).toMatchObject({ name: 'Lakshmi', next: at(20) })
  world.clock.now = new Date(noon)
  await insertVisit(world, { booking, caretaker: night, startsAt: at(-0.5), status: 'started', start_proof: 'code' })
  expect(await card(booking)).toMatchObject({ name: 'Padma', thereSince: at(-0.5), next: null })
})

test('neither a visit that is over unsettled, nor one that nobody has, nor those that are not to be say who comes', async () => {
  const booking = await world.book(world.family)
  const [day, night, gone] = [await profiled('Lakshmi Devi'), await profiled('Padma Rani'), await profiled('Uma Rani')]
  await world.assign(world.admin, booking, day)
  await insertVisit(world, { booking, caretaker: gone, startsAt: at(-5) })
  await insertVisit(world, { booking, startsAt: at(1) })
  for (let time = 0; time < 20; time += 1)
    await insertVisit(world, { booking, caretaker: gone, startsAt: at(2), status: 'skipped' })
  await insertVisit(world, { booking, caretaker: night, startsAt: at(20) })
  expect(await card(booking)).toMatchObject({ name: 'Padma', next: at(20) })
  await world.deps.database.write((tx) =>
    tx.updateTable('accounts').set({ removed_at: noon }).where('id', '=', night.id).execute(),
  )
  expect(await card(booking)).toBeNull()
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
  // What somebody else did here, what she does elsewhere, and a visit that was none count for nothing.
  const other = await profiled('Kavitha B')
  const elsewhere = await world.book(await world.addPerson('user'))
  const words = { status: 'done', family_words: 'Of somebody else.' } as const
  await insertVisit(world, { booking, caretaker: other, startsAt: at(-20), ...words })
  await insertVisit(world, { booking: elsewhere, caretaker: person, startsAt: at(-15), ...words })
  await insertVisit(world, { booking, caretaker: person, startsAt: at(-10), ...words, status: 'missed' })
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

const welcome = <Body = CaregiverCard>(booking: { _id: string }, who = world.family, headers = {}) =>
  world.call<Body>(who, 'POST', `/booking/${booking._id}/caregiver/welcome`, undefined, headers)
const look = (booking: { _id: string }) => world.call(world.admin, 'GET', `/admin/bookings/${booking._id}/suggestions`)

test('who was chosen from the suggestions comes with what spoke for her, as the family is told it (rule DAY-20)', async () => {
  const family = await world.addPerson('user')
  const booking = await world.book(family)
  const person = await profiled('Swathi Goud')
  await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/preferences`, {
    language: 'te',
    gender: null,
    genderStrength: 'none',
    keepSame: false,
  })
  await look(booking)
  await world.assign(world.admin, booking, person)
  const { chosenFor = [] } = (await card(booking, family)) ?? {}
  expect(chosenFor).toContain('Speaks Telugu')
  expect(chosenFor.length).toBeLessThanOrEqual(3)
  expect(chosenFor.join()).not.toMatch(/rated|not |unknown|hours that week|late|missed/i)
  const saidYes = async (headers = {}) => (await welcome(booking, family, headers)).body.caregiver?.chosenFor
  expect(await saidYes()).toEqual(chosenFor)
  expect(await saidYes({ [languageHeader]: 'te' })).toContainEqual(expect.stringMatching(/^మాట్లాడే భాష/))
  const [logged] = (await world.readAudit(booking._id)).filter(({ action }) => action === 'CARETAKER_ASSIGNED')
  expect(JSON.stringify(logged)).not.toContain('speaks')

  // Another one who was chosen without a look comes without reasons.
  const other = await profiled('Sunitha Rani')
  await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/handover`, {
    caretaker: other.id,
    reason: 'The family asked',
  })
  expect((await card(booking, family))?.chosenFor).toEqual([])
  await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
  await removeAccount(world.deps, family.email)
  const kept = await world.deps.database.read
    .selectFrom('booking_assignments')
    .select('chosen_for')
    .where('booking_id', '=', booking._id)
    .execute()
  expect(kept.every(({ chosen_for }) => chosen_for === null)).toBe(true)
})

test('a family says yes once, its own only, and the office reads when; to somebody else it says it anew', async () => {
  const family = await world.addPerson('user')
  const booking = await world.book(family)
  expect((await welcome<Refusal>(booking, family)).body.code).toBe('booking.has_no_caretaker')
  await world.assign(world.admin, booking, await profiled('Madhavi Latha'))
  expect((await welcome<Refusal>(booking, await world.addPerson('user'))).status).toBe(404)
  const said = await Promise.all([1, 2].map(() => welcome(booking, family)))
  expect(said.map(({ body }) => body.caregiver?.isWelcome)).toEqual([true, true])
  const course = async () =>
    (await world.call<BookingCourse>(world.admin, 'GET', `/admin/bookings/${booking._id}/course`)).body.assignments
  expect((await course())[0]?.welcomedAt).toBe(noon)
  const logged = async () =>
    (await world.readAudit(booking._id)).filter(({ description }) => description.includes('said yes'))
  const log = await logged()
  expect(log.map(({ changes }) => JSON.parse(changes))).toEqual([[{ field: 'welcomedAt', from: null, to: noon }]])
  const other = await profiled('Vijaya Rao')
  await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/handover`, {
    caretaker: other.id,
    reason: 'She is ill',
  })
  expect((await course()).at(-1)?.welcomedAt).toBeNull()
  // She is gone before anybody says yes to her; who comes after her is welcome, and nobody of another booking.
  await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/handover`, {
    caretaker: (await profiled('Sarala Devi')).id,
    reason: 'She is ill too',
  })
  const second = await world.book(family)
  await world.assign(world.admin, second, await profiled('Anitha Rao'))
  world.clock.now = new Date(at(1))
  await welcome(booking, family)
  expect((await course()).map(({ welcomedAt }) => welcomedAt)).toEqual([noon, null, at(1)])
  expect(await logged()).toHaveLength(2)
  expect((await card(second, family))?.isWelcome).toBe(false)
  await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
  expect((await welcome<Refusal>(booking, family)).body.code).toBe('booking.already_finished')
})
