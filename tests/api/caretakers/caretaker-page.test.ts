import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Caretaker, CaretakerPage } from '@thodu/api/contract/caretakers/caretakers.schema'
import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, password, type TestApi } from '../../support/api.ts'
import { bookingBody } from '../../support/samples/patient.ts'
import type { Refusal } from '../../support/world.ts'

let api: TestApi
let admin: SignedIn
let customer: SignedIn
beforeAll(async () => {
  api = await createTestApi()
  admin = await api.makeAdmin()
  customer = await api.signUp()
})
afterAll(() => api.close())

type Booked = { _id: string }
const office = <Body = CaretakerPage & Refusal>(method: string, path: string, body?: unknown) =>
  api.call<Body>(method, `/admin${path}`, { token: admin.token, ...(body === undefined ? {} : { body }) })
const edit = ({ user }: SignedIn, body: unknown) => office('PUT', `/caretakers/${user._id}`, body)
const assign = <Body = Refusal>({ _id }: Booked, { user }: SignedIn) =>
  office<Body>('PUT', `/bookings/${_id}/status`, { assignedCaregiver: user._id })
const advance = ({ _id }: Booked, caretaker: SignedIn, status: string) =>
  api.call('PUT', `/caretaker/bookings/${_id}/status`, { token: caretaker.token, body: { status } })
const book = async () => (await api.call<Booked>('POST', '/booking', { token: customer.token, body: bookingBody })).body
const login = (email: string, secret = password) =>
  api.call<Refusal>('POST', '/auth/login', { body: { email, password: secret } })

test('name, phone, services and note are edited; what is not sent stays', async () => {
  const caretaker = await api.makeCaretaker(admin, { serviceTypes: ['elderly-care'] })
  const changes = {
    name: 'Lakshmi Rao',
    serviceTypes: ['other', 'baby-care'],
    note: 'Card 2341 2341 2346, Telugu only',
  }
  const answer = await edit(caretaker, changes)
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    name: 'Lakshmi Rao',
    phone: '9870000013',
    serviceTypes: ['baby-care', 'other'],
    note: 'Card XXXX XXXX 2346, Telugu only',
    active: true,
    inactiveSince: null,
  })
  const row = (await api.readAudit()).at(-1)
  expect(row).toMatchObject({ action: 'USER_MANAGEMENT', resource_type: 'caretaker', resource_id: caretaker.user._id })
  expect(row?.changes).toContain('Lakshmi Rao')
  expect(row?.changes).not.toContain('Telugu')
  const seen = await api.call('GET', '/user/profile', { token: caretaker.token })
  expect([seen.status, seen.text.includes('Telugu')]).toEqual([200, false])
})

test('services and notes are changed of one caretaker alone; sent again, nothing has changed', async () => {
  const [one, other] = [await api.makeCaretaker(admin), await api.makeCaretaker(admin)]
  const before = (await office('GET', `/caretakers/${other.user._id}`)).body
  const changes = { serviceTypes: ['other', 'baby-care', 'other'], note: 'Telugu only', phone: '98700 00099' }
  expect((await edit(one, changes)).body).toMatchObject({
    serviceTypes: ['baby-care', 'other'],
    note: 'Telugu only',
    phone: '9870000099',
  })
  expect((await office('GET', `/caretakers/${other.user._id}`)).body).toEqual(before)
  const rows = async () => (await api.readAudit()).filter(({ resource_id }) => resource_id === one.user._id).length
  const told = await rows()
  await edit(one, changes)
  expect(await rows()).toBe(told)
  expect((await edit(one, { note: '' })).body.note).toBeNull()
})

test('what is wrong is said, and nothing is changed', async () => {
  const caretaker = await api.makeCaretaker(admin)
  const wrong = await edit(caretaker, { name: 'L', phone: '12', serviceTypes: [] })
  expect([wrong.status, wrong.body.errors]).toEqual([
    400,
    {
      name: 'Name must be at least 2 characters long',
      phone: texts.phone.tooShort,
      serviceTypes: texts.caretaker.serviceTypesRequired,
    },
  ])
  expect((await office('GET', `/caretakers/${caretaker.user._id}`)).body.name).toBe('Lakshmi Devi')
  for (const person of [customer, admin]) expect((await edit(person, { name: 'Nobody' })).status).toBe(404)
})

