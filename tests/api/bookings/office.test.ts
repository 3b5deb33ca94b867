import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

let world: World
let customer: Person
let admin: Person

beforeAll(async () => {
  world = await createWorld()
  customer = await world.addPerson('user')
  admin = await world.addPerson('admin', 'Meera Iyer')
})
afterAll(() => world.close())

const newCaretaker = () => world.addPerson('caretaker', 'Lakshmi Devi')
const setStatus = <Body = Refusal>(id: string, body: unknown) =>
  world.call<Body>(admin, 'PUT', `/admin/bookings/${id}/status`, body)
const lastAudit = async (id: string) => {
  const row = (await world.readAudit(id)).at(-1)
  return [row?.action, row?.status]
}

describe('assigning', () => {
  test('mails the customer; a second caretaker is refused', async () => {
    const booking = await world.book(customer)
    expect((await world.assign(admin, booking, await newCaretaker())).status).toBe(200)
    expect(await world.readSubjects(customer.email)).toContain(`A caregiver for your booking ${booking.bookingId}`)
    const second = await world.assign<Refusal>(admin, booking, await newCaretaker())
    expect([second.status, second.body.message]).toEqual([409, texts.assignment.hasOne])
    expect(await lastAudit(booking._id)).toEqual(['CARETAKER_ASSIGNED', 'failed'])
  })

  test('refuses a caretaker bound to a pending, confirmed or active booking, and takes one whose care is over', async () => {
    for (const status of ['pending', 'confirmed', 'active'] as const) {
      const caretaker = await newCaretaker()
      if (status === 'pending') await world.assign(admin, await world.book(customer), caretaker)
      else await world.bookUpTo(status, { customer, admin, caretaker })
      const booking = await world.book(customer)
      const refused = await world.assign<Refusal>(admin, booking, caretaker)
      expect([refused.status, refused.body.message]).toEqual([409, texts.assignment.caretakerBusy])
      expect((await world.readRow(booking._id)).assigned_caregiver_id).toBeNull()
      expect(await lastAudit(booking._id)).toEqual(['CARETAKER_ASSIGNED', 'failed'])
    }
    const caretaker = await newCaretaker()
    await world.bookUpTo('completed', { customer, admin, caretaker })
    expect((await world.assign(admin, await world.book(customer), caretaker)).status).toBe(200)
  })

  test('refuses who is no caretaker, and bookings that are over', async () => {
    const booking = await world.book(customer)
    for (const id of [customer.id, admin.id, 'nobody']) {
      const refused = await setStatus(booking._id, { assignedCaregiver: id })
      expect([refused.status, refused.body.message]).toEqual([400, texts.assignment.unknownCaretaker])
    }
    await setStatus(booking._id, { status: 'cancelled' })
    const over = await world.assign<Refusal>(admin, booking, await newCaretaker())
    expect([over.status, over.body.message]).toEqual([409, texts.booking.alreadyFinished])
  })
})

describe('taking back', () => {
  test.each(['pending', 'confirmed'] as const)(
    'a %s booking is pending again and hidden from its caretaker',
    async (status) => {
      const caretaker = await newCaretaker()
      const booking =
        status === 'confirmed'
          ? await world.bookUpTo(status, { customer, admin, caretaker })
          : await world.book(customer)
      if (status === 'pending') await world.assign(admin, booking, caretaker)
      const back = await world.assign(admin, booking, null)
      expect([back.status, back.body.status, back.body.assignedCaregiver]).toEqual([200, 'pending', null])
      expect((await world.call(caretaker, 'GET', `/caretaker/bookings/${booking._id}`)).status).toBe(404)
      expect((await world.call<unknown[]>(caretaker, 'GET', '/caretaker/bookings')).body).toEqual([])
      expect(await lastAudit(booking._id)).toEqual(['CARETAKER_UNASSIGNED', 'success'])
      expect((await world.assign(admin, booking, await newCaretaker())).status).toBe(200)
    },
  )

  test('is refused while care is active, afterwards, and when there is nobody', async () => {
    const active = await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() })
    const completed = await world.bookUpTo('completed', { customer, admin, caretaker: await newCaretaker() })
    const alone = await world.book(customer)
    const refusals = []
    for (const booking of [active, completed, alone])
      refusals.push((await world.assign<Refusal>(admin, booking, null)).body.message)
    expect(refusals).toEqual([texts.assignment.notWhileActive, texts.booking.alreadyFinished, texts.assignment.hasNone])
  })
})

