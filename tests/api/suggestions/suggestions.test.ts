import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'
import { texts } from '@thodu/api/contract/texts'
import { beforeEach, describe, expect, test } from 'vitest'
import { selectRows, updateRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { bookingBody } from '../../support/samples/patient.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { allDay, createMatchingWorld, sentences } from './matching-world.ts'

const world = useWorld(createMatchingWorld)
let family: Person
beforeEach(async () => {
  family = await world.startAnew()
})

describe('suggestions for a booking', () => {
  test('rank the best caretaker first, with reasons whose points add up', async () => {
    const close = { languages: ['te'], homePincode: '506001', hours: allDay, gender: 'female' }
    const best = await world.addCaretaker('Best', close)
    await world.addCaretaker('Unknown')
    await world.addCaretaker('Baby nurse', close, ['baby-care'])
    const before = await world.bookUpTo('completed', { customer: family, admin: world.admin, caretaker: best })
    await world.call(family, 'POST', `/booking/${before._id}/review`, { rating: 4, review: 'Kind' })
    const start = world.clock.now.getTime()
    for (const week of [1, 2])
      await insertVisit(world, {
        booking: before,
        minutes: 480,
        caretaker: best,
        status: 'done',
        startsAt: new Date(start - week * 7 * 86_400_000).toISOString(),
      })
    const booking = await world.book(family, { pincode: '506001' })
    await world.ask(booking, { language: 'te' })
    const suggestions = await world.suggest(`bookings/${booking._id}`)
    expect(suggestions.eligible.map(({ caretaker }) => caretaker.name)).toEqual(['Best', 'Unknown'])
    expect(suggestions.askFirst.map(({ caretaker }) => caretaker.name)).toEqual(['Baby nurse'])
    expect(sentences(suggestions, 'Best')).toEqual({
      continuity: `21: Has cared for ${booking.patientDetails.patientName} 2 times`,
      language: '20: Speaks Telugu',
      distance: '20: Same pincode',
      load: '12: 0 of 48 hours that week',
      hours: '8: Free at these hours',
      reliability: '5: On time at all 2 visits in 90 days',
      rating: '3: Rated 4.0 (1)',
    })
    expect(suggestions.eligible[0]).toMatchObject({
      score: 89,
      week: { minutes: 0, most: 2_880 },
      family: { visits: 2, isKnown: true },
      rating: 4,
    })
    expect(suggestions.eligible[1]).toMatchObject({ rating: null, family: { visits: 0, isKnown: false } })
    expect(suggestions.asked.flatMap(({ days }) => days)).toContain(1)
    expect(await world.suggest(`bookings/${booking._id}`)).toEqual(suggestions)
  })

  test('give reasons in the language of the caller', async () => {
    await world.addCaretaker('Lakshmi', { languages: ['te'] })
    const booking = await world.book(family)
    await world.ask(booking, { language: 'te' })
    expect(sentences(await world.suggest(`bookings/${booking._id}`, 'te'), 'Lakshmi').language).toBe(
      '20: తెలుగు మాట్లాడతారు',
    )
    expect(sentences(await world.suggest(`bookings/${booking._id}`, 'hi'), 'Lakshmi').language).toBe('20: तेलुगु आती है')
  })

  test('show the reason for which a blocked caretaker cannot be assigned', async () => {
    const woman = { gender: 'female' }
    await world.addCaretaker('Free', woman)
    await world.addCaretaker('Baby nurse', woman, ['baby-care'])
    const bound = await world.addCaretaker('Bound', woman)
    await world.assign(world.admin, await world.book(family), bound)
    await world.addCaretaker('Man', { gender: 'male' })
    await world.addCaretaker('Unsaid')
    await world.never(family, await world.addCaretaker('Never', woman))
    const booking = await world.book(family)
    await world.ask(booking, { gender: 'female', genderStrength: 'must' })
    const { eligible, askFirst, blocked } = await world.suggest(`bookings/${booking._id}`)
    expect(blocked.map(({ caretaker, reasons }) => [caretaker.name, reasons[0]?.text])).toEqual([
      ['Bound', texts.assignment.caretakerBusy],
      ['Man', texts.unsuited.womanAsked],
      ['Never', texts.unsuited.familyBlocked],
      ['Unsaid', texts.unsuited.womanAsked],
    ])
    const assign = ({ _id }: { _id: string }) =>
      world.call<Refusal>(world.admin, 'PUT', `/admin/bookings/${booking._id}/status`, { assignedCaregiver: _id })
    for (const { caretaker, reasons } of blocked) {
      const { status, body } = await assign(caretaker)
      expect([status, body.code, body.message]).toEqual([409, reasons[0]?.code, reasons[0]?.text])
    }
    expect([...eligible, ...askFirst]).toHaveLength(2)
    for (const { caretaker } of [...eligible, ...askFirst]) {
      expect((await assign(caretaker)).status).toBe(200)
      await world.assign(world.admin, booking, null)
    }
  })

  test('do not allow a blocked caretaker to take over a booking', async () => {
    const first = await world.addCaretaker('First')
    const second = await world.addCaretaker('Second')
    await world.never(family, second)
    const booking = await world.book(family)
    await world.assign(world.admin, booking, first)
    expect((await world.suggest(`bookings/${booking._id}`)).eligible).toEqual([])
    const body = { caretaker: second.id, reason: 'Ill' }
    const refused = await world.call<Refusal>(world.admin, 'POST', `/admin/bookings/${booking._id}/handover`, body)
    expect([refused.status, refused.body.message]).toEqual([409, texts.unsuited.familyBlocked])
  })

  test('give the rank of the assigned caretaker to the audit log (rule MATCH-6)', async () => {
    await world.addCaretaker('Near', { homePincode: '506001' })
    const far = await world.addCaretaker('Far', { homePincode: '500001' })
    const booking = await world.book(family, { pincode: '506001' })
    const { eligible, version } = await world.suggest(`bookings/${booking._id}`)
    await world.assign(world.admin, booking, far)
    const changes = JSON.parse((await world.readAudit(booking._id)).at(-1)?.changes ?? '[]')
    const to = { rank: 2, score: eligible[1]?.score, version }
    expect(changes).toContainEqual({ field: 'suggestion', from: null, to })
  })

  test('that the admin did not see, or saw long ago, give no rank to the audit log', async () => {
    const near = await world.addCaretaker('Near', { homePincode: '506001' })
    const booking = await world.book(family, { pincode: '506001' })
    const colleague = await world.addPerson('admin', 'Colleague')
    const choose = async (who: Person) => {
      await world.assign(who, booking, near)
      const changes = (await world.readAudit(booking._id)).at(-1)?.changes ?? '[]'
      await world.assign(who, booking, null)
      return changes.includes('"suggestion"')
    }
    await world.suggest(`bookings/${booking._id}`)
    const { now } = world.clock
    const isSeen = await choose(world.admin)
    // With a shared database another process may have shown them, so the server ranks them again.
    const { isShared } = world.deps.database
    const isGuessed = await choose(colleague)
    world.clock.now = new Date(now.getTime() + 31 * 60_000)
    const isOld = await choose(world.admin)
    world.clock.now = now
    expect([isSeen, isGuessed, isOld]).toEqual([true, isShared, isShared])
  })

  test('are recorded in the access log with the admin who opened them', async () => {
    const booking = await world.book(family)
    await world.suggest(`bookings/${booking._id}`)
    await world.deps.accessLog.settle()
    const looks = await selectRows(world, 'access_log', ['viewer_id', 'opened'], { subject_id: booking._id })
    expect(looks).toEqual([{ viewer_id: world.admin.id, opened: 1 }])
  })

  test('do not exist for a finished booking', async () => {
    const booking = await world.book(family)
    await world.setStatus(world.admin, booking, 'cancelled')
    expect((await world.call(world.admin, 'GET', `/admin/bookings/${booking._id}/suggestions`)).status).toBe(409)
  })
})

describe('preferences of the booking form', () => {
  const bookWith = async (customer: Person, formData: object): Promise<Booking> => {
    const answer = await world.call<Booking>(customer, 'POST', '/booking', { ...bookingBody, formData })
    expect(answer.status).toBe(201)
    return answer.body
  }
  const wished = { wishGender: 'female', wishLanguage: 'ur', wishFood: 'vegetarian' }
  const readAsOffice = async ({ _id }: Booking) =>
    (await world.call<Booking>(world.admin, 'GET', `/admin/bookings/${_id}`)).body

  test('rank the suggestions, and exclude no caretaker while they are wishes (rule JRN-28)', async () => {
    await world.addCaretaker('Ravi', { gender: 'male', languages: ['te'] })
    await world.addCaretaker('Ayesha', { gender: 'female', languages: ['ur'] })
    const booking = await bookWith(family, { ...wished, other: 'kept' })
    expect(booking.formData).toMatchObject({ ...wished, other: 'kept' })
    expect(booking).not.toHaveProperty('preferences')
    expect((await readAsOffice(booking)).preferences).toEqual({
      language: 'ur',
      gender: 'female',
      genderStrength: 'prefer',
      keepSame: false,
      food: 'vegetarian',
    })
    const { eligible, blocked, food } = await world.suggest(`bookings/${booking._id}`)
    expect(eligible.map(({ caretaker }) => caretaker.name)).toEqual(['Ayesha', 'Ravi'])
    expect(blocked).toEqual([])
    expect(food).toBe('vegetarian')

    // A preference stored by an admin replaces that of the form, whose answers stay unchanged.
    await world.ask(booking, { language: 'te', keepSame: true })
    const after = await readAsOffice(booking)
    expect(after.preferences).toMatchObject({ language: 'te', gender: null, keepSame: true, food: 'vegetarian' })
    expect(after.formData).toMatchObject(wished)
  })

  test('a caretaker who is not the woman that a family requires cannot be assigned (rules JRN-28, MATCH-5)', async () => {
    const man = await world.addCaretaker('Mahesh', { gender: 'male' })
    const woman = await world.addCaretaker('Madhavi', { gender: 'female' })
    const booking = await bookWith(family, { wishGender: 'only-female' })
    expect((await readAsOffice(booking)).preferences).toMatchObject({ gender: 'female', genderStrength: 'must' })
    const assign = ({ id }: Person) =>
      world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/status`, { assignedCaregiver: id })
    expect((await assign(man)).status).toBe(409)
    expect((await assign(woman)).status).toBe(200)
  })

  test('are not stored when missing or unknown', async () => {
    const plain = await world.book(family)
    const odd = await bookWith(family, { wishGender: 'must', wishLanguage: { te: 1 }, wishFood: 'x' })
    const rows = await selectRows(world, 'booking_preferences', ['booking_id'], { booking_id: [plain._id, odd._id] })
    expect(rows).toEqual([])
    expect((await world.suggest(`bookings/${odd._id}`)).food).toBeNull()
    const single = await bookWith(family, { wishFood: 'vegetarian' })
    expect((await world.suggest(`bookings/${single._id}`)).food).toBe('vegetarian')
  })
})

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

  test('count the planned hours of the week in which the care starts', async () => {
    const caretaker = await world.addCaretaker('Works ahead')
    await insertVisit(world, { booking: await world.book(family), caretaker, startsAt: at('2026-06-25', '08:00') })
    const loadOf = async (preferredStartDate: string) => {
      const { _id } = await world.book(family, { preferredStartDate })
      return sentences(await world.suggest(`bookings/${_id}`), 'Works ahead').load
    }
    const loads = [await loadOf('2026-06-12'), await loadOf('2026-06-24'), await loadOf('2026-06-26')]
    expect(loads.map((load) => load?.slice(0, 11))).toEqual(['12: 0 of 48', '12: 2 of 48', '12: 2 of 48'])
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
    // After its start a substitute is needed for the rest of the visit only.
    world.clock.now = new Date(at('2026-06-15', '08:01'))
    expect(namesOf((await world.suggest(`visits/${visit.id}`)).eligible)).toContain('Ends a minute later')
    world.clock.now = new Date(at('2026-06-15', '10:00'))
    expect(namesOf((await world.suggest(`visits/${visit.id}`)).eligible)).not.toContain('Ends a minute later')
  })

  test.each(['done', 'skipped'] as const)('do not exist for a visit that is %s', async (status) => {
    const booking = await world.book(family)
    const caretaker = await world.addCaretaker('Regular')
    const visit = await insertVisit(world, { booking, caretaker, startsAt: at('2026-06-08', '08:00'), status })
    const answer = await world.call<Refusal>(world.admin, 'GET', `/admin/visits/${visit.id}/suggestions`)
    expect([answer.status, answer.body.code]).toEqual([409, 'visit.not_open'])
  })
})
