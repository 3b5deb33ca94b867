import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { texts } from '@thodu/api/contract/texts'
import { beforeEach, describe, expect, test } from 'vitest'
import { selectRows } from '../../support/rows.ts'
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
      rating: '2: Not rated yet',
    })
    expect(suggestions.eligible[0]).toMatchObject({
      score: 88,
      week: { minutes: 0, most: 2_880 },
      family: { visits: 2, isKnown: true },
      rating: null,
    })
    expect(suggestions.eligible[1]).toMatchObject({ family: { visits: 0, isKnown: false } })
    expect(suggestions.asked.flatMap(({ days }) => days)).toContain(1)
    expect(await world.suggest(`bookings/${booking._id}`)).toEqual(suggestions)
  })

  test('score distance by pincodes and parts of the city', async () => {
    const homes = { Here: '506001', Beside: '506009', Next: '506002', Far: '506006', Town: '500001', Unsaid: null }
    for (const [name, homePincode] of Object.entries(homes)) await world.addCaretaker(name, { homePincode })
    const booking = await world.book(family, { pincode: '506 001' })
    const suggestions = await world.suggest(`bookings/${booking._id}`)
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

  test('rank a known caretaker first for a family that prefers the same one', async () => {
    const known = await world.addCaretaker('Known', { languages: ['hi'] })
    await world.addCaretaker('Speaker', { languages: ['te'] })
    await world.bookUpTo('completed', { customer: family, admin: world.admin, caretaker: known })
    const booking = await world.book(family)
    const first = async (keepSame: boolean) => {
      await world.ask(booking, { language: 'te', keepSame })
      const suggestions = await world.suggest(`bookings/${booking._id}`)
      return { name: suggestions.eligible[0]?.caretaker.name, ...sentences(suggestions, 'Known') }
    }
    const before = await first(false)
    expect(before.name).toBe('Speaker')
    expect(before).not.toHaveProperty('same')
    expect(await first(true)).toMatchObject({
      name: 'Known',
      same: '10: Known to the family, which prefers the same caretaker each time',
    })
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
    await world.ask(booking, { language: 'te' })
    const after = await readAsOffice(booking)
    expect(after.preferences).toMatchObject({ language: 'te', gender: null, food: 'vegetarian' })
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
  })
})
