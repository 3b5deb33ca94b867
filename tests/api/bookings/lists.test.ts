import type { BookingStats } from '@thodu/api/contract/bookings/booking-figures.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { texts } from '@thodu/api/contract/texts'
import { beforeAll, describe, expect, test } from 'vitest'
import { patient } from '../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin')
const caretaker = usePerson(world, 'caretaker', 'Lakshmi Devi')
const customer = usePerson(world, 'user', 'Asha Rao')
const made: Booking[] = []

const services = [
  ['elderly-care', 'standard'],
  ['physiotherapy', 'single'],
  ['caretaking', 'full'],
] as const

beforeAll(async () => {
  const other = await world.addPerson('user', 'కిరణ్ గౌడ్')
  for (let day = 1; day <= 9; day++) {
    world.clock.now = new Date(`2026-06-0${day}T04:30:00.000Z`)
    const [serviceType, packageId] = services[day % 3] ?? services[0]
    const patientDetails = { ...patient, patientName: `Patient ${10 - day}`, preferredStartDate: `2026-07-0${day}` }
    const answer = await world.call(day % 2 === 0 ? other : customer, 'POST', '/booking', {
      serviceType,
      packageId,
      patientDetails,
    })
    made.push(answer.body)
  }
  for (const [index, rating] of [
    [0, 5],
    [1, 4],
  ] as const) {
    const booking = made[index]
    if (!booking) throw new Error('no booking')
    await world.assign(admin, booking, caretaker)
    for (const step of ['confirmed', 'active', 'completed']) await world.advance(caretaker, booking, step)
    await world.call(index === 1 ? other : customer, 'POST', `/booking/${booking._id}/review`, { rating })
  }
  const [, , third, fourth] = made
  if (third) await world.assign(admin, third, caretaker)
  if (fourth) await world.call(admin, 'PUT', `/admin/bookings/${fourth._id}/status`, { status: 'cancelled' })
})

async function list(query: Record<string, unknown>, person: Person = admin, path = '/admin/bookings') {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  )
  const { status, headers, body } = await world.call<Booking[]>(person, 'GET', `${path}?${search}`)
  const days = status === 200 ? body.map(({ createdAt }) => Number(createdAt.slice(8, 10))) : []
  return { status, range: headers.get('Content-Range'), days, body }
}

