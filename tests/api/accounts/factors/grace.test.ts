import type { SignedIn, User } from '@thodu/api/contract/accounts/accounts.schema'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApi, password, type TestApi } from '../../../support/api.ts'
import { samplePdf, uploadForm } from '../../../support/samples/sample-files.ts'
import { addApp, answer, appCode, askedAtSignIn, proveByMail } from './second-step.ts'

const day = 86_400_000
let api: TestApi
beforeEach(async () => {
  api = await createTestApi({ STAFF_SECOND_FACTOR: 'staff' })
})
afterEach(() => api.close())

const me = (token: string) => api.call<User & { code: string }>('GET', '/auth/me', { token })
const signIn = (email: string) => api.call<SignedIn>('POST', '/auth/login', { body: { email, password } })

describe('where a second step is asked for', () => {
  test('there are seven days from the first sign-in on, said with each sign-in and stored', async () => {
    const { user, token } = await api.makeAdmin()
    const dueAt = user.secondFactor?.dueAt ?? ''
    expect(Date.parse(dueAt) - api.deps.now().getTime()).toBeGreaterThan(7 * day - 60_000)
    expect(Date.parse(dueAt) - api.deps.now().getTime()).toBeLessThanOrEqual(7 * day)
    expect((await me(token)).body.secondFactor).toEqual({ dueAt })
    api.clock.advance(6 * day)
    const later = await signIn(user.email)
    expect([later.status, later.body.user.secondFactor]).toEqual([200, { dueAt }])
    expect((await api.call('GET', '/admin/users', { token: later.body.token })).status).toBe(200)
  })

  test('afterwards a sign-in leads to setting one up and to nothing else, and so does a session from before', async () => {
    const { user } = await api.makeAdmin()
    api.clock.advance(7 * day - 3_600_000)
    const before = await signIn(user.email)
    api.clock.advance(3_600_000)
    const { body } = await signIn(user.email)
    expect(body.user.secondFactor?.missing).toBe(true)
    for (const token of [body.token, before.body.token]) {
      const refused = await api.call('GET', '/admin/users', { token })
      expect([refused.status, refused.body.code]).toEqual([403, 'auth.factor_missing'])
      expect((await me(token)).body.secondFactor?.missing).toBe(true)
    }
    expect((await proveByMail(api, body)).status).toBe(200)
    await addApp(api, body.token)
    expect((await api.call('GET', '/admin/users', { token: body.token })).status).toBe(200)
    expect((await me(body.token)).body.secondFactor).toBeUndefined()
    expect((await me(before.body.token)).status).toBe(401)
  })

  test('a file opens by no link of somebody who must set one up', async () => {
    const admin = await api.makeAdmin()
    const { token } = await api.signUp()
    const form = uploadForm(samplePdf(), 'a.pdf')
    const stored = await api.call<{ _id: string }>('POST', '/document/upload', { token, body: form })
    api.clock.advance(7 * day - 60_000)
    const { body } = await signIn(admin.user.email)
    const link = await api.call<{ url: string }>('POST', `/files/${stored.body._id}/link`, { token: body.token })
    const path = link.body.url.replace('/api', '')
    expect((await api.call('GET', path)).status).toBe(200)
    api.clock.advance(60_000)
    expect((await api.call('GET', path)).status).toBe(401)
    expect((await api.call('GET', `/files/${stored.body._id}`, { token: body.token })).status).toBe(401)
  })

  test('a session that was open before is given its seven days as well', async () => {
    const off = await createTestApi()
    const { token, user } = await off.makeAdmin()
    expect(user.secondFactor).toBeUndefined()
    off.deps.config.staffSecondFactor = 'staff'
    const dueAt = async () => (await off.call<User>('GET', '/auth/me', { token })).body.secondFactor?.dueAt
    await expect.poll(dueAt).toMatch(/^\d{4}-/)
    await off.close()
  })

  test('a role that asks for none forgets the days; one that asks begins them anew', async () => {
    const [admin, other] = [await api.makeAdmin(), await api.makeAdmin()]
    api.clock.advance(8 * 3_600_000)
    const setRole = async (role: string) => {
      const { body } = await signIn(admin.user.email)
      return api.call('PUT', `/admin/users/${other.user._id}/role`, { token: body.token, body: { role } })
    }
    expect((await setRole('user')).status).toBe(200)
    expect((await signIn(other.user.email)).body.user.secondFactor).toBeUndefined()
    expect((await setRole('admin')).status).toBe(200)
    api.clock.advance(6 * day)
    expect((await signIn(other.user.email)).body.user.secondFactor?.missing).toBeUndefined()
  })

  test('second steps go with the role: a customer has none, the audit log and the owner know, and the password is enough', async () => {
    const boss = await api.makeAdmin()
    const other = await api.makeAdmin()
    await addApp(api, other.token)
    await addApp(api, other.token)
    const { _id: id, email } = other.user
    const setRole = (role: string) => api.call('PUT', `/admin/users/${id}/role`, { token: boss.token, body: { role } })
    // A caretaker sees and removes them: they stay.
    expect((await setRole('caretaker')).status).toBe(200)
    expect((await askedAtSignIn(api, email)).kinds).toEqual(['totp', 'recovery'])
    expect((await setRole('user')).status).toBe(200)
    expect((await api.readAudit()).at(-1)).toMatchObject({
      action: 'USER_MANAGEMENT',
      description: expect.stringMatching(/ from caretaker to user; 2 second steps removed$/),
    })
    expect((await api.readMails(email)).at(-1)?.subject).toBe('A second step was taken from your Thodu sign-in')
    expect((await signIn(email)).status).toBe(200)
    const door = await api.sideDoor()
    expect(await door.rows('select id from second_factors where account_id = ?', id)).toEqual([])
    expect(await door.rows('select code_hash from recovery_codes where account_id = ?', id)).toEqual([])
  })

  test('the last one stays; where none is asked for it may go', async () => {
    const { token, user } = await api.makeAdmin()
    const app = await addApp(api, token)
    const refused = await api.call('DELETE', `/user/factors/${app.id}`, { token })
    expect([refused.status, refused.body.code]).toEqual([409, 'auth.factor_last'])
    api.deps.config.staffSecondFactor = 'off'
    expect((await api.call('DELETE', `/user/factors/${app.id}`, { token })).status).toBe(204)
    expect((await signIn(user.email)).status).toBe(200)
    expect(await (await api.sideDoor()).rows('select code_hash from recovery_codes')).toEqual([])
  })
})

test('admins alone are asked where the setting says so, customers never', async () => {
  api.deps.config.staffSecondFactor = 'admins'
  const admin = await api.makeAdmin()
  const caretaker = await api.makeCaretaker(admin)
  const customer = await api.signUp()
  const asked = [admin, caretaker, customer].map(({ user }) => user.secondFactor !== undefined)
  expect(asked).toEqual([true, false, false])
  api.deps.config.staffSecondFactor = 'staff'
  expect((await signIn(caretaker.user.email)).body.user.secondFactor).toBeDefined()
  expect((await signIn(customer.user.email)).body.user.secondFactor).toBeUndefined()
})

test('with the setting off a second step holds all the same, and nobody else is told of any', async () => {
  api.deps.config.staffSecondFactor = 'off'
  const admin = await api.makeAdmin()
  expect(Object.keys(admin.user)).not.toContain('secondFactor')
  const app = await addApp(api, admin.token)
  const question = await askedAtSignIn(api, admin.user.email)
  expect((await answer(api, question, { code: appCode(app.secret, api.deps.now()) })).status).toBe(200)
})
