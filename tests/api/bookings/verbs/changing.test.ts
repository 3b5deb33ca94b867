import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanDetails, toPatientColumns } from '../../../../api/src/bookings/verbs/patient-columns.ts'
import { findService } from '../../../../api/src/contract/care/catalogue.ts'
import { bookingBody, patient } from '../../../support/samples/patient.ts'
import { createWorld, type Person, type Refusal, type World } from '../../../support/world.ts'

let world: World
let customer: Person
let admin: Person
let caretaker: Person
beforeAll(async () => {
  world = await createWorld()
  customer = await world.addPerson('user', 'Asha Rao')
  admin = await world.addPerson('admin', 'Meera Iyer')
})
afterAll(() => world.close())

/** A booking with all that only some of its readers see: wishes, an Aadhaar card, a change asked for. */
async function bookWithAll(): Promise<Booking> {
  const card = await world.addDocument(customer, 'aadharCard')
  const more = { uploadedFiles: { aadharCard: [`/api/files/${card}`] }, formData: { wishFood: 'halal' } }
  const { body: booking } = await world.call(customer, 'POST', '/booking', { ...bookingBody, ...more })
  const at = world.clock.now.toISOString()
  const asked = { id: newId(), booking_id: booking._id, kind: 'cancel', state: 'open' } as const
  await world.deps.database.write((tx) =>
    tx
      .insertInto('change_requests')
      .values({ ...asked, created_at: at, updated_at: at })
      .execute(),
  )
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  await world.assign(admin, booking, caretaker)
  return booking
}
const asFamily = () => customer
const asOffice = () => admin
const asCaretaker = () => caretaker
const edit = { patientDetails: { additionalNotes: 'Second floor' } }

describe('a change answers what its author reads of the booking', () => {
  const all = { asked: 'open', files: ['aadharCard'] }
  test.each([
    ['the family edits', asFamily, 'PUT', '/booking/ID', '', edit, all],
    [
      'the family cancels, which answers what it asked for',
      asFamily,
      'POST',
      '/booking/ID',
      '/cancel',
      {},
      { ...all, asked: 'done' },
    ],
    ['the office corrects', asOffice, 'PUT', '/admin/bookings/ID', '', edit, all],
    [
      'the caretaker confirms',
      asCaretaker,
      'PUT',
      '/caretaker/bookings/ID',
      '/status',
      { status: 'confirmed' },
      { files: [] },
    ],
  ] as const)('when %s', async (_what, author, method, path, verb, body, seen) => {
    const place = path.replace('ID', (await bookWithAll())._id)
    const changed = await world.call(author(), method, `${place}${verb}`, body)
    const read = await world.call(author(), 'GET', place)
    expect([changed.status, read.status]).toEqual([200, 200])
    expect(changed.body).toEqual(read.body)
    const { changeRequest, uploadedFiles } = changed.body
    expect({ asked: changeRequest?.state, files: Object.keys(uploadedFiles) }).toEqual(seen)
  })
})

describe('an edit', () => {
  const put = (id: string, patientDetails: object) =>
    world.call<Booking & Refusal>(customer, 'PUT', `/booking/${id}`, { patientDetails })
  const trailOf = async (id: string) =>
    (await world.readAudit(id))
      .slice(1)
      .map(({ action, changes }) => [action, JSON.parse(changes).map(({ field }: { field: string }) => field)])

  test.each([
    [{ city: 'Hanamkonda' }, [['PATIENT_DETAILS_UPDATED', ['city']]]],
    [{ preferredStartDate: '2026-07-01' }, [['BOOKING_UPDATED', ['preferredStartDate']]]],
    [
      { patientAge: '75', additionalNotes: 'Second floor' },
      [
        ['BOOKING_UPDATED', ['additionalNotes']],
        ['PATIENT_DETAILS_UPDATED', ['patientAge']],
      ],
    ],
    [patient, []],
  ])('to %j stands in the trail as %j', async (details, trail) => {
    const booking = await world.book(customer)
    expect((await put(booking._id, details)).status).toBe(200)
    expect(await trailOf(booking._id)).toEqual(trail)
  })

  test('that changes nothing leaves the time of the last change', async () => {
    const booking = await world.book(customer)
    const before = world.clock.now
    world.clock.now = new Date(before.getTime() + 60_000)
    const { body } = await put(booking._id, patient)
    expect(body.updatedAt).toBe(booking.updatedAt)
    world.clock.now = before
  })

  test('that clears a detail takes it out of the booking', async () => {
    const booking = await world.book(customer, { additionalNotes: 'Second floor' })
    const { body } = await put(booking._id, { additionalNotes: '' })
    expect(body.patientDetails).toEqual(patient)
    expect(cleanDetails({ ...patient, additionalNotes: '', medications: undefined })).toStrictEqual(patient)
  })

  test('of a booking whose service is no longer offered finds nothing to edit', async () => {
    const booking = await world.book(customer)
    await world.deps.database.write((tx) =>
      tx
        .updateTable('bookings')
        .set({ service_type: 'night-watch' as never })
        .where('id', '=', booking._id)
        .execute(),
    )
    expect((await put(booking._id, { city: 'Hanamkonda' })).status).toBe(404)
  })
})

test('steps and cancellations say in the trail what the booking was and what it has become', async () => {
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  const booking = await world.book(customer)
  await world.assign(admin, booking, caretaker)
  await world.advance(caretaker, booking, 'confirmed')
  await world.call(customer, 'POST', `/booking/${booking._id}/cancel`, {})
  const rows = (await world.readAudit(booking._id)).slice(-2)
  expect(rows.map(({ changes }) => JSON.parse(changes))).toEqual([
    [{ field: 'status', from: 'pending', to: 'confirmed' }],
    [{ field: 'status', from: 'confirmed', to: 'cancelled' }],
  ])
})

test('of the steps of a caretaker the last alone can be undone', async () => {
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  const booking = await world.book(customer)
  await world.assign(admin, booking, caretaker)
  const readUndos = () =>
    world.deps.database.read
      .selectFrom('undos')
      .select('author_id')
      .where('subject_id', '=', booking._id)
      .where('author_id', '=', caretaker.id)
      .execute()
  const seen: number[] = []
  for (const status of ['confirmed', 'active', 'completed']) {
    await world.advance(caretaker, booking, status)
    seen.push((await readUndos()).length)
  }
  expect(seen).toEqual([0, 0, 1])
})

describe('what a search looks in', () => {
  const service = findService('elderly-care')
  if (!service) throw new Error('no such service')
  const asha = { name: 'Asha Rao', email: 'asha@example.in', location: 'Warangal' }
  const textOf = (details: object, phone: string) =>
    toPatientColumns(service, details, { code: 'TH7K2Q', userInfo: { ...asha, phone }, packageName: 'Standard' })
      .search_text

  test('is all that was written, once, with a blank between', () => {
    expect(textOf(patient, '+91 98480-12345')).toBe(
      'th7k2q asha rao asha@example.in +91 98480-12345 919848012345 ravi rao 919876543210 narsamma rao ' +
        '12-3-45, station road, hanamkonda warangal 506001 elderly care standard',
    )
  })

  test('holds nothing for what was left out', () => {
    expect(textOf({}, '')).toBe('th7k2q asha rao asha@example.in elderly care standard')
  })
})
