import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Caretaker, CaretakerDetails } from '@thodu/api/contract/caretakers/caretakers.schema'
import { texts } from '@thodu/api/contract/texts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, password } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { selectRow } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Refusal } from '../../support/world.ts'

const api = useWorld(createTestApi)
let admin: SignedIn
beforeAll(async () => {
  admin = await api.makeAdmin()
})

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
    openBookings: 0,
    capacity: 1,
    checks: { required: [], missing: [] },
    currentBooking: null,
    completedBookings: 0,
    averageRating: null,
    createdAt: expect.any(String),
  })
  expect((await list(filter({ id: [answer.body._id] }))).body).toEqual([answer.body])
  expect((await api.signIn(email)).user.role).toBe('caretaker')
  expect((await selectRow(api, 'accounts', ['email_verified_at'], { email })).email_verified_at).toBeNull()
  const row = (await api.readAudit()).findLast(({ action }) => action === 'USER_MANAGEMENT')
  expect(row).toMatchObject({ resource_type: 'caretaker', resource_id: answer.body._id, status: 'success' })
})

test('a caretaker and their profile are created together or not at all', async () => {
  const email = api.nextEmail('known')
  const profile = { homePincode: '506001', languages: ['te'], hours: [{ weekday: 1, from: '08:00', to: '20:00' }] }
  const ahead = await add({ email, profile: { ...profile, policeCheckOn: '2199-01-01' } })
  expect([ahead.status, ahead.body.errors]).toEqual([400, { policeCheckOn: texts.caretakerProfile.checkAhead }])
  const wrong = await add({ email, profile: { ...profile, homePincode: '5060' } })
  expect([wrong.status, wrong.body.errors]).toEqual([400, { homePincode: texts.caretakerProfile.wrongPincode }])
  // The address is still free, because neither account nor profile was created.
  const made = await add({ email, name: 'లక్ష్మి', profile })
  expect(made.status).toBe(201)
  const page = await api.call<CaretakerDetails>('GET', `/admin/caretakers/${made.body._id}`, { token: admin.token })
  expect(page.body.profile).toMatchObject({ ...profile, maxWeekMinutes: 2_880, capacity: 1 })
  expect(page.body.searchName).toBe('lakshmi laxmi')
  const rows = (await api.readAudit()).filter(({ resource_id }) => resource_id === made.body._id)
  expect(rows.map(({ description }) => description)).toEqual([
    expect.stringMatching(/^Created the caretaker/),
    'Changed the profile of లక్ష్మి: homePincode, languages, hours',
  ])
})

describe('adding a caretaker is refused', () => {
  test.each([
    [{ serviceTypes: [] }, { serviceTypes: 'Please choose at least one service type' }],
    [{ serviceTypes: undefined }, { serviceTypes: 'Please choose at least one service type' }],
    [{ password: 'short' }, { password: 'Password must be at least 8 characters long' }],
    [{ name: '' }, { name: 'Name is required' }],
    [{ email: '' }, { email: 'Email is required' }],
  ])('with %j', async (body, errors) => {
    const answer = await add({ email: api.nextEmail('wrong'), ...body })
    expect([answer.status, answer.body.errors]).toEqual([400, errors])
  })

  test('with an unknown service type', async () => {
    expect((await add({ email: api.nextEmail('wrong'), serviceTypes: ['caretaking'] })).status).toBe(400)
  })

  test('for a registered address, also when several requests arrive at once', async () => {
    const { user } = await api.signUp()
    const taken = await add({ email: user.email })
    expect([taken.status, taken.body.message]).toEqual([409, 'An account with this email already exists.'])
    const email = api.nextEmail('rush')
    const answers = await Promise.all(Array.from({ length: 10 }, () => add({ email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  })
})

describe('the list of caretakers', () => {
  test('shows current booking, rating and availability', async () => {
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

  test.each(['?filter={"role":"admin"}', '?sort=["rating","ASC"]', '?filter={"available":"yes"}'])(
    '%s is refused with 400',
    async (query) => {
      expect((await list(query)).status).toBe(400)
    },
  )
})

describe('a password set by an admin', () => {
  const given = 'Orugallu@2031'
  const give = (id: string, password: string = given) =>
    api.call<Refusal>('POST', `/admin/caretakers/${id}/password`, { token: admin.token, body: { password } })

  test('ends the sessions of the caretaker, and the audit log omits it (rule OFF-35)', async () => {
    const caretaker = await api.makeCaretaker(admin)
    const { _id: id, email, name } = caretaker.user
    expect((await give(id)).status).toBe(204)
    expect((await api.call('GET', '/auth/me', { token: caretaker.token })).status).toBe(401)
    const signedIn = await api.signIn(email, given)
    const account = await selectRow(api, 'accounts', ['password_chosen_by'], { id })
    expect([signedIn.user._id, account.password_chosen_by]).toEqual([id, 'office'])
    const row = (await api.readAudit()).findLast(({ resource_id: subject }) => subject === id && subject !== null)
    const told = (await api.readAudit()).filter(
      ({ action, resource_id }) => action === 'PASSWORD_RESET' && resource_id === id,
    )
    expect(told).toMatchObject([{ user_role: 'admin', resource_type: 'authentication', status: 'success' }])
    expect(told[0]?.description).toContain(name)
    expect(JSON.stringify([row, told])).not.toContain(given)
    expect((await api.readMails(email)).at(-1)?.subject).toContain('password')
  })

  test.each([
    ['short', texts.password.tooShort],
    ['Password1!', texts.password.common],
  ])('is refused when it is “%s”', async (password, text) => {
    const caretaker = await api.makeCaretaker(admin)
    const answer = await give(caretaker.user._id, password)
    expect([answer.status, answer.body.errors]).toEqual([400, { password: text }])
    expect((await api.call('GET', '/auth/me', { token: caretaker.token })).status).toBe(200)
  })

  test('is refused when it equals the address of the caretaker', async () => {
    const caretaker = await api.makeCaretaker(admin)
    const answer = await give(caretaker.user._id, caretaker.user.email)
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['password']])
    // The part before the @ would be a valid password for any other account.
    const id = await api.addAccount('caretaker', { name: 'Sridevi Goud', email: 'sridevi!1@example.in' })
    const own = await give(id, 'Sridevi!1')
    expect([own.status, own.body.errors]).toEqual([400, { password: texts.password.common }])
    expect((await give(caretaker.user._id, 'Sridevi!1')).status).toBe(204)
  })

  test('can be set for caretakers only', async () => {
    const family = await api.signUp({})
    const other = await api.makeAdmin('Ravi Kumar')
    for (const id of [admin.user._id, other.user._id, family.user._id, 'missing'])
      expect((await give(id)).status).toBe(404)
    expect((await api.call('GET', '/auth/me', { token: family.token })).status).toBe(200)
  })
})
