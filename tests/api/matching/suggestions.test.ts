import type { Booking } from '@thodu/api/contract/schemas/bookings.schema'
import type { Suggestions } from '@thodu/api/contract/schemas/matching/suggestions.schema'
import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertVisit, minutesOf } from '../../support/samples/insert-visit.ts'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

let world: World
let admin: Person
let family: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin', 'Meera Iyer')
})
afterAll(() => world.close())
// A city of its own for each test.
beforeEach(async () => {
  family = await world.addPerson('user')
  await world.deps.database.write((tx) =>
    tx
      .updateTable('accounts')
      .set({ inactive_at: '2026-01-01T00:00:00.000Z' })
      .where('role', '=', 'caretaker')
      .execute(),
  )
})

async function addCaretaker(name: string, profile: object = {}, services = ['elderly-care']): Promise<Person> {
  const caretaker = await world.addPerson('caretaker', name)
  await world.deps.database.write((tx) =>
    tx
      .insertInto('caretaker_service_types')
      .values(services.map((service_type) => ({ account_id: caretaker.id, service_type })))
      .execute(),
  )
  const { status } = await world.call(admin, 'PUT', `/admin/caretakers/${caretaker.id}/profile`, profile)
  if (status !== 200) throw new Error(`no profile: ${status}`)
  return caretaker
}
const suggest = async (subject: string, language?: string): Promise<Suggestions> => {
  const headers = language === undefined ? {} : { 'X-Thodu-Language': language }
  const answer = await world.call<Suggestions>(admin, 'GET', `/admin/${subject}/suggestions`, undefined, headers)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const ask = (booking: Booking, wishes: object) =>
  world.call(admin, 'PUT', `/admin/bookings/${booking._id}/preferences`, {
    language: null,
    gender: null,
    genderStrength: 'none',
    keepSame: false,
    ...wishes,
  })
const never = (caretaker: Person) =>
  world.call(admin, 'POST', `/admin/families/${family.id}/blocks`, { caretaker: caretaker.id, reason: 'Came late' })
const sentences = (suggestions: Suggestions, name: string) =>
  Object.fromEntries(
    suggestions.eligible
      .find(({ caretaker }) => caretaker.name === name)
      ?.reasons.map(({ factor, points, text }) => [factor, `${points}: ${text}`]) ?? [],
  )

describe('for a booking', () => {
  test('the best comes first, with sentences whose points add up', async () => {
    const close = { languages: ['te'], homePincode: '506001', hours: allDay, gender: 'female' }
    const best = await addCaretaker('Best', close)
    await addCaretaker('Unknown')
    await addCaretaker('Baby nurse', close, ['baby-care'])
    const before = await world.bookUpTo('completed', { customer: family, admin, caretaker: best })
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
    await ask(booking, { language: 'te' })
    const suggestions = await suggest(`bookings/${booking._id}`)
    expect(suggestions.eligible.map(({ caretaker }) => caretaker.name)).toEqual(['Best', 'Unknown'])
    expect(suggestions.askFirst.map(({ caretaker }) => caretaker.name)).toEqual(['Baby nurse'])
    expect(sentences(suggestions, 'Best')).toEqual({
      continuity: `21: Has cared for ${booking.patientDetails.patientName} 2 times`,
      language: '20: Speaks Telugu',
      distance: '20: Same pincode',
      load: '12: 0 of 48 hours that week',
      hours: '8: Free at these hours',
      reliability: '5: On time at all 2 visits of 90 days',
      rating: '2: Not rated yet',
    })
    expect(suggestions.eligible[0]?.score).toBe(88)
    expect(await suggest(`bookings/${booking._id}`)).toEqual(suggestions)
  })

  test('how near somebody lives is counted by pincodes and parts of the city', async () => {
    const homes = { Here: '506001', Beside: '506009', Next: '506002', Far: '506006', Town: '500001', Unsaid: null }
    for (const [name, homePincode] of Object.entries(homes)) await addCaretaker(name, { homePincode })
    const booking = await world.book(family, { pincode: '506 001' })
    const suggestions = await suggest(`bookings/${booking._id}`)
    const said = Object.keys(homes).map((name) => sentences(suggestions, name).distance)
    expect(said).toEqual([
      '20: Same pincode',
      '14: Same part of the city',
      '8: Next part of the city',
      '0: Lives further away',
      '0: Lives further away',
      '10: Distance not known yet',
    ])
  })

  test('who asks for the same person each time gets whom it knows first, with a sentence', async () => {
    const known = await addCaretaker('Known', { languages: ['hi'] })
    await addCaretaker('Speaker', { languages: ['te'] })
    await world.bookUpTo('completed', { customer: family, admin, caretaker: known })
    const booking = await world.book(family)
    const first = async (keepSame: boolean) => {
      await ask(booking, { language: 'te', keepSame })
      const suggestions = await suggest(`bookings/${booking._id}`)
      return { name: suggestions.eligible[0]?.caretaker.name, ...sentences(suggestions, 'Known') }
    }
    const before = await first(false)
    expect(before.name).toBe('Speaker')
    expect(before).not.toHaveProperty('same')
    expect(await first(true)).toMatchObject({
      name: 'Known',
      same: '10: Known to the family, which would like the same person each time',
    })
  })

  test('sentences come in the language of the caller', async () => {
    await addCaretaker('Lakshmi', { languages: ['te'] })
    const booking = await world.book(family)
    await ask(booking, { language: 'te' })
    expect(sentences(await suggest(`bookings/${booking._id}`, 'te'), 'Lakshmi').language).toBe('20: తెలుగు మాట్లాడతారు')
    expect(sentences(await suggest(`bookings/${booking._id}`, 'hi'), 'Lakshmi').language).toBe('20: तेलुगु बोलते हैं')
  })

  test('everybody who is blocked is refused with the same words, everybody else is not', async () => {
    const woman = { gender: 'female' }
    await addCaretaker('Free', woman)
    await addCaretaker('Baby nurse', woman, ['baby-care'])
    const bound = await addCaretaker('Bound', woman)
    await world.assign(admin, await world.book(family), bound)
    await addCaretaker('Man', { gender: 'male' })
    await addCaretaker('Unsaid')
    await never(await addCaretaker('Never', woman))
    const booking = await world.book(family)
    await ask(booking, { gender: 'female', genderStrength: 'must' })
    const { eligible, askFirst, blocked } = await suggest(`bookings/${booking._id}`)
    expect(blocked.map(({ caretaker, reasons }) => [caretaker.name, reasons[0]?.text])).toEqual([
      ['Bound', texts.assignment.caretakerBusy],
      ['Man', texts.unsuited.womanAsked],
      ['Never', texts.unsuited.familyBlocked],
      ['Unsaid', texts.unsuited.womanAsked],
    ])
    const assign = ({ _id }: { _id: string }) =>
      world.call<Refusal>(admin, 'PUT', `/admin/bookings/${booking._id}/status`, { assignedCaregiver: _id })
    for (const { caretaker, reasons } of blocked) {
      const { status, body } = await assign(caretaker)
      expect([status, body.code, body.message]).toEqual([409, reasons[0]?.code, reasons[0]?.text])
    }
    expect([...eligible, ...askFirst]).toHaveLength(2)
    for (const { caretaker } of [...eligible, ...askFirst]) {
      expect((await assign(caretaker)).status).toBe(200)
      await world.assign(admin, booking, null)
    }
  })

  test('who is blocked gets no booking by a handover either', async () => {
    const first = await addCaretaker('First')
    const second = await addCaretaker('Second')
    await never(second)
    const booking = await world.book(family)
    await world.assign(admin, booking, first)
    expect((await suggest(`bookings/${booking._id}`)).eligible).toEqual([])
    const body = { caretaker: second.id, reason: 'Ill' }
    const refused = await world.call<Refusal>(admin, 'POST', `/admin/bookings/${booking._id}/handover`, body)
    expect([refused.status, refused.body.message]).toEqual([409, texts.unsuited.familyBlocked])
  })

  test('a check that the office insists on blocks who lacks it', async () => {
    const checked = await addCaretaker('Checked', { policeCheckOn: '2026-01-05' })
    const unchecked = await addCaretaker('Unchecked')
    const booking = await world.book(family)
    world.deps.config.requiredChecks = ['police']
    const { eligible, blocked } = await suggest(`bookings/${booking._id}`)
    expect([eligible.map(({ caretaker }) => caretaker._id), blocked[0]?.caretaker._id]).toEqual([
      [checked.id],
      unchecked.id,
    ])
    const refused = await world.assign<Refusal>(admin, booking, unchecked)
    world.deps.config.requiredChecks = []
    expect([refused.status, refused.body.message]).toEqual([409, texts.unsuited.checksMissing])
  })

  test('the log says where the chosen one stood', async () => {
    await addCaretaker('Near', { homePincode: '506001' })
    const far = await addCaretaker('Far', { homePincode: '500001' })
    const booking = await world.book(family, { pincode: '506001' })
    const { eligible, version } = await suggest(`bookings/${booking._id}`)
    await world.assign(admin, booking, far)
    const changes = JSON.parse((await world.readAudit(booking._id)).at(-1)?.changes ?? '[]')
    const to = { rank: 2, score: eligible[1]?.score, version }
    expect(changes).toContainEqual({ field: 'suggestion', from: null, to })
  })

  test('who looked is written down: the sentences name the patient', async () => {
    const booking = await world.book(family)
    await suggest(`bookings/${booking._id}`)
    await world.deps.accessLog.settle()
    const looks = world.deps.database.read.selectFrom('access_log').select(['viewer_id', 'opened'])
    expect(await looks.where('subject_id', '=', booking._id).execute()).toEqual([{ viewer_id: admin.id, opened: 1 }])
  })

  test('there is nobody to look for once it is over', async () => {
    const booking = await world.book(family)
    await world.call(admin, 'PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
    const { status } = await world.call(admin, 'GET', `/admin/bookings/${booking._id}/suggestions`)
    expect(status).toBe(409)
  })
})

const allDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '00:00' }))

