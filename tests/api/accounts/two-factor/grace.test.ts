import type { SignedIn, User } from '@thodu/api/contract/accounts/accounts.schema'
import type { FactorChallenge } from '@thodu/api/contract/accounts/factors.schema'
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

describe('where two-factor authentication is required', () => {
  test('seven days remain from the first sign-in, and each sign-in returns the stored date', async () => {
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

  test('after seven days each session, new or old, allows only to set it up', async () => {
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

  test('no file link opens for an account that must set it up', async () => {
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

  test('a role without the requirement clears the date, and a role with it starts seven new days', async () => {
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

  test('the last required factor cannot be removed', async () => {
    const { token, user } = await api.makeAdmin()
    const app = await addApp(api, token)
    const refused = await api.call('DELETE', `/user/factors/${app.id}`, { token })
    expect([refused.status, refused.body.code]).toEqual([409, 'auth.factor_last'])
    api.deps.settings.values.team.secondFactor = 'off'
    expect((await api.call('DELETE', `/user/factors/${app.id}`, { token })).status).toBe(204)
    expect((await signIn(user.email)).status).toBe(200)
    expect(await (await api.sideDoor()).rows('select code_hash from recovery_codes')).toEqual([])
  })
})

test('the setting for admins requires two-factor authentication of admins alone, and of customers never', async () => {
  api.deps.settings.values.team.secondFactor = 'admins'
  const admin = await api.makeAdmin()
  const caretaker = await api.makeCaretaker(admin)
  const customer = await api.signUp()
  const asked = [admin, caretaker, customer].map(({ user }) => user.secondFactor !== undefined)
  expect(asked).toEqual([true, false, false])
  api.deps.settings.values.team.secondFactor = 'staff'
  expect((await signIn(caretaker.user.email)).body.user.secondFactor).toBeDefined()
  expect((await signIn(customer.user.email)).body.user.secondFactor).toBeUndefined()
})

test('an existing factor is still required when the setting is off', async () => {
  api.deps.settings.values.team.secondFactor = 'off'
  const admin = await api.makeAdmin()
  expect(Object.keys(admin.user)).not.toContain('secondFactor')
  const app = await addApp(api, admin.token)
  const question = await askedAtSignIn(api, admin.user.email)
  expect((await answer(api, question, { code: appCode(app.secret, api.deps.now()) })).status).toBe(200)
})

describe('after the seven days', () => {
  const minute = 60_000
  const week = 7 * day
  let email: string
  beforeEach(async () => {
    email = (await api.makeAdmin()).user.email
  })

  const enter = async (of = api) => (await of.call<SignedIn>('POST', '/auth/login', { body: { email, password } })).body
  const begin = (token: string) => api.call('POST', '/user/factors/totp', { token })
  const ask = async (token: string) => (await api.call<FactorChallenge>('POST', '/user/factors/ask', { token })).body
  const prove = async (token: string, proof: object) =>
    (await api.call('POST', '/user/factors/prove', { token, body: proof })).status
  const other = (code: string) => (code === '000000' ? '000001' : '000000')

  describe('the first factor', () => {
    test('requires a mailed code besides the password of this sign-in', async () => {
      api.clock.advance(week)
      const signedIn = await enter()
      const { token } = signedIn
      for (const path of ['totp', 'passkey']) {
        const refused = await api.call('POST', `/user/factors/${path}`, { token })
        expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'auth.factor_stale'])
      }
      const { challenge, kinds } = await ask(token)
      expect(kinds).toEqual(['mail'])
      expect((await api.readMails(email)).at(-1)?.subject).toBe('Your Thodu code for two-factor authentication')
      const code = await api.lastCode(email)
      expect(await prove(token, { challenge, password })).toBe(400)
      expect(await prove(token, { challenge, code: other(code) })).toBe(400)
      expect(await prove(token, { challenge })).toBe(400)
      expect((await begin(token)).status).toBe(403)
      expect(await prove(token, { challenge, code })).toBe(200)
      expect(await prove(token, { challenge, code })).toBe(400)
      await addApp(api, token)
      expect((await api.call('GET', '/admin/users', { token })).status).toBe(200)
    })

    test('accepts the code in the session that requested it, for fifteen minutes', async () => {
      api.clock.advance(week)
      const [mine, theirs] = [await enter(), await enter()]
      await ask(theirs.token)
      const code = await api.lastCode(email)
      const { challenge } = await ask(mine.token)
      if ((await api.lastCode(email)) !== code) expect(await prove(mine.token, { challenge, code })).toBe(400)
      expect((await proveByMail(api, mine)).status).toBe(200)
      expect((await begin(theirs.token)).status).toBe(403)
      api.clock.advance(15 * minute)
      expect((await begin(mine.token)).status).toBe(403)
    })

    test('does not accept the password that was entered before the seven days ended', async () => {
      api.clock.advance(week - 8 * minute)
      const { token } = await enter()
      api.clock.advance(6 * minute)
      const { challenge } = await ask(token)
      expect(await prove(token, { challenge, password })).toBe(200)
      const waiting = await ask(token)
      expect((await begin(token)).status).toBe(201)
      api.clock.advance(4 * minute)
      expect((await begin(token)).status).toBe(403)
      expect(await prove(token, { challenge: waiting.challenge, password })).toBe(400)
    })
  })

  test('mailed codes are under the same rate limit as other codes', async () => {
    const limited = await createTestApi({ STAFF_SECOND_FACTOR: 'staff', RATE_LIMITS: 'on' })
    email = (await limited.makeAdmin()).user.email
    limited.clock.advance(week)
    const { token } = await enter(limited)
    const statuses = []
    for (let round = 0; round < 7; round += 1) {
      statuses.push((await limited.call('POST', '/user/factors/ask', { token })).status)
      if (round > 0) limited.clock.advance(61_000)
    }
    expect(statuses).toEqual([200, 429, 200, 200, 200, 200, 429])
    await limited.close()
  })
})
