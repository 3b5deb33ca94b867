import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { describe, expect, it } from 'vitest'
import { insertRows } from '../../support/rows.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin')
const customer = usePerson(world, 'user', 'Vimala Canary')

/** Fields of a finished booking that a caretaker may read; all others are blank (rule CARE-5). */
const kept = [
  '_id',
  'bookingId',
  'serviceType',
  'serviceName',
  'packageId',
  'packageName',
  'price',
  'timestamp',
  'createdAt',
  'updatedAt',
  'status',
  'date',
  'caregiver',
  'assignedCaregiver',
  'rating',
]
const isBlank = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  value === 0 ||
  (typeof value === 'object' && Object.values(value).every((inner) => inner === ''))
const filledFields = (booking: Booking): string[] =>
  Object.entries(booking)
    .filter(([, value]) => !isBlank(value))
    .map(([name]) => name)

const details = {
  patientName: 'Narsamma Hidden',
  medications: 'canary-insulin',
  preferredStartDate: '2026-07-01',
  preferredTime: 'after lunch',
}
type End = 'completed' | 'cancelled by the customer' | 'cancelled by the office'

async function endBooking(how: End) {
  const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  const file = await world.addDocument(customer, 'medicalReports')
  const body = {
    serviceType: 'elderly-care',
    packageId: 'standard',
    patientDetails: { ...details, ...place },
    uploadedFiles: { medicalReports: [`/api/files/${file}`] },
    formData: { more: 'canary-form' },
    timestamp: 'canary-timestamp',
    agreedToTerms: true,
  }
  const { body: booking } = await world.call(customer, 'POST', '/booking', body)
  await world.assign(admin, booking, caretaker)
  await world.call(caretaker, 'POST', `/caretaker/bookings/${booking._id}/notes`, { note: 'canary-note' })
  const open = await world.call(caretaker, 'GET', `/caretaker/bookings/${booking._id}`)
  if (how === 'completed') {
    for (const step of ['confirmed', 'active', 'completed']) await world.advance(caretaker, booking, step)
    await world.call(customer, 'POST', `/booking/${booking._id}/review`, { rating: 2, review: 'canary-review' })
  } else if (how === 'cancelled by the customer')
    await world.call(customer, 'POST', `/booking/${booking._id}/cancel`, { reason: 'canary-reason' })
  else await world.setStatus(admin, booking, 'cancelled', 'canary-reason')
  return { caretaker, booking, file, open: open.body }
}
const place = {
  patientAge: '74',
  address: '12-3-45, Canary Road',
  city: 'Warangal',
  pincode: '506001',
  emergencyContact: 'Ravi Rao',
  emergencyPhone: '9876543210',
}

describe.each<End>(['completed', 'cancelled by the customer', 'cancelled by the office'])(
  'a booking that was %s',
  (how) => {
    it('shows its caretaker only service, days, status and rating', async () => {
      const { caretaker, booking, file, open } = await endBooking(how)
      expect(open.patientDetails).toMatchObject(details)
      expect(open.userInfo.phone).toBe('+91 98765 43210')
      expect(open.caretakerNotes).toHaveLength(1)
      expect(open.uploadedFiles).toEqual({ medicalReports: [`/api/files/${file}`] })

      const one = await world.call(caretaker, 'GET', `/caretaker/bookings/${booking._id}`)
      const list = await world.call<Booking[]>(caretaker, 'GET', '/caretaker/bookings')
      expect(list.body).toEqual([one.body])
      expect(Object.keys(one.body).toSorted()).toEqual(Object.keys(open).toSorted())
      const unexpected = filledFields(one.body).filter((name) => !kept.includes(name))
      expect(unexpected).toEqual([])
      expect(one.body).toMatchObject({ bookingId: booking.bookingId, serviceName: 'Elderly Care', date: '2026-07-01' })
      expect(one.body.rating).toBe(how === 'completed' ? 2 : null)
      expect(JSON.stringify(one.body)).not.toMatch(/canary|hidden|narsamma|98765|vimala/i)
    })

    it('accepts no notes and opens no file or link for its caretaker', async () => {
      const { caretaker, booking, file } = await endBooking(how)
      const note = await world.call<{ code: string; message: string }>(
        caretaker,
        'POST',
        `/caretaker/bookings/${booking._id}/notes`,
        { note: 'Too late' },
      )
      expect([note.status, note.body]).toEqual([
        409,
        { code: 'booking.care_over', message: 'The care has ended: this booking takes no more notes.' },
      ])
      expect((await world.call(caretaker, 'GET', `/files/${file}`)).status).toBe(404)
      expect((await world.call(caretaker, 'POST', `/files/${file}/link`)).status).toBe(404)
    })
  },
)

it('a file link of a caretaker stops working when the booking is cancelled', async () => {
  const caretaker = await world.addPerson('caretaker')
  const file = await world.addDocument(customer, 'medicalReports')
  const booking = await world.book(customer)
  await insertRows(world, 'booking_files', { booking_id: booking._id, document_id: file, category: 'medicalReports' })
  await world.assign(admin, booking, caretaker)
  const link = await world.call<{ url: string }>(caretaker, 'POST', `/files/${file}/link`)
  expect(link.status).toBe(200)
  await world.call(customer, 'POST', `/booking/${booking._id}/cancel`)
  const opened = await world.call(undefined, 'GET', link.body.url.replace('/api', ''))
  expect(opened.status).toBe(404)
})

it('a caretaker’s search does not reveal people of finished bookings', async () => {
  const { caretaker, booking } = await endBooking('completed')
  const find = async (q: string) => {
    const query = encodeURIComponent(JSON.stringify({ q }))
    return (await world.call<Booking[]>(caretaker, 'GET', `/caretaker/bookings?filter=${query}`)).body.length
  }
  for (const hidden of [
    'Narsamma',
    'Vimala',
    '9876543210',
    '+91 98765 43210',
    customer.email,
    customer.email.slice(0, 6),
  ])
    expect([hidden, await find(hidden)]).toEqual([hidden, 0])
  for (const shown of [booking.bookingId, 'elderly', booking.packageName])
    expect([shown, await find(shown)]).toEqual([shown, 1])
  const next = await world.book(customer)
  await world.assign(admin, next, caretaker)
  for (const shown of ['Narsamma', 'Vimala', '+91 98765 43210', customer.email])
    expect([shown, await find(shown)]).toEqual([shown, 1])
})

it.each(['customer', 'patient', 'userInfo.name', 'patientDetails.patientName'])(
  'a caretaker cannot sort by %s, because the order would reveal hidden values',
  async (field) => {
    const caretaker = await world.addPerson('caretaker')
    const sort = encodeURIComponent(JSON.stringify([field, 'ASC']))
    expect((await world.call(caretaker, 'GET', `/caretaker/bookings?sort=${sort}`)).status).toBe(400)
  },
)
