import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../../api/src/http/caller.ts'
import { checksOf } from '../../../api/src/suggestions/find-candidates.ts'
import { auditChoice, describeChoice } from '../../../api/src/suggestions/suggest-caretakers.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { bookingBody } from '../../support/samples/patient.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { allDay, createMatchingWorld, type MatchingWorld, sentences } from './matching-world.ts'

let world: MatchingWorld
let family: Person
beforeAll(async () => {
  world = await createMatchingWorld()
})
afterAll(() => world.close())
// A city of its own for each test.
beforeEach(async () => {
  world.clock.now = new Date('2026-06-10T06:30:00.000Z')
  family = await world.startAnew()
})

const namesOf = (list: Suggestions['eligible'] | Suggestions['blocked']) => list.map(({ caretaker }) => caretaker.name)
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`).toISOString()
const setAccount = (person: Person, values: { removed_at?: string; inactive_at?: string }) =>
  world.deps.database.write((tx) => tx.updateTable('accounts').set(values).where('id', '=', person.id).execute())
const advanceTo = async (booking: Booking, caretaker: Person, ...steps: string[]) => {
  await world.assign(world.admin, booking, caretaker)
  for (const step of steps) await world.advance(caretaker, booking, step)
}

describe('who can be sent (rule OFF-21)', () => {
  test('works at the moment, is a caretaker, and is not who has the booking now', async () => {
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

  test('has room for one more booking: what is over or cancelled takes none, and a visit asks for none', async () => {
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

  test('is blocked by this family, by no other', async () => {
    const one = await world.addCaretaker('One')
    await world.never(await world.addPerson('user'), one)
    const booking = await world.book(family)
    expect(namesOf((await world.suggest(`bookings/${booking._id}`)).eligible)).toEqual(['One'])
    expect((await world.assign(world.admin, booking, one)).status).toBe(200)
  })

  test('of whom no profile was written yet nothing is known, and a check that is insisted on is missing', async () => {
    const booking = await world.book(family)
    const bare = await world.addPerson('caretaker', 'Bare')
    const { askFirst } = await world.suggest(`bookings/${booking._id}`)
    expect(namesOf(askFirst)).toEqual(['Bare'])
    expect(askFirst[0]?.reasons.find(({ factor }) => factor === 'load')?.text).toBe('0 of 48 hours that week')
    await world.ask(booking, { gender: 'female', genderStrength: 'must' })
    expect((await world.assign<Refusal>(world.admin, booking, bare)).body.code).toBe('booking.woman_asked')
    await world.ask(booking, {})
    world.deps.config.requiredChecks = ['references']
    const refused = await world.assign<Refusal>(world.admin, booking, bare)
    world.deps.config.requiredChecks = []
    expect([refused.status, refused.body.code]).toEqual([409, 'booking.checks_missing'])
  })

  test.each([
    ['police', { policeCheckOn: '2026-01-05' }],
    ['id', { idCheckOn: '2026-01-05' }],
    ['references', { referencesOn: '2026-01-05' }],
  ] as const)('has the check “%s” where it was made', async (check, profile) => {
    await world.addCaretaker('Checked', profile)
    const others = { policeCheckOn: '2026-01-05', idCheckOn: '2026-01-05', referencesOn: '2026-01-05' }
    await world.addCaretaker('Otherwise', {
      ...others,
      ...Object.fromEntries(Object.keys(profile).map((key) => [key, null])),
    })
    const booking = await world.book(family)
    world.deps.config.requiredChecks = [check]
    const { eligible, blocked } = await world.suggest(`bookings/${booking._id}`)
    world.deps.config.requiredChecks = []
    expect([namesOf(eligible), namesOf(blocked)]).toEqual([['Checked'], ['Otherwise']])
  })
})

describe('what is known of her (rule MATCH-4)', () => {
  test('with this family is care that began there, and visits done; to its patient, and to others of it', async () => {
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
    const told = Object.fromEntries(
      ['Assigned', 'Began', 'Elsewhere', 'Of another patient', 'Of the patient'].map((name) => [
        name,
        sentences(suggestions, name).continuity,
      ]),
    )
    expect(told).toEqual({
      Assigned: '0: New to this family',
      Began: '15: Has cared for this family before',
      Elsewhere: '0: New to this family',
      'Of another patient': '18: Has cared for this family once',
      'Of the patient': `18: Has cared for ${booking.patientDetails.patientName} once`,
    })
  })

  test('her week is from Monday to Sunday, and what was skipped or missed is none of it', async () => {
    const names = ['Sunday before', 'Monday', 'Sunday', 'Monday after', 'Skipped', 'Missed', 'Done', 'Started']
    const [before, monday, sunday, after, skipped, missed, done, started] = await Promise.all(
      names.map((name) => world.addCaretaker(name)),
    )
    const other = await world.book(family)
    const put = (
      caretaker: Person | undefined,
      day: string,
      time: string,
      status?: 'skipped' | 'missed' | 'done' | 'started',
    ) =>
      insertVisit(world, {
        booking: other,
        caretaker: caretaker ?? null,
        startsAt: at(day, time),
        ...(status ? { status } : {}),
      })
    await put(before, '2026-06-14', '23:59')
    await put(monday, '2026-06-15', '00:00')
    await put(sunday, '2026-06-21', '23:59')
    await put(after, '2026-06-22', '00:00')
    await put(skipped, '2026-06-16', '08:00', 'skipped')
    await put(missed, '2026-06-16', '08:00', 'missed')
    await put(done, '2026-06-16', '08:00', 'done')
    await put(started, '2026-06-16', '08:00', 'started')
    const booking = await world.book(family)
    const visit = await insertVisit(world, { booking, startsAt: at('2026-06-18', '08:00') })
    const suggestions = await world.suggest(`visits/${visit.id}`)
    const hours = names.map((name) => [
      name,
      Number(/: (\d+) of 48/.exec(sentences(suggestions, name).load ?? '')?.[1]),
    ])
    expect(Object.fromEntries(hours)).toEqual({
      'Sunday before': 0,
      Monday: 2,
      Sunday: 2,
      'Monday after': 0,
      Skipped: 0,
      Missed: 0,
      Done: 2,
      Started: 2,
    })
  })

  test('how her visits of ninety days went: late is more than a quarter of an hour', async () => {
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
      'In time': '4: On time at the one visit of 90 days',
      'A quarter': '4: On time at the one visit of 90 days',
      Late: '3: 1 late and 0 missed in 90 days',
      Missed: '2: 0 late and 1 missed in 90 days',
      'Long ago': '3: No visits in 90 days',
      'Only ahead': '3: No visits in 90 days',
    })
  })

  test('her ratings are those of her own bookings', async () => {
    const [rated, unrated] = [await world.addCaretaker('Rated'), await world.addCaretaker('Unrated')]
    for (const [caretaker, rating] of [
      [rated, 5],
      [rated, 4],
      [unrated, undefined],
    ] as const) {
      const booking = await world.book(family)
      await advanceTo(booking, caretaker, 'confirmed', 'active', 'completed')
      const review = { rating, review: 'Good' }
      if (rating) await world.call(family, 'POST', `/booking/${booking._id}/review`, review)
    }
    const suggestions = await world.suggest(`bookings/${(await world.book(family))._id}`)
    expect([sentences(suggestions, 'Rated').rating, sentences(suggestions, 'Unrated').rating]).toEqual([
      expect.stringContaining(': Rated 4.5 (2)'),
      '2: Not rated yet',
    ])
  })
})

test('who said of no language is not taken for one who does not speak it; the answer is to the minute', async () => {
  await world.addCaretaker('Silent')
  const booking = await world.book(family)
  await world.ask(booking, { language: 'te' })
  world.clock.now = new Date('2026-06-10T06:31:42.123Z')
  const suggestions = await world.suggest(`bookings/${booking._id}`)
  expect(sentences(suggestions, 'Silent').language).toBe('10: Languages not known yet')
  expect(suggestions.asOf).toBe('2026-06-10T06:31:00.000Z')
})

describe('where somebody stood (rule MATCH-6)', () => {
  test('is looked up anew where another process may have shown it', async () => {
    const [near, far] = [
      await world.addCaretaker('Near', { homePincode: '506001' }),
      await world.addCaretaker('Far', { homePincode: '500001' }),
    ]
    await world.never(family, await world.addCaretaker('Never'))
    const booking = await world.book(family, { pincode: '506001' })
    const caller = { actor: { id: 'another-office' } } as Caller
    const described = (isShared: boolean, caretaker: string, bookingId = booking._id) => {
      const { read } = world.deps.database
      return describeChoice({ ...world.deps, database: { read, isShared } as never }, caller, { bookingId }, caretaker)
    }
    expect((await described(true, near.id))?.rank).toBe(1)
    expect(await described(true, far.id)).toEqual({
      rank: 2,
      score: expect.any(Number),
      version: expect.anything(),
      reasons: [],
    })
    expect(await described(true, 'nobody')).toBeUndefined()
    expect(await described(true, near.id, 'unknown')).toBeUndefined()
    expect(await described(false, near.id)).toBeUndefined()
    expect(auditChoice(undefined)).toEqual([])
  })

  test('among those who were shown for another visit says nothing', async () => {
    const free = await world.addCaretaker('Free')
    const booking = await world.book(family)
    const [seen, given] = [
      await insertVisit(world, { booking, startsAt: at('2026-06-15', '08:00') }),
      await insertVisit(world, { booking, startsAt: at('2026-06-16', '08:00') }),
    ]
    await world.suggest(`visits/${seen.id}`)
    const body = { caretaker: free.id, scope: 'this', revision: given.revision }
    expect((await world.call(world.admin, 'PUT', `/admin/visits/${given.id}`, body)).status).toBe(200)
    const changes = (await world.readAudit(booking._id)).at(-1)?.changes ?? ''
    expect(changes.includes('"suggestion"')).toBe(world.deps.database.isShared)
  })
})

test('checks are those that were made', () => {
  const none = { police_check_on: null, id_check_on: null, references_on: null }
  expect(checksOf(none)).toEqual([])
  expect(checksOf({ ...none, references_on: '2026-01-05', police_check_on: '2026-01-05' })).toEqual([
    'police',
    'references',
  ])
})

describe('for a time (rule MATCH-7)', () => {
  test('who goes as it begins, or comes as it ends, is free; who is there for a minute of it is not', async () => {
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

  test('of which some has passed what is left is looked for, of one that is over the whole', async () => {
    const early = await world.addCaretaker('Early', { hours: [{ weekday: 1, from: '08:00', to: '09:00' }] })
    await world.addCaretaker('Rest', { hours: [{ weekday: 1, from: '09:00', to: '10:00' }] })
    const other = await world.book(family)
    await insertVisit(world, { booking: other, caretaker: early, startsAt: at('2026-06-15', '07:00'), minutes: 90 })
    const booking = await world.book(family)
    const missed = { booking, startsAt: at('2026-06-15', '08:00'), status: 'missed' } as const
    const visit = await insertVisit(world, missed)
    const look = async (time: string) => {
      world.clock.now = new Date(at('2026-06-15', time))
      const suggestions = await world.suggest(`visits/${visit.id}`)
      return [namesOf(suggestions.blocked), sentences(suggestions, 'Rest').hours?.slice(3)]
    }
    expect(await look('08:00')).toEqual([['Early'], 'Free at some of these hours'])
    expect(await look('09:00')).toEqual([[], 'Free at these hours'])
    expect(await look('10:00')).toEqual([['Early'], 'Free at some of these hours'])
  })

  test.each(['done', 'skipped'] as const)('that is %s nobody is looked for', async (status) => {
    const booking = await world.book(family)
    const caretaker = await world.addCaretaker('Regular')
    const visit = await insertVisit(world, { booking, caretaker, startsAt: at('2026-06-08', '08:00'), status })
    const answer = await world.call<Refusal>(world.admin, 'GET', `/admin/visits/${visit.id}/suggestions`)
    expect([answer.status, answer.body.code]).toEqual([409, 'visit.not_open'])
  })

  test.each(['planned', 'started', 'missed'] as const)('that is %s somebody is found', async (status) => {
    const booking = await world.book(family)
    const caretaker = await world.addCaretaker('Regular')
    await world.addCaretaker('Other')
    const visit = await insertVisit(world, { booking, caretaker, startsAt: at('2026-06-10', '11:00'), status })
    expect(namesOf((await world.suggest(`visits/${visit.id}`)).eligible)).toEqual(['Other'])
  })

  test('that nobody has heard of there is none', async () => {
    for (const path of ['bookings', 'visits'])
      expect((await world.call(world.admin, 'GET', `/admin/${path}/unknown/suggestions`)).status).toBe(404)
  })
})

describe('the hours of a booking (rule MATCH-4)', () => {
  test('are as planned, else as its package has them, in the part of the day that is preferred', async () => {
    await world.addCaretaker('Mornings', { hours: [1, 2].map((weekday) => ({ weekday, from: '09:00', to: '15:00' })) })
    const booking = await world.book(family)
    const hoursOf = async () => sentences(await world.suggest(`bookings/${booking._id}`), 'Mornings').hours
    expect(await hoursOf()).toMatch(/Free at some of these hours$/)
    const shifts = [{ code: 'D', start: '09:00', minutes: 360 }]
    const plan = { startsOn: '2026-06-15', days: [1, 2], mode: 'visits', shifts }
    expect((await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/roster`, plan)).status).toBe(201)
    expect(await hoursOf()).toBe('8: Free at these hours')
  })

  test('count in the week of its first day, which may lie ahead, never behind', async () => {
    const one = await world.addCaretaker('One', { hours: allDay })
    const other = await world.book(family)
    for (const day of ['2026-06-11', '2026-06-25'])
      await insertVisit(world, {
        booking: other,
        caretaker: one,
        startsAt: at(day, '08:00'),
        minutes: day === '2026-06-11' ? 120 : 240,
      })
    const hoursFrom = async (preferredStartDate: string) => {
      const booking = await world.book(family, { preferredStartDate: '2026-06-30' })
      const stored = world.deps.database.write((tx) =>
        tx
          .updateTable('bookings')
          .set({ preferred_start_date: preferredStartDate } as never)
          .where('id', '=', booking._id)
          .execute(),
      )
      await stored
      return /(\d+) of 48/.exec(sentences(await world.suggest(`bookings/${booking._id}`), 'One').load ?? '')?.[1]
    }
    expect(await hoursFrom('2026-06-24')).toBe('4')
    world.clock.now = new Date('2026-06-12T06:30:00.000Z')
    expect(await hoursFrom('2026-06-12')).toBe('2')
    expect(await hoursFrom('2026-06-03')).toBe('2')
  })

  test('are those of its own service, and so are those who do it', async () => {
    await world.addCaretaker('Babies', { hours: allDay }, ['baby-care'])
    await world.addCaretaker('Elders', { hours: allDay })
    const body = { ...bookingBody, serviceType: 'baby-care', packageId: 'newborn' }
    const { body: booking } = await world.call<Booking>(family, 'POST', '/booking', body)
    const suggestions = await world.suggest(`bookings/${booking._id}`)
    expect([namesOf(suggestions.eligible), namesOf(suggestions.askFirst)]).toEqual([['Babies'], ['Elders']])
    expect(sentences(suggestions, 'Babies').hours).toBe('8: Free at these hours')
  })

  test('a pincode that is none tells nothing of how near somebody lives', async () => {
    await world.addCaretaker('Near', { homePincode: '506001' })
    const booking = await world.book(family, { pincode: '506001' })
    const { patient_details } = await world.readRow(booking._id)
    for (const [pincode, words] of [
      ['50600', '10: Distance not known yet'],
      ['x506001', '10: Distance not known yet'],
      ['5060011', '10: Distance not known yet'],
      ['506\u00a0001', '20: Same pincode'],
      [undefined, '10: Distance not known yet'],
    ] as const) {
      const details = JSON.stringify({ ...JSON.parse(patient_details), pincode })
      await world.deps.database.write((tx) =>
        tx
          .updateTable('bookings')
          .set({ patient_details: details } as never)
          .where('id', '=', booking._id)
          .execute(),
      )
      expect([pincode, sentences(await world.suggest(`bookings/${booking._id}`), 'Near').distance]).toEqual([
        pincode,
        words,
      ])
    }
  })
})
