import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { texts } from '@thodu/api/contract/texts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { selectRows } from '../../support/rows.ts'
import { bookingBody, patient } from '../../support/samples/patient.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Refusal } from '../../support/world.ts'

const api = useWorld(createTestApi)
let admin: SignedIn
beforeAll(async () => {
  admin = await api.makeAdmin('Ravi Kumar')
})

const bookFor = (customer: unknown, more: object = {}, headers: Record<string, string> = {}) =>
  api.call<Booking & Refusal>('POST', '/admin/bookings', {
    token: admin.token,
    body: { ...bookingBody, customer, ...more },
    headers,
  })
const auditOf = async (id: string) =>
  (await api.readAudit())
    .filter(({ resource_id }) => resource_id === id)
    .map(({ action, user_role }) => [action, user_role])

test('an admin books for an existing family: the booking is marked, mailed and audited', async () => {
  const family = await api.signUp({ phone: '9876512345' })
  const made = await bookFor({ id: family.user._id }, { agreedToTerms: true })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    madeBy: 'office',
    userId: family.user._id,
    status: 'pending',
    userInfo: { name: family.user.name, email: family.user.email, phone: '9876512345' },
    price: { amount: 5500 },
  })
  expect(made.body.agreedToTermsAt).not.toBeNull()
  expect(await auditOf(made.body._id)).toEqual([['BOOKING_CREATED', 'admin']])
  const own = await api.call<Booking[]>('GET', '/booking', { token: family.token })
  expect(own.body.map(({ _id, madeBy }) => [_id, madeBy])).toEqual([[made.body._id, 'office']])
  const subjects = (await api.readMails(family.user.email)).map(({ subject }) => subject)
  expect(subjects).toContain(`We have received your booking ${made.body.bookingId}`)
  const ownMade = await api.call<Booking>('POST', '/booking', { token: family.token, body: bookingBody })
  expect(ownMade.body.madeBy).toBeUndefined()
})

test('a booking made on the telephone requests no call, and its mail promises none', async () => {
  const email = api.nextEmail('phoned')
  const made = await bookFor({ name: 'Padma Rao', email, phone: '98765 00077' })
  const seen = await api.call<Booking>('GET', `/admin/bookings/${made.body._id}`, { token: admin.token })
  const call = seen.body.promises?.find(({ kind }) => kind === 'call')
  expect(call).toMatchObject({ metAt: made.body.createdAt })
  const sheet = await api.call('GET', '/admin/call-sheet', { token: admin.token })
  expect([sheet.status, sheet.text.includes(made.body.bookingId)]).toEqual([200, false])
  const letter = (await api.readMails(email)).find(({ subject }) => subject.includes(made.body.bookingId))
  expect(letter?.text).toContain('Thank you for your call.')
  expect(letter?.text).not.toContain('will call you')
})

test('a caretaker does not see that the office made a booking', async () => {
  const caretaker = await api.makeCaretaker(admin)
  const made = await bookFor({ name: 'Sita Rani', phone: '98765 00001' })
  const body = { assignedCaregiver: caretaker.user._id }
  await api.call('PUT', `/admin/bookings/${made.body._id}/status`, { token: admin.token, body })
  const seen = await api.call('GET', `/caretaker/bookings/${made.body._id}`, { token: caretaker.token })
  expect([seen.status, seen.text.includes('madeBy')]).toEqual([200, false])
})

describe('a family created by an admin', () => {
  test('has no password and sets one through the mailed link', async () => {
    const email = api.nextEmail('caller')
    const made = await bookFor({ name: 'Sita Rani', email, phone: '98765 00002' })
    expect(made.status).toBe(201)
    expect(await auditOf(made.body.userId)).toEqual([['USER_MANAGEMENT', 'admin']])
    const login = (password: string) => api.call('POST', '/auth/login', { body: { email, password } })
    for (const guess of ['', 'Secret@123']) expect((await login(guess)).status).toBe(401)
    const claim = (await api.readMails(email)).find(({ subject }) => subject.startsWith('Your Thodu account'))
    expect(claim?.text).toContain('/login#forgot')
    await api.call('POST', '/auth/forgot-password', { body: { email } })
    const otp = await api.lastCode(email)
    const reset = await api.call('POST', '/auth/reset-password', { body: { email, otp, newPassword: 'Secret@123' } })
    expect(reset.status).toBe(200)
    const { token } = await api.signIn(email, 'Secret@123')
    const own = await api.call<Booking[]>('GET', '/booking', { token })
    expect(own.body.map(({ _id }) => _id)).toEqual([made.body._id])
  })

  test('without an email address gets no mail, shows no address and is found by its number', async () => {
    const mails = (await api.readMails()).length
    const made = await bookFor({ name: 'Narsamma Goud', phone: '98765 00003' })
    expect(made.body.userInfo).toMatchObject({ name: 'Narsamma Goud', email: '', phone: '9876500003' })
    // The team gets no mail to call either, because it has just spoken with the family.
    expect((await api.readMails()).length).toBe(mails)
    const query = encodeURIComponent(JSON.stringify({ q: '9876500003' }))
    const users = await api.call<{ _id: string; email: string }[]>('GET', `/admin/users?filter=${query}`, {
      token: admin.token,
    })
    expect(users.body).toMatchObject([{ _id: made.body.userId, email: '' }])
    expect((await bookFor({ id: made.body.userId })).body.userInfo.email).toBe('')
    for (const place of [
      `families/${made.body.userId}`,
      'find?q=Narsamma',
      'bookings',
      'users',
      'emergency-sheet',
      'access-log',
    ]) {
      const seen = await api.call('GET', `/admin/${place}`, { token: admin.token })
      expect([place, seen.status, seen.text.includes('unknown-address')]).toEqual([place, 200, false])
    }
  })
})

