import type { BookingAssignments } from '@thodu/api/contract/bookings/assignment-history.schema'
import { languageHeader } from '@thodu/api/contract/people/languages'
import type { CaregiverCard } from '@thodu/api/contract/visits/caregiver-card.schema'
import { beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../support/use-world.ts'
import { codeOf, type Person } from '../../support/world.ts'
import { createVisitWorld, hours, noon } from './visit-world.ts'

const world = useWorld(createVisitWorld)
beforeEach(() => world.setClock(noon))

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

test('the caregiver card shows the assigned caretaker with checks and training, and nothing else', async () => {
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
    insteadOf: null,
    next: null,
    nextVisit: null,
    lastWords: null,
  })
})

test('the caregiver card shows the caretaker of the running visit, else of the next one', async () => {
  const booking = await world.book(world.family)
  const [day, night] = [await profiled('Lakshmi Devi'), await profiled('Padma Rani')]
  await world.assign(world.admin, booking, day)
  await world.addVisit({ booking, caretaker: day, startsAt: hours(20) })
  const begun = { status: 'started', started_min: Date.parse(hours(-1)) / 60_000, start_proof: 'none' } as const
  const visit = await world.addVisit({ booking, caretaker: night, startsAt: hours(-1), minutes: 300, ...begun })
  // The family did not choose this caretaker, so it is not asked for a welcome.
  expect(await card(booking)).toMatchObject({ name: 'Padma', thereSince: hours(-1), next: hours(20), isWelcome: null })
  await world.asFamily(visit, 'not-here')
  expect(await card(booking)).toMatchObject({ name: 'Lakshmi', thereSince: null, next: hours(20) })
})

test('the caregiver card shows the next visit of the patient, who comes and whom they replace (rule DAY-19)', async () => {
  const booking = await world.book(world.family)
  const [usual, substitute] = [await profiled('Sridevi Goud'), await profiled('Kavitha Devi')]
  await world.assign(world.admin, booking, usual)
  const begun = { status: 'started', started_min: Date.parse(hours(-1)) / 60_000, start_proof: 'none' } as const
  await world.addVisit({ booking, caretaker: substitute, startsAt: hours(-1), minutes: 300, ...begun })
  await world.addVisit({ booking, caretaker: substitute, startsAt: hours(68) })
  const open = await world.addVisit({ booking, startsAt: hours(44) })
  const seen = async () => {
    const { name, insteadOf, nextVisit } = (await card(booking)) ?? {}
    return { name, insteadOf, nextVisit }
  }
  const nextVisit = { startsAt: hours(44), caretaker: null, insteadOf: null }
  expect(await seen()).toEqual({ name: 'Kavitha', insteadOf: 'Sridevi', nextVisit })
  await world.addVisit({ booking, caretaker: usual, startsAt: hours(20) })
  const tomorrow = { startsAt: hours(20), caretaker: 'Sridevi', insteadOf: null }
  expect((await seen()).nextVisit).toEqual(tomorrow)
  world.setClock(hours(66))
  const last = { startsAt: hours(68), caretaker: 'Kavitha', insteadOf: 'Sridevi' }
  expect(open.caretaker_id).toBeNull()
  expect(await seen()).toEqual({ name: 'Kavitha', insteadOf: 'Sridevi', nextVisit: last })
})

test('the night of two shifts has a caretaker of its own, who replaces nobody (rule DAY-19)', async () => {
  const booking = await world.book(world.family)
  await world.assign(world.admin, booking, await profiled('Lakshmi Rani'))
  const night = await profiled('Padma Devi')
  await world.addVisit({ booking, caretaker: night, startsAt: hours(8), code: 'N' })
  expect(await card(booking)).toMatchObject({ name: 'Padma', insteadOf: null, nextVisit: { insteadOf: null } })
})