describe('GET /admin/bookings', () => {
  test('returns the newest first with the total by default', async () => {
    expect(await list({})).toMatchObject({ status: 200, range: 'bookings 0-8/9', days: [9, 8, 7, 6, 5, 4, 3, 2, 1] })
  })

  test('pages in either direction, from either end, and past the end', async () => {
    const sort = ['createdAt', 'ASC']
    expect(await list({ sort, range: [0, 3] })).toMatchObject({ range: 'bookings 0-3/9', days: [1, 2, 3, 4] })
    expect(await list({ sort, range: [5, 6] })).toMatchObject({ range: 'bookings 5-6/9', days: [6, 7] })
    expect(await list({ sort, range: [8, 20] })).toMatchObject({ range: 'bookings 8-8/9', days: [9] })
    expect(await list({ sort, range: [9, 20] })).toMatchObject({ range: 'bookings */9', days: [] })
  })

  test.each([
    ['status', [4, 1, 2, 3, 5, 6, 7, 8, 9]],
    ['patient', [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ['preferredStartDate', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['serviceName', [2, 5, 8, 3, 6, 9, 1, 4, 7]],
    ['id', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('sorts by %s in both directions', async (field, days) => {
    expect((await list({ sort: [field, 'ASC'] })).days).toEqual(days)
    expect((await list({ sort: [field, 'DESC'] })).days).toEqual(days.toReversed())
  })

  test.each(['rating', 'customer', 'bookingId', 'userInfo.name', 'patientDetails.patientName'])(
    'pages are stable when sorted by %s',
    async (field) => {
      const all = (await list({ sort: [field, 'DESC'] })).days
      const pages = await Promise.all([0, 3, 6].map((from) => list({ sort: [field, 'DESC'], range: [from, from + 2] })))
      expect(pages.flatMap(({ days }) => days)).toEqual(all)
      if (field === 'rating') expect(all.slice(0, 2)).toEqual([1, 2])
    },
  )

  test.each<[Record<string, unknown>, number[]]>([
    [{ status: 'pending' }, [9, 8, 7, 6, 5, 3]],
    [{ status: 'completed' }, [2, 1]],
    [{ serviceType: 'physiotherapy' }, [7, 4, 1]],
    [{ serviceType: 'physiotherapy', status: 'cancelled' }, [4]],
    [{ assigned: true }, [3, 2, 1]],
    [{ assigned: 'true' }, [3, 2, 1]],
    [{ assigned: 'false' }, [9, 8, 7, 6, 5, 4]],
    [{ assigned: false, status: 'pending' }, [9, 8, 7, 6, 5]],
    [{ from: '2026-06-03', to: '2026-06-05' }, [5, 4, 3]],
    [{ from: '2026-06-08', status: 'pending' }, [9, 8]],
    [{ q: 'asha' }, [9, 7, 5, 3, 1]],
    [{ q: 'rao ASHA' }, [9, 7, 5, 3, 1]],
    [{ q: 'గౌడ్' }, [8, 6, 4, 2]],
    [{ q: 'fu', serviceType: 'caretaking' }, [8, 5, 2]],
    [{ q: 'single session', status: 'completed' }, [1]],
    [{ q: '9876543210', assigned: true }, [3, 2, 1]],
    [{ q: '9876543210' }, [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    [{ q: '098765-43210', status: 'completed' }, [2, 1]],
    [{ q: '9876543211' }, []],
    [{ q: 'USER.2@example.in' }, []],
    [{ q: 'USER.3@example.in' }, [9, 7, 5, 3, 1]],
    [{ q: 'asha 9876543210' }, [9, 7, 5, 3, 1]],
    [{ q: ' '.repeat(101) }, [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    [{ q: '"; drop table bookings' }, []],
    [{ q: 'a*b NEAR(' }, []],
    [{ caretaker: 'nobody' }, []],
  ])('filters by %j', async (filter, days) => {
    expect(await list({ filter })).toMatchObject({ status: 200, days })
    expect((await list({ filter })).range).toMatch(new RegExp(`/${days.length}$`))
  })

  test('filters by caretaker and ids, and finds a booking number in upper or lower case', async () => {
    expect((await list({ filter: { caretaker: caretaker.id } })).days).toEqual([3, 2, 1])
    expect((await list({ filter: { id: [made[0]?._id, made[4]?._id, 'gone'] } })).days).toEqual([5, 1])
    expect((await list({ filter: { q: made[5]?.bookingId.toLowerCase() } })).days).toEqual([6])
  })

  test('answers 400 to an invalid query', async () => {
    const wrong: Record<string, unknown>[] = [
      { sort: ['password', 'ASC'] },
      { sort: ['createdAt', 'UP'] },
      { sort: 'createdAt' },
      { range: [5, 1] },
      { range: [-1, 1] },
      { filter: { colour: 'red' } },
      { filter: { status: 'gone' } },
      { filter: { from: '2026-02-30' } },
      { filter: { to: '9999-12-31' } },
      { filter: { assigned: 'maybe' } },
      { filter: { changeAsked: false } },
      { filter: { noticeOwed: false } },
      { filter: [] },
    ]
    for (const query of wrong) expect([query, (await list(query)).status]).toEqual([query, 400])
    const broken = await world.call<Refusal>(admin, 'GET', '/admin/bookings?filter={')
    expect([broken.status, broken.body.message]).toEqual([400, texts.server.badQuery])
  })
})

test('a search of digits matches numbers first, and other text when no number contains it', async () => {
  const total = async (q: string) => (await list({ filter: { q } })).range?.split('/')[1]
  expect(await total('98765-43')).toBe('9')
  expect(await total('506001 45')).toBe('9')
  expect(await total('506002 45')).toBe('0')
})

test('GET /caretaker/bookings lists, searches, filters and pages own bookings only', async () => {
  const ask = (query: Record<string, unknown>) => list(query, caretaker, '/caretaker/bookings')
  expect(await ask({})).toMatchObject({ range: 'bookings 0-2/3', days: [3, 2, 1] })
  expect((await ask({ filter: { status: 'completed' } })).days).toEqual([2, 1])
  // Finished bookings are found by service and number, never by their people.
  expect((await ask({ filter: { q: 'asha' } })).days).toEqual([3])
  expect((await ask({ filter: { q: 'asha', status: 'completed' }, range: [0, 9] })).range).toBe('bookings */0')
  expect((await ask({ filter: { q: 'care', status: 'completed' }, range: [0, 9] })).range).toMatch(/\/[12]$/)
  const { customer_email: hers, customer_phone: number } = await world.readRow(made[0]?._id ?? '')
  const { customer_email: theirs } = await world.readRow(made[1]?._id ?? '')
  const foundBy = async (q: string | null) => (await ask({ filter: { q }, range: [0, 9] })).days
  expect([await foundBy(hers), await foundBy(theirs)]).toEqual([[3], []])
  expect([await foundBy(number), await foundBy(patient.emergencyPhone)]).toEqual([[3], [3]])
  expect((await ask({ sort: ['createdAt', 'ASC'], range: [1, 1] })).days).toEqual([2])
  expect((await ask({ filter: { id: made.map(({ _id }) => _id) } })).days).toEqual([3, 2, 1])
  const orders = ['customer', 'userInfo.name', 'patient', 'patientDetails.patientName', 'status', 'bookingId']
  const answers = await Promise.all(orders.map((field) => ask({ sort: [field, 'ASC'] })))
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 200, 200])
  expect((await ask({ filter: { caretaker: 'someone' } })).status).toBe(400)
  expect((await ask({ filter: { changeAsked: true } })).status).toBe(400)
  expect((await ask({ filter: { noticeOwed: true } })).status).toBe(400)
})

test('each booking in a list shows its own caretaker and notes only', async () => {
  const [, , third] = made
  await world.call(caretaker, 'POST', `/caretaker/bookings/${third?._id}/notes`, { note: 'Slept well' })
  const { body } = await list({ sort: ['createdAt', 'ASC'] })
  const names = body.map(({ assignedCaregiver }) => assignedCaregiver?.name ?? null)
  expect(names).toEqual([...Array(3).fill('Lakshmi Devi'), ...Array(6).fill(null)])
  expect(body.map(({ caretakerNotes }) => caretakerNotes.length)).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0])
})

test('GET /booking lists own bookings, newest first', async () => {
  const { body } = await world.call<Booking[]>(customer, 'GET', '/booking')
  expect(body.map(({ createdAt }) => Number(createdAt.slice(8, 10)))).toEqual([9, 7, 5, 3, 1])
})

test('GET /admin/bookings/stats counts all bookings', async () => {
  const { body } = await world.call<BookingStats>(admin, 'GET', '/admin/bookings/stats')
  const { bookingsPerDay, ...counts } = body
  expect(counts).toEqual({
    totalBookings: 9,
    pendingBookings: 6,
    confirmedBookings: 0,
    activeBookings: 0,
    completedBookings: 2,
    cancelledBookings: 1,
    recentBookings: 7,
    averageRating: 4.5,
    serviceBreakdown: { 'elderly-care': 3, 'post-operative': 0, caretaking: 3, 'baby-care': 0, physiotherapy: 3 },
  })
  expect(bookingsPerDay).toHaveLength(30)
  expect(bookingsPerDay.at(-1)).toEqual({ day: '2026-06-09', count: 1 })
  expect(bookingsPerDay.reduce((sum, { count }) => sum + count, 0)).toBe(9)
})
