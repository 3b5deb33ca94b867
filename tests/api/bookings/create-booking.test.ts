import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingBody, patient } from '../../support/samples/patient.ts'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

let world: World
let customer: Person
let stranger: Person

beforeAll(async () => {
  world = await createWorld()
  customer = await world.addPerson('user', 'Asha Rao')
  stranger = await world.addPerson('user', 'Kiran Goud')
})
afterAll(() => world.close())

const post = <Body = Booking>(body: unknown, headers?: Record<string, string>, person: Person = customer) =>
  world.call<Body>(person, 'POST', '/booking', body, headers)
const countBookings = async () => (await world.call<Booking[]>(customer, 'GET', '/booking')).body.length

describe('POST /booking', () => {
  test('takes names, price, completion, owner and time from the server, whatever the client says', async () => {
    const { status, body } = await post({
      ...bookingBody,
      serviceName: 'Free care',
      packageName: 'Everything',
      price: { amount: 1, originalAmount: 1, unit: '' },
      status: 'completed',
      userId: stranger.id,
      rating: 5,
      completionRate: 100,
      assignedCaregiver: stranger.id,
      createdAt: '2001-01-01T00:00:00.000Z',
      agreedToTerms: true,
      timestamp: '2026-06-10T06:29:58.000Z',
      formData: { source: 'leaflet', nested: { deep: true }, count: 2 },
    })
    expect(status).toBe(201)
    const now = world.clock.now.toISOString()
    expect(body).toMatchObject({
      userId: customer.id,
      serviceName: 'Elderly Care',
      packageName: '12 Hours Daily',
      price: { amount: 5500, originalAmount: 6500, unit: 'per day' },
      status: 'pending',
      rating: null,
      assignedCaregiver: null,
      caregiver: null,
      totalFormFields: 13,
      filledFormFields: 7,
      completionRate: 54,
      createdAt: now,
      agreedToTermsAt: now,
      timestamp: '2026-06-10T06:29:58.000Z',
      formData: { source: 'leaflet', count: 2 },
      patientDetails: patient,
      userInfo: { name: 'Asha Rao', email: customer.email, phone: '+91 98765 43210', location: 'Warangal' },
    })
    expect(body.bookingId).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    const row = await world.readRow(body._id)
    expect([row.terms_version, row.created_day]).toEqual(['2024-03', '2026-06-10'])
    const audit = await world.readAudit(body._id)
    expect(audit.map(({ action, status: outcome, actor_id }) => [action, outcome, actor_id])).toEqual([
      ['BOOKING_CREATED', 'success', customer.id],
    ])
  })

  test('answers 400 with the text of every field and saves nothing', async () => {
    const before = await countBookings()
    const empty = await post<Refusal>({})
    expect([empty.status, empty.body.message]).toEqual([400, texts.booking.incomplete])
    expect(Object.keys(empty.body.errors ?? {})).toEqual(['serviceType', 'packageId', 'patientDetails'])

    const details = await post<Refusal>({
      serviceType: 'physiotherapy',
      packageId: 'premium',
      patientDetails: { city: ' ' },
    })
    expect([details.status, details.body.message]).toEqual([400, texts.booking.incomplete])
    expect(details.body.errors).toEqual({
      patientName: 'This field is required',
      patientAge: 'This field is required',
      address: 'This field is required',
      city: 'This field is required',
      pincode: 'This field is required',
      emergencyContact: 'This field is required',
      emergencyPhone: 'This field is required',
      packageId: 'Please choose one of the options',
    })
    const option = { ...bookingBody, patientDetails: { ...patient, fallRisk: 'Perhaps', preferredStartDate: 'soon' } }
    expect((await post<Refusal>(option)).body.errors).toEqual({ preferredStartDate: 'Please enter a valid date' })
    expect(await countBookings()).toBe(before)
  })

  test('starts today in the city or later, and a retry past midnight still finds its booking', async () => {
    const starting = (preferredStartDate: string) => ({
      ...bookingBody,
      patientDetails: { ...patient, preferredStartDate },
    })
    const past = await post<Refusal>(starting('2026-06-09'))
    expect([past.status, past.body.errors]).toEqual([400, { preferredStartDate: texts.details.startInPast }])
    const key = { 'Idempotency-Key': 'midnight-0123456789' }
    expect((await post(starting('2026-06-10'), key)).status).toBe(201)
    const before = world.clock.now
    // 00:30 of the next day in Warangal; still the same day in UTC.
    world.clock.now = new Date('2026-06-10T19:00:00.000Z')
    expect((await post(starting('2026-06-10'), key)).status).toBe(200)
    expect((await post(starting('2026-06-10'))).status).toBe(400)
    world.clock.now = before
  })

  test('masks Aadhaar numbers in notes', async () => {
    const { body } = await post({
      ...bookingBody,
      patientDetails: { ...patient, additionalNotes: 'Card 2341 2341 2346, phone 9876543210' },
    })
    expect(body.patientDetails.additionalNotes).toBe('Card XXXX XXXX 2346, phone 9876543210')
  })

  test("lists the caller's own uploads only", async () => {
    const report = await world.addDocument(customer)
    const card = await world.addDocument(customer, 'aadharCard')
    const foreign = await world.addDocument(stranger)
    const uploadedFiles = {
      medicalReports: [`/api/files/${report}`, { url: `/api/files/${report}` }],
      prescriptions: `/api/files/${card}`,
    }
    const { status, body } = await post({ ...bookingBody, uploadedFiles })
    expect(status).toBe(201)
    // An Aadhaar card stays one under whatever category it is sent.
    expect(body.uploadedFiles).toEqual({ medicalReports: [`/api/files/${report}`], aadharCard: [`/api/files/${card}`] })

    const before = await countBookings()
    for (const url of [
      `/api/files/${foreign}`,
      '/api/files/unknown',
      'https://evil.example/api/files/x',
      '/etc/passwd',
    ]) {
      const refused = await post<Refusal>({ ...bookingBody, uploadedFiles: { medicalReports: [url] } })
      expect([refused.status, refused.body.errors]).toEqual([400, { uploadedFiles: texts.booking.unknownFile }])
    }
    expect(await countBookings()).toBe(before)
  })

  test('mails the customer and the team; without e-mail updates the team alone', async () => {
    const quiet = await world.addPerson('user', 'Salma Begum', { emailUpdates: 0 })
    const mine = await world.book(stranger)
    const theirs = await world.book(quiet)
    expect(await world.readSubjects(stranger.email)).toEqual([`We have received your booking ${mine.bookingId}`])
    expect(await world.readSubjects(quiet.email)).toEqual([])
    const team = await world.readSubjects('care@thodu.example')
    expect(team).toEqual(expect.arrayContaining([`New booking ${mine.bookingId}`, `New booking ${theirs.bookingId}`]))
  })
})

