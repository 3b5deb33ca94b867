import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { texts } from '@thodu/api/contract/texts'
import { newId } from '@thodu/db'
import { describe, expect, test } from 'vitest'
import { insertRows, updateRows } from '../../support/rows.ts'
import { bookingBody } from '../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'

const world = useWorld(createWorld)
const customer = usePerson(world, 'user')
const admin = usePerson(world, 'admin', 'Meera Iyer')

const newCaretaker = () => world.addPerson('caretaker', 'Lakshmi Devi')
const setStatus = <Body = Refusal>(id: string, body: unknown) =>
  world.call<Body>(admin, 'PUT', `/admin/bookings/${id}/status`, body)
const lastAudit = async (id: string) => {
  const row = (await world.readAudit(id)).at(-1)
  return [row?.action, row?.status]
}

describe('assigning a caretaker', () => {
  test('mails the customer, and a second caretaker is refused', async () => {
    const booking = await world.book(customer)
    expect((await world.assign(admin, booking, await newCaretaker())).status).toBe(200)
    expect(await world.readSubjects(customer.email)).toContain(`A caregiver for your booking ${booking.bookingId}`)
    const second = await world.assign<Refusal>(admin, booking, await newCaretaker())
    expect([second.status, second.body.message]).toEqual([409, texts.assignment.hasOne])
    expect(await lastAudit(booking._id)).toEqual(['CARETAKER_ASSIGNED', 'failed'])
  })

  test('is refused while the caretaker has a pending, confirmed or active booking, and possible afterwards', async () => {
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

  test('is refused for accounts that are not caretakers, and for finished bookings', async () => {
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

describe('unassigning a caretaker', () => {
  test.each(['pending', 'confirmed'] as const)(
    'makes a %s booking pending and hides it from the caretaker',
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

  test('is refused during and after care, and without a caretaker', async () => {
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
    expect(await world.readSubjects(customer.email)).toContain(`Your booking ${booking.bookingId} has been cancelled`)
    const again = await setStatus(booking._id, { status: 'cancelled' })
    expect([again.status, again.body.message]).toEqual([409, texts.booking.alreadyFinished])
  })

  test('allows an admin only the next step of the caretaker', async () => {
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

test('PUT /admin/bookings/{id} corrects details, start date and notes, each with its own audit action', async () => {
  const booking = await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() })
  const patientDetails = { pincode: '506002', additionalNotes: 'Ring twice' }
  const corrected = await world.call(admin, 'PUT', `/admin/bookings/${booking._id}`, { ...booking, patientDetails })
  expect(corrected.body).toMatchObject({ status: 'active', patientDetails })
  await world.call(admin, 'PUT', `/admin/bookings/${booking._id}`, { patientDetails: { pincode: '506003' } })
  const rows = (await world.readAudit(booking._id)).slice(-3)
  expect(rows.map(({ action, resource_type, user_role }) => [action, resource_type, user_role])).toEqual([
    ['BOOKING_UPDATED', 'booking', 'admin'],
    ['PATIENT_DETAILS_UPDATED', 'patient', 'admin'],
    ['PATIENT_DETAILS_UPDATED', 'patient', 'admin'],
  ])
})

test('a caretaker sees the contact of the family, and notes are masked, never blank, and answered without an Aadhaar card', async () => {
  const caretaker = await newCaretaker()
  const card = await world.addDocument(customer, 'aadharCard')
  const uploadedFiles = { aadharCard: [`/api/files/${card}`] }
  const { body } = await world.call(customer, 'POST', '/booking', { ...bookingBody, uploadedFiles })
  await world.assign(admin, body, caretaker)
  const seen = await world.call(caretaker, 'GET', `/caretaker/bookings/${body._id}`)
  expect(seen.body.userInfo.email).toBe(customer.email)
  const path = `/caretaker/bookings/${body._id}/notes`
  for (const note of ['', '  ', undefined, 7]) {
    const blank = await world.call<Refusal>(caretaker, 'POST', path, { note })
    expect([blank.status, blank.body.message]).toEqual([400, texts.booking.noteRequired])
  }
  const noted = await world.call(caretaker, 'POST', path, { note: 'Saw card 234123412346' })
  expect(noted.body.caretakerNotes.map(({ note }) => note)).toEqual(['Saw card XXXX XXXX 2346'])
  expect([seen.body.uploadedFiles, noted.body.uploadedFiles]).toEqual([{}, {}])
})

test('a step taken by an admin stores no cancellation reason and mails the family about the step', async () => {
  const booking = await world.book(customer)
  await world.assign(admin, booking, await newCaretaker())
  const { body } = await setStatus<Booking>(booking._id, { status: 'confirmed', reason: 'Called twice' })
  expect([body.status, body.cancelReason]).toEqual(['confirmed', null])
  expect(await world.readRow(booking._id)).toMatchObject({ cancelled_from: null, cancel_reason: null })
  const subjects = (await world.readMails())
    .map(({ subject }) => subject)
    .filter((text) => text.includes(booking.bookingId))
  expect(subjects.filter((text) => /cancel/i.test(text))).toEqual([])
  expect(subjects.filter((text) => /confirmed/i.test(text))).toHaveLength(1)
})

const lastRow = async ({ _id }: Booking) => {
  const row = (await world.readAudit(_id)).at(-1)
  return { ...row, changes: JSON.parse(row?.changes ?? '[]') }
}

describe('notes of a caretaker (rule CARE-3)', () => {
  const say = (caretaker: Person, { _id }: Booking, more: object = {}) =>
    world.call<Booking & Refusal>(caretaker, 'POST', `/caretaker/bookings/${_id}/notes`, {
      note: 'Slept well',
      ...more,
    })

  test('are limited to 200 per booking, whatever other bookings have', async () => {
    const caretaker = await newCaretaker()
    const other = await newCaretaker()
    const [booking, elsewhere] = [
      await world.bookUpTo('active', { customer, admin, caretaker }),
      await world.bookUpTo('active', { customer, admin, caretaker: other }),
    ]
    const at = world.clock.now.toISOString()
    const written = { note: 'Before', author_id: caretaker.id, author_name: 'Lakshmi Devi', created_at: at }
    await insertRows(
      world,
      'booking_notes',
      Array.from({ length: 199 }, () => ({ ...written, id: newId(), booking_id: booking._id })),
    )
    expect((await say(caretaker, booking)).body.caretakerNotes).toHaveLength(200)
    const refused = await say(caretaker, booking)
    expect([refused.status, refused.body.code]).toEqual([409, 'booking.too_many_notes'])
    expect((await say(other, elsewhere)).body.caretakerNotes).toHaveLength(1)
    expect(await lastRow(elsewhere)).toMatchObject({
      action: 'NOTES_ADDED',
      resource_type: 'booking',
      description: `Note added to booking ${elsewhere.bookingId}`,
      changes: [],
    })
  })
})

describe('assigning and unassigning (rules OFF-8 to OFF-10)', () => {
  test.each([
    ['inactive', { inactive_at: '2026-06-01T00:00:00.000Z' }, 409, 'booking.caretaker_inactive'],
    ['removed', { removed_at: '2026-06-01T00:00:00.000Z' }, 400, 'booking.unknown_caretaker'],
    ['an admin by now', { role: 'admin' }, 400, 'booking.unknown_caretaker'],
  ] as const)('refuses a caretaker who is %s', async (_, values, status, code) => {
    const caretaker = await newCaretaker()
    await updateRows(world, 'accounts', { id: caretaker.id }, values)
    const booking = await world.book(customer)
    const answer = await world.assign<Booking & Refusal>(admin, booking, caretaker)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('writes the old and the new caretaker to the audit log, with a changed status', async () => {
    const caretaker = await newCaretaker()
    const who = { name: 'Lakshmi Devi' }
    const booking = await world.book(customer)
    await world.assign(admin, booking, caretaker)
    expect(await lastRow(booking)).toMatchObject({
      action: 'CARETAKER_ASSIGNED',
      description: `Lakshmi Devi assigned to booking ${booking.bookingId}`,
      changes: expect.arrayContaining([{ field: 'assignedCaregiver', from: null, to: expect.objectContaining(who) }]),
    })
    await world.assign(admin, booking, null)
    expect(await lastRow(booking)).toMatchObject({
      action: 'CARETAKER_UNASSIGNED',
      description: `Lakshmi Devi unassigned from booking ${booking.bookingId}`,
      changes: [{ field: 'assignedCaregiver', from: { _id: caretaker.id, ...who }, to: null }],
    })
    await world.assign(admin, booking, caretaker)
    await world.advance(caretaker, booking, 'confirmed')
    await world.assign(admin, booking, null)
    expect((await lastRow(booking)).changes.slice(1)).toEqual([{ field: 'status', from: 'confirmed', to: 'pending' }])
    await world.call(admin, 'POST', `/admin/bookings/${booking._id}/undo`)
    expect(await lastAudit(booking._id)).toEqual(['CARETAKER_ASSIGNED', 'success'])
  })
})

test.each([
  ['', null, ['RATING_SUBMITTED']],
  ['Kind and punctual', 'Kind and punctual', ['RATING_SUBMITTED', 'REVIEW_SUBMITTED']],
])('a rating with the review “%s” stores %s and logs %j (rule BOOK-10)', async (review, kept, actions) => {
  const caretaker = await newCaretaker()
  const booking = await world.bookUpTo('completed', { customer, admin, caretaker })
  const words = { rating: 4, review }
  const { body } = await world.call<Booking>(customer, 'POST', `/booking/${booking._id}/review`, words)
  expect([body.rating, body.review]).toEqual([4, kept])
  const rows = (await world.readAudit(booking._id)).slice(-actions.length)
  expect(rows.map(({ action }) => action)).toEqual(actions)
  expect([rows[0]?.description, JSON.parse(rows[0]?.changes ?? '[]')]).toEqual([
    `Booking ${booking.bookingId} rated 4 of 5`,
    [{ field: 'rating', from: null, to: 4 }],
  ])
  expect((await world.readRow(booking._id)).reviewed_at).toBe(world.clock.now.toISOString())
})
