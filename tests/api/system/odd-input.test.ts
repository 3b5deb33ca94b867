import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type Person, type World } from '../../support/world.ts'

let world: World
let people: Record<'user' | 'caretaker' | 'admin', Person>
let bookingId: string
beforeAll(async () => {
  world = await createWorld()
  const [user, caretaker, admin] = [
    await world.addPerson('user'),
    await world.addPerson('caretaker'),
    await world.addPerson('admin'),
  ]
  people = { user, caretaker, admin }
  const booking = await world.book(user)
  await world.assign(admin, booking, caretaker)
  bookingId = booking._id
})
afterAll(() => world.close())

type Asker = keyof typeof people
const statusOf = async (asker: Asker, method: string, path: string, body?: unknown) =>
  (await world.call(people[asker], method, path.replace('BOOKING', bookingId), body)).status
const filtered = (path: string, filter: unknown) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`

const oddDays = ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31']
const oldestDay = '1900-01-01'
/** Every read that is asked for by days, with one of them. */
const byDay: [Asker, string, (day: string) => string][] = [
  ['admin', 'the trail', (day) => `/audit/logs?startDate=${day}`],
  ['admin', 'the end of the trail', (day) => `/audit/logs?endDate=${day}`],
  ['admin', 'its counts', (day) => `/audit/stats?startDate=${day}`],
  ['admin', 'its export', (day) => `/audit/export?startDate=${day}&endDate=${day}`],
  ['admin', 'the access log', (day) => filtered('/admin/access-log', { from: day, to: day })],
  ['admin', 'bookings', (day) => filtered('/admin/bookings', { from: day, to: day })],
  ['admin', 'visits', (day) => filtered('/admin/visits', { from: day, to: day })],
  ['admin', 'the week', (day) => `/admin/roster-week?from=${day}`],
  ['admin', 'a report', (day) => `/admin/reports/calls?from=${day}&to=${day}`],
  ['caretaker', 'own visits', (day) => `/caretaker/visits?from=${day}&to=${day}`],
  ['caretaker', 'own visits from then on', (day) => `/caretaker/visits?from=${day}`],
  ['user', 'visits of a booking', (day) => `/booking/BOOKING/visits?from=${day}`],
]

describe('a day of a year that nobody means', () => {
  test.each(byDay)('is refused: %s reads %s', async (asker, _, path) => {
    for (const day of oddDays) expect([day, await statusOf(asker, 'GET', path(day))]).toEqual([day, 400])
  })

  test.each(byDay)('unlike the oldest one, when clocks had seconds: %s reads %s', async (asker, _, path) => {
    expect(await statusOf(asker, 'GET', path(oldestDay))).toBe(200)
  })

  test('is refused as a moment as well', async () => {
    for (const name of ['startDate', 'endDate'])
      for (const time of ['9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z'])
        for (const path of ['logs', 'stats', 'export'])
          expect([path, time, await statusOf('admin', 'GET', `/audit/${path}?${name}=${time}`)]).toEqual([
            path,
            time,
            400,
          ])
    const [startsAt, endsAt] = ['0001-01-01T00:00:00Z', '9999-12-31T00:00:00Z']
    const timeOff = { startsAt, endsAt, kind: 'leave', reason: '' }
    expect(await statusOf('caretaker', 'POST', '/caretaker/time-off', timeOff)).toBe(400)
    const call = { key: 'x', items: [], outcome: 'call-again', nextTryAt: endsAt, clientCallId: randomUUID() }
    expect(await statusOf('admin', 'POST', '/admin/calls', call)).toBe(400)
  })
})

test.each([
  '/admin/bookings',
  '/admin/visits',
  '/admin/users',
  '/admin/caretakers',
  '/admin/callbacks',
  '/admin/messages',
  '/admin/documents',
  '/admin/promises',
])('no ids at all are no list: %s', async (path) => {
  expect(await statusOf('admin', 'GET', filtered(path, { id: [] }))).toBe(400)
})

test.each(['admin', 'caretaker'] as const)(
  'an export of the %s says what was chosen, in words and numbers',
  async (asker) => {
    const note = (filter: unknown) =>
      statusOf(asker, 'POST', `/${asker}/exports`, { list: 'bookings', filter, rows: 1 })
    for (const odd of [{ toString: 1 }, ['a'], { valueOf: 'x' }, null]) expect(await note({ a: odd })).toBe(400)
    expect(await note({ q: 'Asha', status: 'pending', assigned: true, page: 2, caretaker: '' })).toBe(204)
    const [row] = (await world.deps.database.read
      .selectFrom('audit_log')
      .select('description')
      .orderBy('seq', 'desc')
      .limit(1)
      .execute()) as { description: string }[]
    expect(row?.description).toBe('Exported 1 rows of bookings as CSV (q, status=pending, assigned=true, page=2)')
  },
)