describe('Idempotency-Key', () => {
  test('gives the same booking with 200, also when the fields come in another order or at another time', async () => {
    const headers = { 'Idempotency-Key': 'first' }
    const first = await post({ ...bookingBody, timestamp: 'then' }, headers)
    const { serviceType, packageId, patientDetails } = bookingBody
    const again = await post({ patientDetails, packageId, serviceType, timestamp: 'now' }, headers)
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body._id).toBe(first.body._id)
  })

  test('with another body is 409; from another account it is another key', async () => {
    const headers = { 'Idempotency-Key': 'second' }
    const first = await post(bookingBody, headers)
    const other = await post<Refusal>({ ...bookingBody, packageId: 'premium' }, headers)
    expect([other.status, other.body.message]).toEqual([409, texts.booking.keyReused])
    const theirs = await post(bookingBody, headers, stranger)
    expect(theirs.status).toBe(201)
    expect(theirs.body._id).not.toBe(first.body._id)
  })
})

test("somebody else's booking is not there", async () => {
  const booking = await world.book(customer)
  const admin = await world.addPerson('admin')
  const caretaker = await world.addPerson('caretaker')
  const calls: [Person, string, string, unknown][] = [
    [stranger, 'GET', `/booking/${booking._id}`, undefined],
    [stranger, 'PUT', `/booking/${booking._id}`, { patientDetails: { city: 'Hanamkonda' } }],
    [stranger, 'POST', `/booking/${booking._id}/cancel`, {}],
    [stranger, 'POST', `/booking/${booking._id}/review`, { rating: 5 }],
    [caretaker, 'GET', `/caretaker/bookings/${booking._id}`, undefined],
    [caretaker, 'PUT', `/caretaker/bookings/${booking._id}/status`, { status: 'confirmed' }],
    [caretaker, 'POST', `/caretaker/bookings/${booking._id}/notes`, { note: 'Hello' }],
    [admin, 'GET', '/admin/bookings/missing', undefined],
    [admin, 'PUT', '/admin/bookings/missing/status', { status: 'cancelled' }],
    [admin, 'PUT', '/admin/bookings/missing', { patientDetails: {} }],
  ]
  const before = await world.readRow(booking._id)
  for (const [person, method, path, body] of calls) {
    const answer = await world.call<Refusal>(person, method, path, body)
    expect([path, answer.status, answer.body.message]).toEqual([path, 404, 'Not found'])
  }
  expect(await world.readRow(booking._id)).toEqual(before)
  const refusals = (await world.readAudit(booking._id)).filter(({ status }) => status === 'failed')
  expect(refusals.map(({ action, resource_type }) => [action, resource_type])).toEqual([
    ['PATIENT_DETAILS_UPDATED', 'patient'],
    ['BOOKING_CANCELLED', 'booking'],
    ['RATING_SUBMITTED', 'booking'],
    ['CARETAKER_STATUS_UPDATED', 'booking'],
    ['NOTES_ADDED', 'booking'],
  ])
})
