import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Caretaker, CaretakerPage } from '@thodu/api/contract/caretakers/caretakers.schema'
import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, password, type TestApi } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'

let api: TestApi
let admin: SignedIn
beforeAll(async () => {
  api = await createTestApi()
  admin = await api.makeAdmin()
})
afterAll(() => api.close())

const list = (query = '') => api.call<Caretaker[]>('GET', `/admin/caretakers${query}`, { token: admin.token })
const filter = (value: unknown) => `?filter=${encodeURIComponent(JSON.stringify(value))}`
const add = (body: Record<string, unknown>, token = admin.token) =>
  api.call('POST', '/admin/caretakers', {
    token,
    body: { name: 'Lakshmi Devi', password, serviceTypes: ['other'], ...body },
  })

test('an admin adds a caretaker, who can sign in', async () => {
  const email = api.nextEmail('carer')
  const answer = await add({
    email,
    serviceTypes: ['other', 'elderly-care', 'other'],
    phone: '98700 00015',
    role: 'admin',
  })
  expect(answer.status).toBe(201)
  expect(answer.body).toEqual({
    _id: expect.any(String),
    name: 'Lakshmi Devi',
    email,
    phone: '9870000015',
    serviceTypes: ['elderly-care', 'other'],
    active: true,
    available: true,
    currentBooking: null,
    completedBookings: 0,
    averageRating: null,
    createdAt: expect.any(String),
  })
  expect((await list(filter({ id: [answer.body._id] }))).body).toEqual([answer.body])
  expect((await api.signIn(email)).user.role).toBe('caretaker')
  const stored = api.deps.database.read.selectFrom('accounts').select('email_verified_at').where('email', '=', email)
  // Nobody has shown that the address is hers.
  expect(await stored.execute()).toEqual([{ email_verified_at: null }])
  const row = (await api.readAudit()).findLast(({ action }) => action === 'USER_MANAGEMENT')
  expect(row).toMatchObject({ resource_type: 'caretaker', resource_id: answer.body._id, status: 'success' })
})

test('with what is known of her already: both are made, or neither', async () => {
  const email = api.nextEmail('known')
  const profile = { homePincode: '506001', languages: ['te'], hours: [{ weekday: 1, from: '08:00', to: '20:00' }] }
  const ahead = await add({ email, profile: { ...profile, policeCheckOn: '2199-01-01' } })
  expect([ahead.status, ahead.body.errors]).toEqual([400, { policeCheckOn: texts.caretakerProfile.checkAhead }])
  const wrong = await add({ email, profile: { ...profile, homePincode: '5060' } })
  expect([wrong.status, wrong.body.errors]).toEqual([400, { homePincode: texts.caretakerProfile.wrongPincode }])
  // The address is still free: nothing was made of either.
  const made = await add({ email, name: 'లక్ష్మి', profile })
  expect(made.status).toBe(201)
  const page = await api.call<CaretakerPage>('GET', `/admin/caretakers/${made.body._id}`, { token: admin.token })
  expect(page.body.profile).toMatchObject({ ...profile, maxWeekMinutes: 2_880, capacity: 1 })
  expect(page.body.searchName).toBe('lakshmi laxmi')
  const rows = (await api.readAudit()).filter(({ resource_id }) => resource_id === made.body._id)
  expect(rows.map(({ description }) => description)).toEqual([
    expect.stringMatching(/^Created the caretaker/),
    'Changed the profile of లక్ష్మి: homePincode, languages, hours',
  ])
})

