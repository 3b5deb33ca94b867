import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { FactorChallenge } from '@thodu/api/contract/accounts/factors.schema'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApi, password, type TestApi } from '../../../support/api.ts'
import { addApp, proveByMail } from './second-step.ts'

const minute = 60_000
const week = 7 * 24 * 60 * minute
let api: TestApi
let email: string
beforeEach(async () => {
  api = await createTestApi({ STAFF_SECOND_FACTOR: 'staff' })
  email = (await api.makeAdmin()).user.email
})
afterEach(() => api.close())

const signIn = async (of = api) => (await of.call<SignedIn>('POST', '/auth/login', { body: { email, password } })).body
const begin = (token: string) => api.call('POST', '/user/factors/totp', { token })
const ask = async (token: string) => (await api.call<FactorChallenge>('POST', '/user/factors/ask', { token })).body
const prove = async (token: string, proof: object) =>
  (await api.call('POST', '/user/factors/prove', { token, body: proof })).status
const other = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a first second step once the seven days are over', () => {
  test('takes more than the password that was just entered: a mailed code', async () => {
    api.clock.advance(week)
    const signedIn = await signIn()
    const { token } = signedIn
    for (const path of ['totp', 'passkey']) {
      const refused = await api.call('POST', `/user/factors/${path}`, { token })
      expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'auth.factor_stale'])
    }
    const { challenge, kinds } = await ask(token)
    expect(kinds).toEqual(['mail'])
    expect((await api.readMails(email)).at(-1)?.subject).toBe('Your Thodu code for the second step')
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

  test('takes it in the session that asked, for fifteen minutes', async () => {
    api.clock.advance(week)
    const [mine, theirs] = [await signIn(), await signIn()]
    await ask(theirs.token)
    const code = await api.lastCode(email)
    const { challenge } = await ask(mine.token)
    if ((await api.lastCode(email)) !== code) expect(await prove(mine.token, { challenge, code })).toBe(400)
    expect((await proveByMail(api, mine)).status).toBe(200)
    expect((await begin(theirs.token)).status).toBe(403)
    api.clock.advance(15 * minute)
    expect((await begin(mine.token)).status).toBe(403)
  })

  test('takes it within ten minutes and five tries', async () => {
    api.clock.advance(week)
    const { token } = await signIn()
    const late = await ask(token)
    const code = await api.lastCode(email)
    api.clock.advance(10 * minute)
    expect(await prove(token, { challenge: late.challenge, code })).toBe(400)
    const spent = await ask(token)
    const fresh = await api.lastCode(email)
    for (let round = 0; round < 5; round += 1)
      expect(await prove(token, { challenge: spent.challenge, code: other(fresh) })).toBe(400)
    expect(await prove(token, { challenge: spent.challenge, code: fresh })).toBe(400)
  })

  test('is not opened by the password that proved who it is in time', async () => {
    api.clock.advance(week - 8 * minute)
    const { token } = await signIn()
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

test('codes for it are mailed as rarely as others', async () => {
  const limited = await createTestApi({ STAFF_SECOND_FACTOR: 'staff', RATE_LIMITS: 'on' })
  email = (await limited.makeAdmin()).user.email
  limited.clock.advance(week)
  const { token } = await signIn(limited)
  const statuses = []
  for (let round = 0; round < 7; round += 1) {
    statuses.push((await limited.call('POST', '/user/factors/ask', { token })).status)
    if (round > 0) limited.clock.advance(61_000)
  }
  expect(statuses).toEqual([200, 429, 200, 200, 200, 200, 429])
  await limited.close()
})