test('the caregiver card counts visits and shows the newest message, until the care has ended', async () => {
  const booking = await world.book(world.family)
  const person = await profiled('Rani Kumari')
  await world.assign(world.admin, booking, person)
  const visits = [
    [3, 'Slept well.'],
    [2, 'Walked to the gate.'],
    [1, null],
  ] as const
  for (const [days, family_words] of visits) {
    const ended = { status: 'done', ended_min: Date.parse(hours(-24 * days + 2)) / 60_000, family_words } as const
    await world.addVisit({ booking, caretaker: person, startsAt: hours(-24 * days), ...ended })
  }
  const other = await profiled('Kavitha B')
  const elsewhere = await world.book(await world.addPerson('user'))
  const words = { status: 'done', family_words: 'Of somebody else.' } as const
  await world.addVisit({ booking, caretaker: other, startsAt: hours(-20), ...words })
  await world.addVisit({ booking: elsewhere, caretaker: person, startsAt: hours(-15), ...words })
  await world.addVisit({ booking, caretaker: person, startsAt: hours(-10), ...words, status: 'missed' })
  const lastWords = { text: 'Walked to the gate.', at: hours(-24 * 2 + 2) }
  expect(await card(booking)).toMatchObject({ visits: 3, lastWords })
  await world.setStatus(world.admin, booking, 'cancelled')
  expect(await card(booking)).toBeNull()
})

const welcome = <Body = CaregiverCard>(booking: { _id: string }, who = world.family, headers = {}) =>
  world.call<Body>(who, 'POST', `/booking/${booking._id}/caregiver/welcome`, undefined, headers)

test('a caretaker chosen from suggestions is shown with the reasons for the family (rule DAY-20)', async () => {
  const family = await world.addPerson('user')
  const booking = await world.book(family)
  const person = await profiled('Swathi Goud')
  const wishes = { language: 'te', gender: null, genderStrength: 'none', keepSame: false }
  await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/preferences`, wishes)
  await world.call(world.admin, 'GET', `/admin/bookings/${booking._id}/suggestions`)
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

  await world.reassign(world.admin, booking, await profiled('Sunitha Rani'))
  expect((await card(booking, family))?.chosenFor).toEqual([])
})

test('a family welcomes a caretaker once, for its own booking, and again after a change', async () => {
  const family = await world.addPerson('user')
  const booking = await world.book(family)
  expect(await codeOf(welcome(booking, family))).toBe('409 booking.has_no_caretaker')
  await world.assign(world.admin, booking, await profiled('Madhavi Latha'))
  const said = await Promise.all([1, 2].map(() => welcome(booking, family)))
  expect(said.map(({ body }) => body.caregiver?.isWelcome)).toEqual([true, true])
  const course = async () =>
    (await world.call<BookingAssignments>(world.admin, 'GET', `/admin/bookings/${booking._id}/course`)).body.assignments
  expect((await course())[0]?.welcomedAt).toBe(noon)
  const logged = async () =>
    (await world.readAudit(booking._id)).filter(({ description }) => description.includes('accepted the caregiver'))
  const log = await logged()
  expect(log.map(({ changes }) => JSON.parse(changes))).toEqual([[{ field: 'welcomedAt', from: null, to: noon }]])
  await world.reassign(world.admin, booking, await profiled('Vijaya Rao'))
  expect((await course()).at(-1)?.welcomedAt).toBeNull()
  await world.reassign(world.admin, booking, await profiled('Sarala Devi'))
  const second = await world.book(family)
  await world.assign(world.admin, second, await profiled('Anitha Rao'))
  world.setClock(hours(1))
  await welcome(booking, family)
  expect((await course()).map(({ welcomedAt }) => welcomedAt)).toEqual([noon, null, hours(1)])
  expect(await logged()).toHaveLength(2)
  expect((await card(second, family))?.isWelcome).toBe(false)
  await world.setStatus(world.admin, booking, 'cancelled')
  expect(await codeOf(welcome(booking, family))).toBe('409 booking.already_finished')
})