describe('for a visit', () => {
  const startsAt = '2026-06-15T02:30:00.000Z'

  test('who is with another family or off then is blocked; who comes and stays is not', async () => {
    const regular = await addCaretaker('Regular')
    const busy = await addCaretaker('Busy', { capacity: 2 })
    const off = await addCaretaker('Off')
    await addCaretaker('Later')
    const booking = await world.book(family)
    const visit = await insertVisit(world, { booking, minutes: 480, caretaker: regular, startsAt })
    await insertVisit(world, { booking, minutes: 480, caretaker: busy, startsAt, ordinal: 1 })
    const later = await world.book(family)
    await insertVisit(world, { booking: later, minutes: 480, startsAt: '2026-06-15T10:30:00.000Z' })
    await world.deps.database.write((tx) =>
      tx
        .insertInto('time_off')
        .values({
          id: 'off',
          caretaker_id: off.id,
          starts_min: minutesOf('2026-06-15T09:00:00.000Z'),
          ends_min: minutesOf('2026-06-16T09:00:00.000Z'),
          kind: 'day-off',
          status: 'approved',
          reason: '',
          decided_by: null,
          decided_at: null,
          created_at: startsAt,
        })
        .execute(),
    )
    const { eligible, blocked } = await suggest(`visits/${visit.id}`)
    expect(blocked.map(({ caretaker, reasons }) => [caretaker.name, reasons[0]?.text])).toEqual([
      ['Busy', texts.visit.caretakerBusy],
      ['Off', texts.visit.caretakerBusy],
    ])
    expect(eligible.map(({ caretaker }) => caretaker.name)).toEqual(['Later'])
  })

  test('everybody who is blocked is refused with the same words, whoever is not comes', async () => {
    const regular = await addCaretaker('Regular')
    const busy = await addCaretaker('Busy')
    const never_ = await addCaretaker('Never')
    await never(never_)
    await addCaretaker('Free')
    const booking = await world.book(family)
    const visit = await insertVisit(world, { booking, minutes: 480, caretaker: regular, startsAt })
    const other = await world.book(family)
    await insertVisit(world, { booking: other, minutes: 480, caretaker: busy, startsAt, ordinal: 1 })
    const give = (caretaker: { _id: string }, revision: number) =>
      world.call<Refusal & { visit: { revision: number } }>(admin, 'PUT', `/admin/visits/${visit.id}`, {
        caretaker: caretaker._id,
        scope: 'this',
        revision,
      })
    const replace = (caretaker: { _id: string }) =>
      world.call<Refusal>(admin, 'POST', `/admin/visits/${visit.id}/replace`, { caretaker: caretaker._id })
    const { eligible, blocked, version } = await suggest(`visits/${visit.id}`)
    expect(blocked.map(({ caretaker }) => caretaker.name)).toEqual(['Busy', 'Never'])
    for (const { caretaker, reasons } of blocked)
      for (const { status, body } of [await give(caretaker, visit.revision), await replace(caretaker)])
        expect([status, body.message]).toEqual([409, reasons[0]?.text])
    const [free] = eligible
    if (!free) throw new Error('nobody is free')
    const given = await give(free.caretaker, visit.revision)
    expect(given.status).toBe(200)
    const changes = JSON.parse((await world.readAudit(booking._id)).at(-1)?.changes ?? '[]')
    expect(changes).toContainEqual({ field: 'suggestion', from: null, to: { rank: 1, score: free.score, version } })
  })

  test('no weekday is given to whom the family never wants again', async () => {
    const refused = await addCaretaker('Never')
    await never(refused)
    const booking = await world.book(family)
    const shifts = [{ code: 'D', start: '08:00', minutes: 480 }]
    const plan = { startsOn: '2026-06-11', days: [1, 2], mode: 'visits', shifts }
    const path = `/admin/bookings/${booking._id}/roster`
    expect((await world.call(admin, 'POST', path, plan)).status).toBe(201)
    const rules = [{ code: 'D', weekday: 1, caretaker: refused.id, from: '2026-06-11' }]
    const answer = await world.call<Refusal>(admin, 'PUT', `${path}/rules`, { rules })
    expect([answer.status, answer.body.message]).toEqual([409, texts.unsuited.familyBlocked])
  })

  test('the week and the hours are those of the visit', async () => {
    const tired = await addCaretaker('Tired', { hours: [{ weekday: 1, from: '08:00', to: '12:00' }] })
    await addCaretaker('Sunday off', { weeklyOff: 0 })
    await addCaretaker('Monday off', { weeklyOff: 1 })
    const booking = await world.book(family)
    const visit = await insertVisit(world, { booking, minutes: 480, startsAt })
    const other = await world.book(family)
    // Sunday 14 June is the week before, Sunday 21 June the same week.
    for (const [place, day] of ['2026-06-14', '2026-06-21'].entries())
      await insertVisit(world, {
        booking: other,
        minutes: 480,
        caretaker: tired,
        startsAt: `${day}T02:30:00.000Z`,
        ordinal: place,
      })
    const suggestions = await suggest(`visits/${visit.id}`)
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

  test('what was done cannot be given to anybody', async () => {
    const regular = await addCaretaker('Regular')
    const booking = await world.book(family)
    const visit = await insertVisit(world, {
      booking,
      minutes: 480,
      caretaker: regular,
      startsAt,
      status: 'done',
    })
    expect((await world.call(admin, 'GET', `/admin/visits/${visit.id}/suggestions`)).status).toBe(409)
  })
})
