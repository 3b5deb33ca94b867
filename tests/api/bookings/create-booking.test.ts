import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { texts } from '@thodu/api/contract/texts'
import { describe, expect, test, vi } from 'vitest'
import { createBooking } from '../../../api/src/bookings/create-booking.ts'
import type { Caller } from '../../../api/src/http/caller.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { selectRows, updateRows } from '../../support/rows.ts'
import { bookingBody, patient } from '../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'

const world = useWorld(createWorld)
const customer = usePerson(world, 'user', 'Asha Rao')
const stranger = usePerson(world, 'user', 'Kiran Goud')

const post = <Body = Booking>(body: unknown, headers?: Record<string, string>, person: Person = customer) =>
  world.call<Body>(person, 'POST', '/booking', body, headers)
const callerOf = ({ id, name, email }: Person) =>
  ({ actor: { id }, performer: { id, name, email, role: 'user', ip: '203.0.113.7' } }) as Caller
const countBookings = async () => (await world.call<Booking[]>(customer, 'GET', '/booking')).body.length

describe('POST /booking', () => {
  test('sets names, price, completion, owner and time on the server, whatever the client sends', async () => {
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
    expect([row.terms_version, row.created_day, row.hours_of]).toEqual(['2024-03', '2026-06-10', null])
    const audit = await world.readAudit(body._id)
    expect(audit.map(({ action, status: outcome, actor_id }) => [action, outcome, actor_id])).toEqual([
      ['BOOKING_CREATED', 'success', customer.id],
    ])
  })

  test('answers 400 with the message of every invalid field and stores nothing', async () => {
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

  test('accepts a start from today in the city, and a retry after midnight still finds its booking', async () => {
    const starting = (preferredStartDate: string) => ({
      ...bookingBody,
      patientDetails: { ...patient, preferredStartDate },
    })
    const past = await post<Refusal>(starting('2026-06-09'))
    expect([past.status, past.body.errors]).toEqual([400, { preferredStartDate: texts.details.startInPast }])
    const key = { 'Idempotency-Key': 'midnight-0123456789' }
    expect((await post(starting('2026-06-10'), key)).status).toBe(201)
    const before = world.clock.now
    // 00:30 of the next day in Warangal and still the same day in UTC.
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

  test("stores the customer's own uploads only", async () => {
    const report = await world.addDocument(customer)
    const card = await world.addDocument(customer, 'aadharCard')
    const foreign = await world.addDocument(stranger)
    const uploadedFiles = {
      medicalReports: [`/api/files/${report}`, { url: `/api/files/${report}` }],
      prescriptions: `/api/files/${card}`,
    }
    const { status, body } = await post({ ...bookingBody, uploadedFiles })
    expect(status).toBe(201)
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

  test('mails the customer and the team, or the team alone when the customer disabled emails', async () => {
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
  test('returns the same booking with 200, also with another order of fields or another timestamp', async () => {
    const headers = { 'Idempotency-Key': 'first' }
    const first = await post({ ...bookingBody, timestamp: 'then' }, headers)
    const { serviceType, packageId, patientDetails } = bookingBody
    const again = await post({ patientDetails, packageId, serviceType, timestamp: 'now' }, headers)
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body._id).toBe(first.body._id)
  })

  test('is refused with 409 for another body, and is independent for another account', async () => {
    const headers = { 'Idempotency-Key': 'second' }
    const first = await post(bookingBody, headers)
    const other = await post<Refusal>({ ...bookingBody, packageId: 'premium' }, headers)
    expect([other.status, other.body.message]).toEqual([409, texts.booking.keyReused])
    const theirs = await post(bookingBody, headers, stranger)
    expect(theirs.status).toBe(201)
    expect(theirs.body._id).not.toBe(first.body._id)
  })
})

test('a booking of another family cannot be read or changed, and the log records the caller', async () => {
  const booking = await world.book(customer)
  const calls: [string, string, unknown][] = [
    ['GET', '', undefined],
    ['PUT', '', { patientDetails: { city: 'Hanamkonda' } }],
    ['POST', '/cancel', {}],
    ['POST', '/review', { rating: 5 }],
  ]
  const before = await world.readRow(booking._id)
  for (const [method, path, body] of calls) {
    const answer = await world.call<Refusal>(stranger, method, `/booking/${booking._id}${path}`, body)
    expect([path, answer.status, answer.body.message]).toEqual([path, 404, 'Not found'])
  }
  expect(await world.readRow(booking._id)).toEqual(before)
  const refusals = (await world.readAudit(booking._id)).filter(({ status }) => status === 'failed')
  expect(refusals.map(({ action, resource_type }) => [action, resource_type])).toEqual([
    ['PATIENT_DETAILS_UPDATED', 'patient'],
    ['BOOKING_CANCELLED', 'booking'],
    ['RATING_SUBMITTED', 'booking'],
  ])
})

test('a booking without agreement to the terms stores no version of them', async () => {
  const { body } = await post({ ...bookingBody, agreedToTerms: false })
  const row = await world.readRow(body._id)
  expect([body.agreedToTermsAt, row.agreed_to_terms_at, row.terms_version]).toEqual([null, null, null])
})

test.each(['removed_at', 'restricted_at'] as const)(
  'an account that gets %s while it books creates no booking',
  async (column) => {
    const family = await world.addPerson('user')
    await updateRows(world, 'accounts', { id: family.id }, { [column]: world.clock.now.toISOString() })
    const order = { request: bookingBody, key: undefined } as Parameters<typeof createBooking>[2]
    await expect(createBooking(world.deps, callerOf(family), order)).rejects.toMatchObject({ status: 401 })
    expect(await selectRows(world, 'bookings', ['id'], { user_id: family.id })).toEqual([])
  },
)

describe('a generated booking number that is already used', () => {
  /** Replaces random letters by these positions of the alphabet; the last position repeats. */
  const drawing = async <Result>(places: number[], run: () => Promise<Result>) => {
    const draws = vi.spyOn(crypto, 'randomInt')
    draws.mockImplementation(() => places[Math.min(draws.mock.calls.length - 1, places.length - 1)])
    syncBuiltinESMExports()
    try {
      return { answer: await run(), draws: draws.mock.calls.length }
    } finally {
      draws.mockRestore()
      syncBuiltinESMExports()
    }
  }

  test('is replaced by another one, and the booking is refused after twenty tries', async () => {
    const first = await drawing([0], () => post(bookingBody))
    const second = await drawing([0, 0, 0, 0, 0, 0, 1], () => post(bookingBody))
    expect([first.answer.body.bookingId, second.answer.body.bookingId]).toEqual(['AAAAAA', 'BBBBBB'])
    const none = await drawing([0], () => post<Refusal>(bookingBody))
    expect([none.answer.status, none.draws]).toEqual([503, 20 * 6])
  })
})

test.each([
  ['medicalReports', 'aadharCard'],
  ['aadharCard', 'medicalReports'],
])('a file listed under %s and %s is an Aadhaar card and hidden from caretakers', async (...categories) => {
  const file = await world.addDocument(customer)
  const other = await world.addDocument(customer)
  const uploadedFiles: Record<string, string[]> = Object.fromEntries(
    categories.map((category) => [category, [`/api/files/${file}`]]),
  )
  uploadedFiles.medicalReports?.push(`/api/files/${other}`)
  const { status, body } = await world.call(customer, 'POST', '/booking', { ...bookingBody, uploadedFiles })
  const medicalReports = [`/api/files/${other}`]
  expect([status, body.uploadedFiles]).toEqual([201, { aadharCard: [`/api/files/${file}`], medicalReports }])
  const caretaker = await world.addPerson('caretaker')
  await world.assign(await world.addPerson('admin'), body, caretaker)
  const seen = await world.call(caretaker, 'GET', `/caretaker/bookings/${body._id}`)
  expect([seen.status, seen.body.uploadedFiles]).toEqual([200, { medicalReports }])
})

const list = (range?: string) =>
  world.call<Booking[]>(customer, 'GET', `/booking${range === undefined ? '' : `?range=${range}`}`)
const bookWith = (formData: unknown) => post<Booking & Refusal>({ ...bookingBody, formData })

describe('additional form fields of a booking', () => {
  test('are stored without those that repeat patient details', async () => {
    const { status, body } = await bookWith({ ...patient, patientAge: ' 74 ', city: 'Kazipet', source: 'x', count: 2 })
    expect([status, body.formData]).toEqual([201, { city: 'Kazipet', source: 'x', count: 2 }])
  })

  test.each([
    ['more fields than a form has', Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`field${at}`, true]))],
    ['a long text', { text: 'x'.repeat(9_000) }],
    ['many bytes in few letters', { first: 'త'.repeat(1_400), second: 'త'.repeat(1_400) }],
  ])('are refused, and nothing is lost silently: %s', async (_, formData) => {
    const before = (await list()).body.length
    const { status, body } = await bookWith(formData)
    expect([status, body.code]).toEqual([400, 'booking.form_too_large'])
    expect((await list()).body).toHaveLength(before)
  })

  test('are not parsed when deeply nested, also with an idempotency key', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const body = JSON.stringify({ ...bookingBody, formData: { source: 'x', deep: 0 } }).replace(':0', `:${deep}`)
    const headers = { 'Idempotency-Key': 'deep' }
    const send = () => post(body, headers)
    const first = await send()
    expect([first.status, first.body.formData]).toEqual([201, { source: 'x' }])
    expect((await send()).status).toBe(200)
  })
})

test('the bookings of a customer are listed newest first, 200 at most, and others by range', async () => {
  const before = (await list()).body.length
  for (let made = 0; made < 230; made += 1) await insertBooking(world, { owner: customer })
  const total = before + 230
  const { body, headers } = await list()
  expect([body.length, headers.get('Content-Range')]).toEqual([200, `bookings 0-199/${total}`])
  expect(body.map(({ createdAt }) => createdAt)).toEqual(
    body
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  )
  const rest = await list('[200,999]')
  expect(rest.headers.get('Content-Range')).toBe(`bookings 200-${total - 1}/${total}`)
  expect(new Set([...body, ...rest.body].map(({ _id }) => _id)).size).toBe(total)
  expect((await list('[5,1]')).status).toBe(400)
})
