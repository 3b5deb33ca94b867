import type { JobStats } from '@thodu/api/contract/bookings/booking-figures.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { newId } from '@thodu/db'
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { insertRows } from '../../support/rows.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { codeOf, createWorld, type Person } from '../../support/world.ts'

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

describe('the jobs of a caretaker', () => {
  const world = useWorld(createWorld)
  const admin = usePerson(world, 'admin')
  const customer = usePerson(world, 'user')
  const caretaker = usePerson(world, 'caretaker')
  /** Three finished bookings, the oldest one of them active, and a booking of another caretaker. */
  let open: Booking
  beforeAll(async () => {
    open = await world.book(customer)
    for (const rating of [5, 4, undefined]) {
      world.clock.now = new Date(world.clock.now.getTime() + 60_000)
      const done = await world.bookUpTo('completed', { customer, admin, caretaker })
      if (rating !== undefined) await world.call(customer, 'POST', `/booking/${done._id}/review`, { rating })
    }
    await world.assign(admin, open, caretaker)
    await world.bookUpTo('completed', { customer, admin, caretaker: await world.addPerson('caretaker') })
  })

  const read = (query = '') => world.call<Booking[]>(caretaker, 'GET', `/caretaker/bookings${query}`)

  test('are listed with open ones first, then finished ones page by page', async () => {
    const { body, headers } = await read()
    expect(body.map(({ status }) => status)).toEqual(['pending', 'completed', 'completed', 'completed'])
    const days = body.slice(1).map(({ createdAt }) => createdAt)
    expect(days).toEqual(days.toSorted().reverse())
    expect(headers.get('Content-Range')).toBe('bookings 0-3/4')

    const pages = []
    for (const range of ['[0,1]', '[2,3]']) pages.push(...(await read(`?range=${range}`)).body)
    expect(pages.map(({ _id }) => _id)).toEqual(body.map(({ _id }) => _id))
    expect((await read('?range=[2,3]')).headers.get('Content-Range')).toBe('bookings 2-3/4')
  })

  test('are counted without the bookings of other caretakers', async () => {
    const stats = await world.call<JobStats>(caretaker, 'GET', '/caretaker/bookings/stats')
    expect(stats.body).toEqual({ activeJobs: 0, completedJobs: 3, averageRating: 4.5 })
    const newcomer = await world.addPerson('caretaker')
    const none = await world.call<JobStats>(newcomer, 'GET', '/caretaker/bookings/stats')
    expect(none.body).toEqual({ activeJobs: 0, completedJobs: 0, averageRating: null })
  })

  test('an admin cannot sort the bookings list by open bookings', async () => {
    const sort = encodeURIComponent('["open","DESC"]')
    expect((await world.call(admin, 'GET', `/admin/bookings?sort=${sort}`)).status).toBe(400)
  })
})

describe('a note sent from a phone (rule CARE-24)', () => {
  const world = useWorld(createWorld)
  let caretaker: Person
  let booking: Booking
  const at = '2026-06-10T06:30:00.000Z'
  const hours = (count: number) => new Date(Date.parse(at) + count * 3_600_000).toISOString()
  beforeEach(async () => {
    world.clock.now = new Date(at)
    caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
    const customer = await world.addPerson('user')
    const admin = await world.addPerson('admin', 'Meera Iyer')
    booking = await world.bookUpTo('active', { customer, admin, caretaker })
  })
  const note = (more: object, of = booking, person = caretaker) =>
    world.call(person, 'POST', `/caretaker/bookings/${of._id}/notes`, { note: 'Ate well', ...more })

  test('is stored once, however often and however many at once it is sent', async () => {
    const clientEventId = newId()
    const answers = await Promise.all(Array.from({ length: 5 }, () => note({ clientEventId })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    for (const { body } of answers) expect(body.caretakerNotes).toHaveLength(1)
    expect((await world.readAudit(booking._id)).filter(({ action }) => action === 'NOTES_ADDED')).toHaveLength(1)
    await note({})
    expect((await note({})).body.caretakerNotes).toHaveLength(3)
  })

  test('is refused when its client id belongs to another note', async () => {
    const clientEventId = newId()
    await note({ clientEventId })
    const customer = await world.addPerson('user')
    const admin = await world.addPerson('admin', 'Meera Iyer')
    const kavitha = await world.addPerson('caretaker', 'Kavitha B')
    const other = await world.bookUpTo('active', { customer, admin, caretaker: kavitha })
    expect(await codeOf(note({ clientEventId }, other, kavitha))).toBe('409 request.conflict')
  })

  test.each([
    ['some hours ago has the time it was written', -13, -13],
    ['more than three days ago has the time it arrived', -73, 0],
    ['in the future has the time it arrived', 2, 0],
  ])('written %s', async (_, written, counts) => {
    const { body } = await note({ clientEventId: newId(), occurredAt: hours(written) })
    expect(body.caretakerNotes.map(({ createdAt }) => createdAt)).toEqual([hours(counts)])
  })
})