describe('setting a status', () => {
  test('cancels with a reason, once', async () => {
    const booking = await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() })
    const reason = 'Patient in hospital, card 2341 2341 2346'
    const done = await setStatus<{ status: string; cancelReason: string }>(booking._id, { status: 'cancelled', reason })
    expect(done.body).toMatchObject({ status: 'cancelled', cancelReason: 'Patient in hospital, card XXXX XXXX 2346' })
    expect(await lastAudit(booking._id)).toEqual(['BOOKING_CANCELLED', 'success'])
    const again = await setStatus(booking._id, { status: 'cancelled' })
    expect([again.status, again.body.message]).toEqual([409, texts.booking.alreadyFinished])
  })

  test('takes the next step in the place of the caretaker, and no other', async () => {
    const booking = await world.book(customer)
    expect((await setStatus(booking._id, { status: 'confirmed' })).body.message).toBe(texts.booking.wrongStep)
    await world.assign(admin, booking, await newCaretaker())
    expect((await setStatus(booking._id, { status: 'completed' })).status).toBe(409)
    expect((await setStatus<{ status: string }>(booking._id, { status: 'confirmed' })).body.status).toBe('confirmed')
    expect(await lastAudit(booking._id)).toEqual(['BOOKING_STATUS_CHANGED', 'success'])
    for (const body of [{}, { status: 'gone' }, { assignedCaregiver: 7 }, { assignedCaregiver: '' }])
      expect((await setStatus(booking._id, body)).status).toBe(400)
  })
})

test('PUT /admin/bookings/{id} corrects details, start date and notes, each under its own action', async () => {
  const booking = await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() })
  const patientDetails = { pincode: '506002', additionalNotes: 'Ring twice' }
  const corrected = await world.call(admin, 'PUT', `/admin/bookings/${booking._id}`, { ...booking, patientDetails })
  expect(corrected.body).toMatchObject({ status: 'active', patientDetails })
  const rows = (await world.readAudit(booking._id)).slice(-2)
  expect(rows.map(({ action, resource_type, user_role }) => [action, resource_type, user_role])).toEqual([
    ['BOOKING_UPDATED', 'booking', 'admin'],
    ['PATIENT_DETAILS_UPDATED', 'patient', 'admin'],
  ])
})

describe('a caretaker', () => {
  test('sees contact and patient, never an Aadhaar card; notes are masked and never blank', async () => {
    const caretaker = await newCaretaker()
    const card = await world.addDocument(customer, 'aadharCard')
    const report = await world.addDocument(customer)
    const other = await world.addDocument(customer, 'aadharCard')
    // A card stays one under whatever name the family lists it.
    const uploadedFiles = {
      aadharCard: [`/api/files/${card}`],
      medicalReports: [`/api/files/${report}`, `/api/files/${other}`],
    }
    const booking = await world.book(customer)
    const withFiles = await world.call(customer, 'POST', '/booking', {
      serviceType: 'elderly-care',
      packageId: 'basic',
      patientDetails: booking.patientDetails,
      uploadedFiles,
    })
    await world.assign(admin, withFiles.body, caretaker)
    const seen = await world.call(caretaker, 'GET', `/caretaker/bookings/${withFiles.body._id}`)
    expect(seen.body.uploadedFiles).toEqual({ medicalReports: [`/api/files/${report}`] })
    expect(seen.body.userInfo.email).toBe(customer.email)
    const path = `/caretaker/bookings/${withFiles.body._id}/notes`
    for (const note of ['', '  ', undefined, 7]) {
      const blank = await world.call<Refusal>(caretaker, 'POST', path, { note })
      expect([blank.status, blank.body.message]).toEqual([400, texts.booking.noteRequired])
    }
    const noted = await world.call(caretaker, 'POST', path, { note: 'Saw card 234123412346' })
    expect(noted.body.caretakerNotes.map(({ note }) => note)).toEqual(['Saw card XXXX XXXX 2346'])
    expect(noted.body.uploadedFiles.aadharCard).toBeUndefined()
  })
})