describe('what is wrong is said', () => {
  test.each([
    [{ serviceTypes: [] }, { serviceTypes: 'Please choose at least one service type' }],
    [{ serviceTypes: undefined }, { serviceTypes: 'Please choose at least one service type' }],
    [{ password: 'short' }, { password: 'Password must be at least 8 characters long' }],
    [{ name: '' }, { name: 'Name is required' }],
    [{ email: '' }, { email: 'Email is required' }],
  ])('%j', async (body, errors) => {
    const answer = await add({ email: api.nextEmail('wrong'), ...body })
    expect([answer.status, answer.body.errors]).toEqual([400, errors])
  })

  test('an unknown service type is refused', async () => {
    expect((await add({ email: api.nextEmail('wrong'), serviceTypes: ['caretaking'] })).status).toBe(400)
  })

  test('a taken address is a 409, and of many at once one is made', async () => {
    const { user } = await api.signUp()
    const taken = await add({ email: user.email })
    expect([taken.status, taken.body.message]).toEqual([409, 'An account with this email already exists.'])
    const email = api.nextEmail('rush')
    const answers = await Promise.all(Array.from({ length: 10 }, () => add({ email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  })

  test('customers and caretakers are refused', async () => {
    const customer = await api.signUp()
    const caretaker = await api.makeCaretaker(admin)
    for (const { token } of [customer, caretaker]) {
      expect((await add({ email: api.nextEmail('no') }, token)).status).toBe(403)
      expect((await api.call('GET', '/admin/caretakers', { token })).status).toBe(403)
    }
  })
})

describe('the list', () => {
  test('tells who is bound to which booking, and how care went before', async () => {
    const customer = await api.signUp()
    const [busy, free] = [await api.makeCaretaker(admin), await api.makeCaretaker(admin, { name: 'Sujatha' })]
    const assigned = { owner: customer, caretaker: busy }
    await insertBooking(api, { ...assigned, status: 'completed', rating: 4 })
    await insertBooking(api, { ...assigned, status: 'completed', rating: 5 })
    await insertBooking(api, { ...assigned, status: 'completed' })
    await insertBooking(api, { ...assigned, status: 'cancelled' })
    const open = await insertBooking(api, { ...assigned, status: 'pending', patient_name: 'Kamala' })
    const rows = (await list(filter({ id: [busy.user._id, free.user._id] }))).body
    const one = rows.find(({ _id }) => _id === busy.user._id)
    expect(one).toMatchObject({
      available: false,
      currentBooking: { _id: open.id, bookingId: open.code, patientName: 'Kamala', status: 'pending' },
      completedBookings: 3,
      averageRating: 4.5,
    })
    expect(rows.find(({ _id }) => _id === free.user._id)).toMatchObject({ available: true, currentBooking: null })
    const available = (await list(filter({ available: true }))).body.map(({ _id }) => _id)
    expect([available.includes(busy.user._id), available.includes(free.user._id)]).toEqual([false, true])
    expect((await list(filter({ available: false }))).body.map(({ _id }) => _id)).toEqual([busy.user._id])
    const byAvailability = async (direction: string) =>
      (await list(`${filter({ id: [busy.user._id, free.user._id] })}&sort=["available","${direction}"]`)).body.map(
        ({ _id }) => _id,
      )
    expect(await byAvailability('ASC')).toEqual([free.user._id, busy.user._id])
    expect(await byAvailability('DESC')).toEqual([busy.user._id, free.user._id])
    for (const q of ['sujatha', '  Sujatha '])
      expect((await list(filter({ q }))).body.map(({ _id }) => _id)).toEqual([free.user._id])
    const page = await list(`${filter({ serviceType: 'elderly-care' })}&range=[0,0]&sort=["name","DESC"]`)
    expect(page.body.map(({ name }) => name)).toEqual(['Sujatha'])
    expect(page.headers.get('Content-Range')).toMatch(/^caretakers 0-0\/\d+$/)
  })

  test('takes no more statements for thirty rows than for one', async () => {
    const statements = async (query: string) => {
      let count = 0
      const { read } = api.deps.database
      const executor = read.getExecutor()
      const original = executor.executeQuery.bind(executor)
      executor.executeQuery = (compiled) => {
        count += 1
        return original(compiled)
      }
      await list(query)
      executor.executeQuery = original
      return count
    }
    for (let made = 0; made < 4; made += 1) await add({ email: api.nextEmail('crowd') })
    const one = await statements('?range=[0,0]')
    expect(one).toBeGreaterThan(3)
    // A page that is not full tells the total by itself: one count less.
    expect(await statements('')).toBe(one - 1)
    // Neither services nor records are asked for of nobody.
    expect(await statements(filter({ id: ['nobody'] }))).toBe(one - 3)
  })

  test.each(['?filter={"role":"admin"}', '?sort=["rating","ASC"]', '?filter={"available":"yes"}'])(
    '%s is a 400',
    async (query) => {
      expect((await list(query)).status).toBe(400)
    },
  )
})
