import type { Analytics } from '@thodu/api/contract/bookings/booking-figures.schema'
import { texts } from '@thodu/api/contract/texts'
import { newId } from '@thodu/db'
import { describe, expect, test } from 'vitest'
import { insertRows } from '../../support/rows.ts'
import { bookingBody, patient } from '../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'

const world = useWorld(createWorld)
const customer = usePerson(world, 'user')
const admin = usePerson(world, 'admin', 'Meera Iyer')

const crew = async () => ({ customer, admin, caretaker: await world.addPerson('caretaker', 'Lakshmi Devi') })

describe('PUT /booking/{id}', () => {
  test('merges field by field, updates completion, and writes an audit row for each kind of change', async () => {
    const booking = await world.book(customer)
    const edit = { patientName: 'Narsamma Goud', fallRisk: 'Yes', preferredStartDate: '2026-07-01' }
    const { status, body } = await world.call(customer, 'PUT', `/booking/${booking._id}`, { patientDetails: edit })
    expect(status).toBe(200)
    expect(body.patientDetails).toEqual({ ...patient, ...edit })
    expect([body.filledFormFields, body.completionRate, body.date]).toEqual([9, 69, '2026-07-01'])
    const rows = (await world.readAudit(booking._id)).slice(1)
    expect(rows.map(({ action, resource_type }) => [action, resource_type])).toEqual([
      ['BOOKING_UPDATED', 'booking'],
      ['PATIENT_DETAILS_UPDATED', 'patient'],
    ])
    expect(JSON.parse(rows[0]?.changes ?? '')).toEqual([{ field: 'preferredStartDate', from: null, to: '2026-07-01' }])
    const ofPatient: { field: string }[] = JSON.parse(rows[1]?.changes ?? '')
    expect(ofPatient.map(({ field }) => field)).toEqual(['patientName', 'fallRisk'])
    const found = await world.call<unknown[]>(admin, 'GET', `/admin/bookings?filter={"q":"narsamma goud"}`)
    expect(found.body).toHaveLength(1)
  })

  test('stores a patient without dots after initials, and either spelling finds the booking (rule ACC-8)', async () => {
    const booking = await world.book(customer, { patientName: 'K. Srinivas', emergencyContact: 'Dr. Rao' })
    expect(booking.patientDetails).toMatchObject({ patientName: 'K Srinivas', emergencyContact: 'Dr Rao' })
    for (const q of ['K. Srinivas', 'K.Srinivas', 'K Srinivas']) {
      const filter = encodeURIComponent(JSON.stringify({ q }))
      const found = await world.call<{ _id: string }[]>(admin, 'GET', `/admin/bookings?filter=${filter}`)
      expect([q, found.body.map(({ _id }) => _id)]).toEqual([q, [booking._id]])
    }
  })

  test('writes nothing when no value changes, clears an optional detail, and cannot clear a required field', async () => {
    const booking = await world.book(customer, { additionalNotes: 'Second floor' })
    const edited = { patientDetails: { additionalNotes: '' } }
    const { body } = await world.call(customer, 'PUT', `/booking/${booking._id}`, edited)
    expect(body.patientDetails).toEqual(patient)
    const before = await world.readRow(booking._id)
    const same = await world.call(customer, 'PUT', `/booking/${booking._id}`, { patientDetails: patient })
    expect(same.status).toBe(200)
    const cleared = { patientDetails: { city: '' } }
    const refused = await world.call<Refusal>(customer, 'PUT', `/booking/${booking._id}`, cleared)
    expect([refused.status, refused.body.errors]).toEqual([400, { city: 'This field is required' }])
    expect(await world.readRow(booking._id)).toEqual(before)
  })

  test('refuses a start in the past unless it is stored already or an admin sets it', async () => {
    const booking = await world.book(customer, { preferredStartDate: '2026-06-11' })
    const put = (person: Person, path: string, patientDetails: Record<string, string>) =>
      world.call<Refusal>(person, 'PUT', `${path}/${booking._id}`, { patientDetails })
    const past = await put(customer, '/booking', { preferredStartDate: '2026-06-09' })
    expect([past.status, past.body.errors]).toEqual([400, { preferredStartDate: texts.details.startInPast }])
    const before = world.clock.now
    world.clock.now = new Date('2026-06-20T06:30:00.000Z')
    const edit = { preferredStartDate: '2026-06-11', additionalNotes: 'Second floor' }
    expect((await put(customer, '/booking', edit)).status).toBe(200)
    expect((await put(customer, '/booking', { preferredStartDate: '2026-06-12' })).status).toBe(400)
    expect((await put(admin, '/admin/bookings', { preferredStartDate: '2026-06-01' })).status).toBe(200)
    world.clock.now = before
  })

  test('is refused once the booking is confirmed', async () => {
    const booking = await world.bookUpTo('confirmed', await crew())
    const edit = { patientDetails: { additionalNotes: 'Late' } }
    const refused = await world.call<Refusal>(customer, 'PUT', `/booking/${booking._id}`, edit)
    expect([refused.status, refused.body.message]).toEqual([409, texts.booking.notEditable])
    const last = (await world.readAudit(booking._id)).at(-1)
    expect([last?.action, last?.status]).toEqual(['BOOKING_UPDATED', 'failed'])
  })
})