describe('an email address added later', () => {
  const addEmail = (id: string, email: string) =>
    api.call<Refusal>('PUT', `/admin/families/${id}/email`, { token: admin.token, body: { email } })

  test('is stored once, the family claims its account by mail, and the audit log names the admin', async () => {
    const { body } = await bookFor({ name: 'Later Latha', phone: '98765 00013' })
    const email = api.nextEmail('later')
    const added = await addEmail(body.userId, ` ${email.toUpperCase()} `)
    expect([added.status, added.body]).toEqual([200, { email }])
    expect((await auditOf(body.userId)).filter(([action]) => action === 'USER_MANAGEMENT')).toHaveLength(2)
    const noted = (await api.readAudit()).findLast(({ resource_id }) => resource_id === body.userId)
    expect(JSON.parse(noted?.changes ?? '')).toEqual([{ field: 'email', from: '', to: email }])
    const claim = (await api.readMails(email)).find(({ subject }) => subject.startsWith('Your Thodu account'))
    expect(claim?.text).toContain('/login#forgot')
    const again = await addEmail(body.userId, api.nextEmail('other'))
    expect([again.status, again.body.code]).toEqual([409, 'family.has_email'])
  })

  test('never replaces a known or taken address, and is for families only', async () => {
    const family = await api.signUp()
    expect((await addEmail(family.user._id, api.nextEmail('thief'))).body.code).toBe('family.has_email')
    const { body } = await bookFor({ name: 'Later Lalitha', phone: '98765 00014' })
    const taken = await addEmail(body.userId, family.user.email)
    expect([taken.status, taken.body.code]).toEqual([409, 'auth.email_taken'])
    expect((await addEmail(body.userId, 'no address')).status).toBe(400)
    expect((await addEmail(admin.user._id, api.nextEmail('thief'))).status).toBe(404)
    const email = api.nextEmail('raced')
    const other = await bookFor({ name: 'Later Leela', phone: '98765 00015' })
    const raced = await Promise.all([addEmail(body.userId, email), addEmail(other.body.userId, email)])
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a booking for a caller is refused', () => {
  test('with the messages a customer would see, and creates no family', async () => {
    const email = api.nextEmail('nobody')
    const { city: _city, ...details } = patient
    const refused = await bookFor({ name: 'Sita Rani', email }, { packageId: 'gone', patientDetails: details })
    expect([refused.status, refused.body.message]).toEqual([400, texts.booking.incomplete])
    expect(refused.body.errors).toMatchObject({ city: texts.details.required, packageId: texts.details.chooseOption })
    expect((await api.call('POST', '/admin/bookings', { token: admin.token, body: {} })).status).toBe(400)
    const users = await api.call<unknown[]>('GET', `/admin/users?filter={"q":"${email}"}`, { token: admin.token })
    expect(users.body).toEqual([])
  })

  test('without a way to reach the family, for an account that is no customer, and for a registered address', async () => {
    const alone = await bookFor({ name: 'Sita Rani' })
    expect([alone.status, alone.body.errors]).toEqual([400, { phone: texts.booking.reachable }])
    const nameless = await bookFor({ phone: '9876500004' })
    expect(nameless.body.errors).toEqual({ name: texts.name.required })
    for (const id of [admin.user._id, 'nobody'])
      expect((await bookFor({ id })).body.code).toBe('booking.unknown_customer')
    const family = await api.signUp()
    const taken = await bookFor({ name: 'Sita Rani', email: family.user.email })
    expect([taken.status, taken.body.code]).toEqual([409, 'auth.email_taken'])
  })
})

test('the same idempotency key creates one booking and one family, however often it is sent', async () => {
  const headers = { 'Idempotency-Key': 'caller 1' }
  const customer = { name: 'Sita Rani', phone: '98765 00005' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => bookFor(customer, {}, headers)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201])
  expect(new Set(answers.map(({ body }) => body.userId)).size).toBe(1)
})

test('an admin may set any start date, and the access log records who made the booking', async () => {
  const made = await bookFor(
    { name: 'Sita Rani', phone: '98765 00006' },
    { patientDetails: { ...patient, preferredStartDate: '2026-01-01' } },
  )
  expect([made.status, made.body.date]).toEqual([201, '2026-01-01'])
  await api.deps.accessLog.settle()
  const rows = await selectRows(api, 'access_log', ['opened'], { subject_id: made.body._id })
  expect(rows).toEqual([{ opened: 1 }])
})
