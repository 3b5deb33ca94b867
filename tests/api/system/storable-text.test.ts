import { randomUUID } from 'node:crypto'
import { texts } from '@thodu/api/contract/texts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { bookingBody } from '../../support/samples/patient.ts'
import { useWorld } from '../../support/use-world.ts'
import { createWorld, type Person } from '../../support/world.ts'

const api = useWorld(createTestApi)
let token = ''
let adminToken = ''
beforeAll(async () => {
  token = (await api.signUp()).token
  adminToken = (await api.makeAdmin()).token
})

const refusal = (field: string) => ({
  status: 400,
  body: { code: 'request.invalid', errors: { [field]: texts.server.unstorableText } },
})

describe('a text that no database could keep as it is', () => {
  test.each([
    ['a NUL character', 'Rama\0Rao'],
    ['half a letter', 'Rama \ud83d'],
    ['an escape character', 'Rama\u001b[2J'],
    ['a bell at its end', 'Rama\u0007'],
    ['a form feed at its end', 'Rama\f'],
    ['a C1 control character', 'Rama\u0085Rao'],
  ])('with %s is refused, and its field is named', async (_, text) => {
    const profile = await api.call('PUT', '/user/profile', { token, body: { location: text } })
    expect(profile).toMatchObject(refusal('location'))
    const body = { ...bookingBody, patientDetails: { ...bookingBody.patientDetails, address: text } }
    expect(await api.call('POST', '/booking', { token, body })).toMatchObject(refusal('address'))
    const plain = await api.call('POST', '/newsletter', {
      body: `email=${encodeURIComponent(text.toWellFormed())}%40example.in`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(plain.status).toBe(400)
  })

  test.each(['\0', '\u0001', '\u000b', '\u001b', '\u007f', '\u009f'])(
    'is refused in the name and the subject of a contact message: %j',
    async (sign) => {
      const message = {
        name: 'Asha Rao',
        email: 'asha@example.in',
        subject: 'Care',
        message: 'Please call',
        inquiryType: 'general',
      }
      for (const field of ['name', 'subject', 'message'] as const)
        for (const text of [`Ra${sign}ma`, `Rama${sign}`])
          expect(await api.call('POST', '/contact', { body: { ...message, [field]: text } })).toMatchObject(
            refusal(field),
          )
    },
  )

  test('is refused in a filter, a path and a query', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: 'a\0b' }))
    expect(await api.call('GET', `/admin/bookings?filter=${filter}`, { token: adminToken })).toMatchObject(refusal('q'))
    expect(await api.call('GET', '/admin/bookings/a%00b', { token: adminToken })).toMatchObject(refusal('id'))
    expect((await api.call('GET', '/admin/bookings?sort=%00', { token: adminToken })).status).toBe(400)
  })

  test('keeps no refusal out of the log', async () => {
    await api.call('PUT', '/admin/users/a%00b/role', { token, body: { role: 'admin' } })
    await api.deps.refusals.settle()
    expect((await api.readAudit()).at(-1)).toMatchObject({ status: 'failed', resource_id: null })
  })
})

test('the letters of Telugu, joiners and pictures are kept', async () => {
  const location = 'వరంగల్ क्\u200dष 🙂'
  const saved = await api.call('PUT', '/user/profile', { token, body: { location } })
  expect(saved).toMatchObject({ status: 200, body: { location } })
})

describe('input out of range', () => {
  const world = useWorld(createWorld)
  let people: Record<'user' | 'caretaker' | 'admin', Person>
  let bookingId: string
  beforeAll(async () => {
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
})