describe('POST /booking/{id}/cancel', () => {
  const cancel = (id: string, body: unknown = {}) =>
    world.call<Refusal & { status: string; cancelReason: string }>(customer, 'POST', `/booking/${id}/cancel`, body)

  test('of confirmed care is possible until exactly 24 hours before its first day begins in Warangal', async () => {
    const now = world.clock.now
    const [early, late] = [
      await world.book(customer, { preferredStartDate: '2026-06-20' }),
      await world.book(customer, { preferredStartDate: '2026-06-20' }),
    ]
    const { caretaker } = await crew()
    await world.assign(admin, late, caretaker)
    await world.advance(caretaker, late, 'confirmed')
    world.clock.now = new Date('2026-06-18T18:30:00.000Z')
    const done = await cancel(early._id, { reason: 'Mother is better' })
    expect([done.status, done.body.status, done.body.cancelReason]).toEqual([200, 'cancelled', 'Mother is better'])
    world.clock.now = new Date('2026-06-18T18:30:00.001Z')
    const refused = await cancel(late._id)
    expect([refused.status, refused.body.message]).toEqual([409, texts.booking.cancelTooLate])
    expect((await world.readRow(late._id)).status).toBe('confirmed')
    expect((await world.readAudit(early._id)).map(({ action }) => action)).toEqual([
      'BOOKING_CREATED',
      'BOOKING_CANCELLED',
    ])
    expect(await world.readSubjects(customer.email)).toContain(`Your booking ${early.bookingId} has been cancelled`)
    world.clock.now = now
  })

  test('of a request is possible until a caretaker has confirmed it, also within 24 hours of the start', async () => {
    const now = world.clock.now
    const booking = await world.book(customer, { preferredStartDate: '2026-06-20' })
    await world.assign(admin, booking, (await crew()).caretaker)
    world.clock.now = new Date('2026-06-19T20:00:00.000Z')
    const done = await cancel(booking._id)
    expect([done.status, done.body.status]).toEqual([200, 'cancelled'])
    world.clock.now = now
  })

  test('accepts no body and no start date, works for a confirmed booking and frees its caretaker', async () => {
    const people = await crew()
    const booking = await world.bookUpTo('confirmed', people)
    expect((await world.call(customer, 'POST', `/booking/${booking._id}/cancel`)).status).toBe(200)
    const next = await world.book(customer)
    expect((await world.assign(admin, next, people.caretaker)).status).toBe(200)
  })

  test.each(['active', 'completed'] as const)('is refused once care is %s, and a second time', async (status) => {
    const booking = await world.bookUpTo(status, await crew())
    expect((await cancel(booking._id)).status).toBe(409)
    expect((await world.readRow(booking._id)).status).toBe(status)
    const other = await world.book(customer)
    await cancel(other._id)
    expect((await cancel(other._id)).body.message).toBe(texts.booking.cancelTooLate)
  })
})

