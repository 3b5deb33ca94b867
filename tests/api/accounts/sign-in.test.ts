import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, password, type TestApi } from '../../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const me = (token: string) => api.call('GET', '/auth/me', { token })
const login = (email: unknown, secret: unknown) =>
  api.call<{ token: string; message: string }>('POST', '/auth/login', { body: { email, password: secret } })

describe('signing in', () => {
  test('answers token and user, and both the good and the failed try are in the audit log', async () => {
    const { user } = await api.signUp()
    const failed = await login(user.email, 'Wrong@1234')
    expect([failed.status, failed.body.message]).toEqual([401, 'Invalid email or password'])
    const good = await login(` ${user.email.toUpperCase()}`, password)
    expect(good.body).toEqual({ token: expect.any(String), user })
    const rows = (await api.readAudit()).slice(-2)
    expect(rows.map((row) => [row.action, row.status, row.user_email, row.user_role, row.resource_type])).toEqual([
      ['LOGIN', 'failed', user.email, 'visitor', 'authentication'],
      ['LOGIN', 'success', user.email, 'user', 'authentication'],
    ])
    expect(rows.every((row) => row.ip_address === '198.51.100.7')).toBe(true)
  })

  test('an unknown address and a wrong password look the same', async () => {
    const { user } = await api.signUp()
    const [wrong, unknown] = [await login(user.email, 'x'), await login('nobody@example.in', 'x')]
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text])
    const row = (await api.readAudit()).at(-1)
    expect(row).toMatchObject({ action: 'LOGIN', status: 'failed', user_email: 'nobody@example.in' })
  })

  test('an unknown address costs as much work as a wrong password', async () => {
    const { user } = await api.signUp()
    // Processor time, not the clock: what else the machine does must not decide.
    const measure = async (email: string) => {
      const started = process.cpuUsage()
      await login(email, 'Wrong@1234')
      const { user: busy, system } = process.cpuUsage(started)
      return busy + system
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 15; round += 1) {
      known.push(await measure(user.email))
      unknown.push(await measure('nobody@example.in'))
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[7] ?? 0
    // A skipped hash would be ten times cheaper.
    expect(median(unknown) / median(known)).toBeGreaterThan(0.5)
    expect(median(unknown) / median(known)).toBeLessThan(2)
  })

  test.each([
    [undefined, undefined],
    [{}, []],
    [1, true],
    ['a'.repeat(2_000), 'x'],
    ['a@b.in', 'x'.repeat(5_000)],
  ])('what is no pair of texts is a 400: %#', async (email, secret) => {
    expect((await login(email, secret)).status).toBe(400)
  })

  test.each([
    ["' or 1=1 --", 'x'],
    ['\u0000', '\u0000'],
    ['a@example.in\r\nBcc: b@example.in', 'x'],
    ['%', '%'],
    ['', ''],
  ])('hostile texts are wrong credentials: %j', async (email, secret) => {
    expect((await login(email, secret)).status).toBe(401)
  })

  test('needs JSON', async () => {
    const broken = await api.call('POST', '/auth/login', { body: '{"email":' })
    expect([broken.status, broken.body.message]).toEqual([400, 'The request is not valid JSON.'])
    const form = await api.call('POST', '/auth/login', {
      body: 'email=a',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(form.status).toBe(415)
  })
})

describe('a session', () => {
  test('ends with signing out, on the server, and only that one', async () => {
    const first = await api.signUp()
    const second = await api.signIn(first.user.email)
    expect((await api.call('POST', '/auth/logout', { token: first.token })).status).toBe(204)
    expect((await api.readAudit()).at(-1)).toMatchObject({ action: 'LOGOUT', resource_type: 'authentication' })
    const after = await me(first.token)
    expect([after.status, after.body]).toEqual([401, { code: 'auth.not_authenticated', message: 'Not authenticated' }])
    expect((await api.call('POST', '/auth/logout', { token: first.token })).status).toBe(401)
    expect((await me(second.token)).status).toBe(200)
  })

  test('signing out on every device ends them all', async () => {
    const first = await api.signUp()
    const second = await api.signIn(first.user.email)
    const stranger = await api.signUp()
    expect((await api.call('POST', '/auth/logout-everywhere', { token: first.token })).status).toBe(204)
    expect([(await me(first.token)).status, (await me(second.token)).status]).toEqual([401, 401])
    expect((await me(stranger.token)).status).toBe(200)
  })

  test('signing in makes a new one, whatever token the client brings', async () => {
    const { user, token } = await api.signUp()
    const again = await api.call<{ token: string }>('POST', '/auth/login', {
      token,
      body: { email: user.email, password },
    })
    expect(again.body.token).not.toBe(token)
  })

  test('expires after 30 days', async () => {
    const old = await createTestApi()
    const { token } = await old.signUp()
    expect((await old.call('GET', '/auth/me', { token })).status).toBe(200)
    old.clock.advance(30 * 86_400_000 + 1_000)
    expect((await old.call('GET', '/auth/me', { token })).status).toBe(401)
    await old.close()
  })

  test('a token of one account does not carry a session of another', async () => {
    const [mine, theirs] = [await api.signUp(), await api.signUp()]
    const [, payload = ''] = theirs.token.split('.')
    const [head, , signature] = mine.token.split('.')
    expect((await me(`${head}.${payload}.${signature}`)).status).toBe(401)
  })

  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  test('forged and garbage tokens are 401, never 500', async () => {
    const { token, user } = await api.signUp()
    const [head = '', body = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const resign = (header: unknown, payload: unknown, secret = 'a secret of a test, at least 32 bytes long') => {
      const start = `${encode(header)}.${encode(payload)}`
      return `${start}.${createHmac('sha256', secret).update(start).digest('base64url')}`
    }
    const standard = { alg: 'HS256', typ: 'JWT' }
    expect((await me(resign(standard, claims))).status).toBe(200)
    const { exp: _exp, ...withoutExpiry } = claims
    const forgeries = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${encode({ alg: 'None', typ: 'JWT' })}.${body}.${signature}`,
      resign(standard, claims, 'another secret of 32 bytes or more ....'),
      resign({ alg: 'HS512', typ: 'JWT' }, claims),
      resign({ alg: 'HS256', typ: 'at+jwt' }, claims),
      resign({ alg: 'HS256' }, claims),
      resign(standard, withoutExpiry),
      resign(standard, { ...claims, exp: 1 }),
      resign(standard, { ...claims, exp: 'never' }),
      resign(standard, { ...claims, iss: 'else' }),
      resign(standard, { ...claims, aud: 'else' }),
      resign(standard, { ...claims, sub: { id: user._id } }),
      resign(standard, { ...claims, sid: ["' or 1=1 --"] }),
      resign(standard, { ...claims, sid: "' or 1=1 --" }),
      resign(standard, { ...claims, sub: 'somebody-else' }),
      resign(standard, null),
      `${head}.${body}`,
      `${head}.${body}.${signature}.${signature}`,
      '..',
      '.',
      'null',
      '💥',
      'a'.repeat(5_000),
    ].map((forgery) => encodeURI(forgery))
    for (const forgery of forgeries) expect([forgery, (await me(forgery)).status]).toEqual([forgery, 401])
    for (const header of ['Bearer', 'Bearer ', 'Basic YTpi', token, `bearer  ${token}`, `Bearer ${token} x y`]) {
      const answer = await api.call('GET', '/auth/me', { headers: { Authorization: header } })
      expect([200, 401]).toContain(answer.status)
    }
  })
})

describe('limits', () => {
  let limited: TestApi
  beforeAll(async () => {
    limited = await createTestApi({ RATE_LIMITS: 'on' })
  })
  afterAll(() => limited.close())
  const try_ = (email: string, secret: string, ip: string) =>
    limited.call('POST', '/auth/login', { body: { email, password: secret }, ip })

  test('guessing one account from one address ends after ten tries; the owner elsewhere is not locked out', async () => {
    const { user } = await limited.signUp()
    const guesses = await Promise.all(
      Array.from({ length: 25 }, (_, index) => try_(user.email, `Guess@${index}000`, '203.0.113.9')),
    )
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
    const refused = guesses.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await try_(user.email, password, '203.0.113.9')).status).toBe(429)
    expect((await try_(user.email, password, '203.0.113.10')).status).toBe(200)
    limited.clock.advance(15 * 60_000 + 1_000)
    expect((await try_(user.email, password, '203.0.113.9')).status).toBe(200)
  })

  test('one household of IPv6 is one client, and a forged X-Forwarded-For does not make a new one', async () => {
    const { user } = await limited.signUp()
    const answers = []
    for (let index = 0; index < 12; index += 1)
      answers.push(await try_(user.email, 'Wrong@1234', `2001:db8:1:2::${index + 1}`))
    expect(answers.at(-1)?.status).toBe(429)
    for (let index = 0; index < 12; index += 1)
      answers.push(await try_(user.email, 'Wrong@1234', `192.0.2.${index}, 203.0.113.77`))
    expect(answers.at(-1)?.status).toBe(429)
  })

  test('a code is sent again after 60 s, five times an hour; a client gets 20 mails an hour', async () => {
    const own = await createTestApi({ RATE_LIMITS: 'on' })
    const send = (email: string, ip = '203.0.113.20') => own.call('POST', '/auth/send-otp', { body: { email }, ip })
    const { user } = await own.signUp()
    for (const email of ['fresh@example.in', user.email]) {
      own.clock.advance(3_600_000)
      const parallel = await Promise.all(Array.from({ length: 5 }, () => send(email)))
      expect(parallel.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
      const statuses = []
      for (let round = 0; round < 5; round += 1) {
        own.clock.advance(61_000)
        statuses.push((await send(email)).status)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 429])
    }
    const many = []
    for (let index = 0; index < 21; index += 1) many.push((await send(`p${index}@example.in`, '203.0.113.21')).status)
    expect(many.filter((status) => status === 200)).toHaveLength(20)
    expect(many.at(-1)).toBe(429)
    await own.close()
  })

  test('RATE_LIMITS=off lifts them, but five tries of a code stay five', async () => {
    for (let round = 0; round < 3; round += 1)
      expect((await api.call('POST', '/auth/send-otp', { body: { email: 'again@example.in' } })).status).toBe(200)
    const otp = await api.lastCode('again@example.in')
    const wrong = otp === '000000' ? '000001' : '000000'
    for (let round = 0; round < 5; round += 1)
      await api.call('POST', '/auth/verify-otp', { body: { email: 'again@example.in', otp: wrong } })
    expect((await api.call('POST', '/auth/verify-otp', { body: { email: 'again@example.in', otp } })).status).toBe(400)
  })

  test('throttled and anonymous refusals do not fill the audit log', async () => {
    const before = (await limited.readAudit()).length
    for (let round = 0; round < 5; round += 1) {
      await try_('filler@example.in', 'x', '203.0.113.50')
      await limited.call('POST', '/auth/signup', { body: {}, ip: '203.0.113.50' })
      await limited.call('PUT', '/admin/users/x/role', { body: { role: 'admin' }, ip: '203.0.113.50' })
    }
    expect((await limited.readAudit()).length - before).toBe(5)
  })
})