describe('an inactive caretaker', () => {
  test('is so since the first time it was said, whatever else is changed, until she is back', async () => {
    const caretaker = await api.makeCaretaker(admin)
    const since = (await edit(caretaker, { active: false })).body.inactiveSince
    expect(since).not.toBeNull()
    api.clock.advance(60_000)
    for (const change of [{ active: false }, { name: 'Lakshmi Rao' }])
      expect((await edit(caretaker, change)).body).toMatchObject({ active: false, inactiveSince: since })
    expect((await edit(caretaker, { active: true })).body).toMatchObject({ active: true, inactiveSince: null })
  })

  test('is signed out, cannot sign in, and is not told so without the password', async () => {
    const caretaker = await api.makeCaretaker(admin)
    const { email } = caretaker.user
    expect((await edit(caretaker, { active: false })).body).toMatchObject({ active: false, available: false })
    expect((await api.call('GET', '/auth/me', { token: caretaker.token })).status).toBe(401)
    const refused = await login(email)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'auth.inactive',
      texts.auth.inactive,
    ])
    expect((await login(email, 'Wrong@1234')).status).toBe(401)
    await edit(caretaker, { active: true })
    expect((await login(email)).status).toBe(200)
    expect((await api.call('GET', '/auth/me', { token: caretaker.token })).status).toBe(401)
  })

  test('is a dead end for sessions that are left over', async () => {
    const caretaker = await api.makeCaretaker(admin)
    await edit(caretaker, { active: false })
    const token = await api.openSessionFor(caretaker.user._id)
    expect((await api.call('GET', '/auth/me', { token })).status).toBe(401)
  })

  test('is not assigned, not handed over to, and not counted as free', async () => {
    const [caretaker, other] = [await api.makeCaretaker(admin), await api.makeCaretaker(admin)]
    await edit(caretaker, { active: false })
    const booking = await book()
    const refused = await assign(booking, caretaker)
    expect([refused.status, refused.body.message]).toEqual([409, texts.assignment.inactive])
    await assign(booking, other)
    const body = { caretaker: caretaker.user._id, reason: 'Ill' }
    expect((await office('POST', `/bookings/${booking._id}/handover`, body)).body.code).toBe(
      'booking.caretaker_inactive',
    )
    const free = await office<Caretaker[]>('GET', `/caretakers?filter=${encodeURIComponent('{"available":true}')}`)
    expect(free.body.map(({ _id }) => _id)).not.toContain(caretaker.user._id)
    const inactive = await office<Caretaker[]>('GET', `/caretakers?filter=${encodeURIComponent('{"active":false}')}`)
    expect(inactive.body.map(({ _id }) => _id)).toContain(caretaker.user._id)
  })

  test('is nobody with an open booking: refused until it is somebody else’s', async () => {
    const [caretaker, other] = [await api.makeCaretaker(admin), await api.makeCaretaker(admin)]
    const booking = await book()
    await assign(booking, caretaker)
    const refused = await edit(caretaker, { active: false, name: 'Not Saved' })
    expect([refused.status, refused.body.message]).toEqual([409, texts.admin.caretakerBound])
    await office('POST', `/bookings/${booking._id}/handover`, { caretaker: other.user._id, reason: 'Leaves' })
    const done = await edit(caretaker, { active: false })
    expect([done.status, done.body.name, done.body.jobs.length]).toEqual([200, 'Lakshmi Devi', 1])
  })

  test('does not get an assignment back by an undo', async () => {
    const caretaker = await api.makeCaretaker(admin)
    const booking = await book()
    await assign(booking, caretaker)
    await office('PUT', `/bookings/${booking._id}/status`, { assignedCaregiver: null })
    await edit(caretaker, { active: false })
    expect((await office('POST', `/bookings/${booking._id}/undo`)).body.code).toBe('booking.caretaker_inactive')
  })
})

test('the page tells jobs, ratings and days, the handed over ones too', async () => {
  const [caretaker, other] = [await api.makeCaretaker(admin), await api.makeCaretaker(admin)]
  const done = await book()
  await assign(done, caretaker)
  for (const status of ['confirmed', 'active', 'completed']) await advance(done, caretaker, status)
  await api.call('POST', `/booking/${done._id}/review`, { token: customer.token, body: { rating: 4, review: 'Kind' } })
  const moved = await book()
  await assign(moved, caretaker)
  await office('POST', `/bookings/${moved._id}/handover`, { caretaker: other.user._id, reason: 'Ill' })
  const { body } = await office('GET', `/caretakers/${caretaker.user._id}`)
  expect(body).toMatchObject({ daysWorked: 1, ratings: [0, 0, 0, 1, 0], averageRating: 4, completedBookings: 1 })
  expect(body.jobs).toMatchObject([
    { _id: moved._id, endedBy: 'handover', careFrom: null, rating: null },
    { _id: done._id, status: 'completed', endedBy: null, rating: 4, review: 'Kind', patientName: 'Narsamma Rao' },
  ])
  await api.deps.accessLog.settle()
  const seen = await api.deps.database.read
    .selectFrom('access_log')
    .select('listed')
    .where('subject_id', '=', moved._id)
    .where('viewer_id', '=', admin.user._id)
    .executeTakeFirst()
  expect(seen?.listed).toBe(1)
})