describe('POST /booking/{id}/review', () => {
  const review = (id: string, body: unknown) =>
    world.call<Refusal & { rating: number }>(customer, 'POST', `/booking/${id}/review`, body)

  test('accepts a whole number from 1 to 5, once, for a completed booking', async () => {
    const open = await world.book(customer)
    const early = await review(open._id, { rating: 5 })
    expect([early.status, early.body.message]).toEqual([409, texts.booking.notCompleted])

    const booking = await world.bookUpTo('completed', await crew())
    for (const rating of [0, 6, 4.5, '5', null, undefined]) {
      const wrong = await review(booking._id, { rating })
      expect([wrong.status, wrong.body.errors]).toEqual([400, { rating: texts.booking.ratingRequired }])
    }
    expect((await review(booking._id, { rating: 4 })).body.rating).toBe(4)
    const again = await review(booking._id, { rating: 1, review: 'Changed my mind' })
    expect([again.status, again.body.message]).toEqual([409, texts.booking.alreadyRated])
    const row = await world.readRow(booking._id)
    expect([row.rating, row.review, row.completed_at]).toEqual([4, null, world.clock.now.toISOString()])
    const rated = (await world.readAudit(booking._id)).filter(({ status }) => status === 'success')
    expect(rated.map(({ action }) => action).filter((action) => /RATING|REVIEW/.test(action))).toEqual([
      'RATING_SUBMITTED',
    ])
  })
})

test('GET /analytics counts own bookings and lists the last five actions', async () => {
  const person = await world.addPerson('user')
  const empty = await world.call<Analytics>(person, 'GET', '/analytics')
  expect(empty.body).toEqual({
    bookingStats: { total: 0, completed: 0, active: 0, averageCompletionRate: 0 },
    servicePreferences: {},
    recentActivity: [],
  })
  const people = { ...(await crew()), customer: person }
  await world.bookUpTo('completed', people)
  await world.bookUpTo('active', people)
  const last = await world.book(person)
  await world.call(person, 'POST', `/booking/${last._id}/cancel`)
  expect((await world.call(person, 'POST', `/booking/${last._id}/cancel`)).status).toBe(409)
  const { body } = await world.call<Analytics>(person, 'GET', '/analytics')
  expect(body.bookingStats).toEqual({ total: 3, completed: 1, active: 1, averageCompletionRate: 54 })
  expect(body.servicePreferences).toEqual({ 'elderly-care': 3 })
  expect(body.recentActivity.map(({ type }) => type)).toEqual([
    'BOOKING_CANCELLED',
    'BOOKING_CREATED',
    'BOOKING_CREATED',
    'BOOKING_CREATED',
  ])
})

/** A booking with all fields that only some readers see: preferences, an Aadhaar card, a change request. */
async function bookWithAll() {
  const card = await world.addDocument(customer, 'aadharCard')
  const more = { uploadedFiles: { aadharCard: [`/api/files/${card}`] }, formData: { wishFood: 'halal' } }
  const { body: booking } = await world.call(customer, 'POST', '/booking', { ...bookingBody, ...more })
  const at = world.clock.now.toISOString()
  const asked = { id: newId(), booking_id: booking._id, kind: 'cancel', state: 'open' } as const
  await insertRows(world, 'change_requests', { ...asked, created_at: at, updated_at: at })
  const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  await world.assign(admin, booking, caretaker)
  return { booking, caretaker }
}
const edit = { patientDetails: { additionalNotes: 'Second floor' } }

describe('a change returns the booking as its author may read it', () => {
  const all = { asked: 'open', files: ['aadharCard'] }
  const place = '/booking/ID'
  const confirmed = { status: 'confirmed' }
  test.each([
    ['the family edits', 'family', 'PUT', place, '', edit, all],
    [
      'the family cancels, which answers its request',
      'family',
      'POST',
      place,
      '/cancel',
      {},
      { ...all, asked: 'done' },
    ],
    ['the office corrects', 'office', 'PUT', '/admin/bookings/ID', '', edit, all],
    ['the caretaker confirms', 'caretaker', 'PUT', '/caretaker/bookings/ID', '/status', confirmed, { files: [] }],
  ] as const)('when %s', async (_what, author, method, path, verb, body, seen) => {
    const { booking, caretaker } = await bookWithAll()
    const person = { family: customer, office: admin, caretaker }[author]
    const place = path.replace('ID', booking._id)
    const changed = await world.call(person, method, `${place}${verb}`, body)
    const read = await world.call(person, 'GET', place)
    expect([changed.status, read.status]).toEqual([200, 200])
    expect(changed.body).toEqual(read.body)
    const { changeRequest, uploadedFiles } = changed.body
    expect({ asked: changeRequest?.state, files: Object.keys(uploadedFiles) }).toEqual(seen)
  })
})
