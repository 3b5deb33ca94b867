import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Findings } from '@thodu/api/contract/dashboard/dashboard.schema'
import type { OwnedDocument } from '@thodu/api/contract/documents/documents.schema'
import type { CallbackInQueue } from '@thodu/api/contract/requests/queues.schema'
import type { UserRow } from '@thodu/api/contract/users/users.calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { selectRows, updateRows } from '../../support/rows.ts'
import { bookingBody } from '../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin')
const asha = usePerson(world, 'user', 'Asha Rao')
let booking: Booking
const street = '4-12-77 Kothawada'

beforeAll(async () => {
  await updateRows(world, 'accounts', { id: asha.id }, { phone: '+91 98480-12345' })
  booking = await world.book(asha, {
    patientName: 'Narsamma',
    address: street,
    emergencyContact: 'Swathi',
    emergencyPhone: '99666 77001',
  })
  await world.book(await world.addPerson('user', 'Somebody Else'), {
    patientName: 'Rajaiah',
    address: '1 Main Road',
    emergencyPhone: '9000000001',
  })
})

const listed = async <Row>(list: string, filter: object) =>
  (await world.call<Row[]>(admin, 'GET', `/admin/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body

describe('a search finds a booking', () => {
  test.each([
    ['9848012345', 'the whole number'],
    ['+91 98480 12345', 'with the country'],
    ['091 98480-12345'.replace('091', '0'), 'with a 0 in front'],
    ['80123', 'five digits from the middle'],
    ['98480 12', 'digits with a blank'],
    ['+9198480', 'the beginning with the country'],
    ['9966677001', 'the whole emergency number'],
    ['66677', 'digits of the emergency number'],
    ['+91-99666-77', 'the emergency number, begun'],
    ['kothawada', 'the street'],
    ['4-12-77', 'the house'],
    ['narsamma', 'the patient'],
    ['swathi', 'whom to call'],
  ])('by %s: %s', async (q) => {
    expect((await listed<Booking>('bookings', { q })).map(({ _id }) => _id)).toEqual([booking._id])
  })

  test('by its new street immediately after a change', async () => {
    const moved = { patientDetails: { address: '9 Balasamudram' } }
    await world.call(admin, 'PUT', `/admin/bookings/${booking._id}`, moved)
    expect(await listed<Booking>('bookings', { q: 'balasamudram' })).toHaveLength(1)
    expect(await listed<Booking>('bookings', { q: 'kothawada' })).toHaveLength(0)
  })
})

test.each(['80123', '+91 98480', '098480 12', '98480-12345'])(
  'a search of another list finds part of a number: %s',
  async (q) => {
    await world.call(asha, 'POST', '/callback', {
      serviceType: 'elderly-care',
      selectedPackage: 'standard',
      callbackData: { preferredTime: 'evening' },
      timestamp: 'once',
    })
    await world.addDocument(asha, 'medicalReports')
    expect((await listed<UserRow>('users', { q })).map(({ name }) => name)).toEqual(['Asha Rao'])
    expect((await listed<CallbackInQueue>('callbacks', { q })).map(({ user }) => user.name)).toEqual(['Asha Rao'])
    const documents = await listed<OwnedDocument>('documents', { q })
    expect(new Set(documents.map(({ owner }) => owner.name))).toEqual(new Set(['Asha Rao']))
  },
)

describe('GET /admin/find', () => {
  /** This admin calls the search only, so all their access rows come from it. */
  let finder: Person
  beforeAll(async () => {
    finder = await world.addPerson('admin')
  })
  const find = async (q: string) =>
    (await world.call<Findings>(finder, 'GET', `/admin/find?q=${encodeURIComponent(q)}`)).body

  test('finds people by number, bookings by street and caretakers by name, and records the access', async () => {
    const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
    const byNumber = await find('80123')
    expect(byNumber.families.map(({ _id }) => _id)).toEqual([asha.id])
    expect(byNumber.bookings).toEqual([
      {
        _id: booking._id,
        bookingId: booking.bookingId,
        customer: 'Asha Rao',
        patient: 'Narsamma',
        serviceName: booking.serviceName,
        status: 'pending',
      },
    ])
    expect((await find(booking.bookingId.toLowerCase())).bookings).toHaveLength(1)
    expect((await find('lakshmi')).caretakers.map(({ _id }) => _id)).toEqual([caretaker.id])
    const seen = async () => {
      const rows = await selectRows(world, 'access_log', '*')
      return rows.filter(({ viewer_id }) => viewer_id === finder.id).map(({ subject_id }) => subject_id)
    }
    await expect.poll(seen).toEqual(expect.arrayContaining([asha.id, booking._id]))
  })

  test('lists the first six names of a common text, and every match of a rare one', async () => {
    const named = (place: number) => `Zubaida ${String(place).padStart(3, '0')}`
    for (const oldest of [0, 1]) await world.addPerson('user', named(oldest))
    const others = Array.from({ length: 500 }, (_, place) => place + 2)
    await Promise.all(others.map((place) => world.addPerson('user', named(place))))
    const names = async (q: string) => (await find(q)).families.map(({ name }) => name)
    expect(await names('zubaida')).toEqual([2, 3, 4, 5, 6, 7].map(named))
    expect(await names('zubaida 000')).toEqual([named(0)])
  })

  test('requires two letters', async () => {
    expect((await world.call(admin, 'GET', '/admin/find?q=a')).status).toBe(400)
  })
})

test('a review does not change when a booking was completed', async () => {
  const caretaker = await world.addPerson('caretaker')
  const customer = await world.addPerson('user')
  const done = await world.bookUpTo('completed', { customer, admin, caretaker })
  const read = async () => (await world.call(admin, 'GET', `/admin/bookings/${done._id}`)).body.completedAt
  const completedAt = world.clock.now.toISOString()
  expect(await read()).toBe(completedAt)
  world.clock.now = new Date(world.clock.now.getTime() + 86_400_000)
  await world.call(customer, 'POST', `/booking/${done._id}/review`, { rating: 5 })
  expect(await read()).toBe(completedAt)
})

describe('a search text', () => {
  const api = useWorld(createTestApi)
  let admin: SignedIn
  let booking: Booking
  beforeAll(async () => {
    admin = await api.makeAdmin()
    const { token } = await api.signUp()
    const { body } = await api.call<Booking>('POST', '/booking', { token, body: bookingBody })
    booking = body
    for (let more = 0; more < 3; more += 1) await api.call('POST', '/booking', { token, body: bookingBody })
  })

  const list = async (name: string, q: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q }))
    return api.call<{ _id: string }[]>('GET', `/admin/${name}?filter=${filter}`, { token: admin.token })
  }

  test.each<[string, (code: string) => string]>([
    ['a number sign before it', (code) => `#${code}`],
    ['a full stop behind it', (code) => `${code.toLowerCase()}.`],
    ['stars around it', (code) => `*${code}*`],
    ['blanks within it', (code) => [...code].join(' ')],
    ['a hyphen within it', (code) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['the word booking before it', (code) => `Booking ID: ${code}`],
  ])('that is a booking number with %s finds that booking only (rule BOOK-6)', async (_, write) => {
    const q = write(booking.bookingId)
    expect((await list('bookings', q)).body.map(({ _id }) => _id)).toEqual([booking._id])
    const { body } = await api.call<Findings>('GET', `/admin/find?q=${encodeURIComponent(q)}`, { token: admin.token })
    expect(body.bookings.map(({ _id }) => _id)).toEqual([booking._id])
  })

  test.each([
    'bookings',
    'users',
    'caretakers',
    'callbacks',
    'messages',
    'documents',
    'access-log',
    'privacy-requests',
  ])('of any length is cut in %s without an error (rule API-15)', async (name) => {
    const { status, body } = await list(name, 'x'.repeat(3_000))
    expect([status, body]).toEqual([200, []])
    expect((await list(name, 'అ'.repeat(400))).status).toBe(200)
  })
})
