import { createHmac } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { createTestApi, password } from '../../support/api.ts'
import { updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)

const me = (token: string) => api.call('GET', '/auth/me', { token })
const login = (email: unknown, secret: unknown) =>
  api.call<{ token: string; message: string }>('POST', '/auth/login', { body: { email, password: secret } })

describe('signing in', () => {
  test('returns token and user, and the audit log records both the successful and the failed try', async () => {
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

  test('answers an unknown address and a wrong password in the same way', async () => {
    const { user } = await api.signUp()
    const [wrong, unknown] = [await login(user.email, 'x'), await login('nobody@example.in', 'x')]
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text])
    const row = (await api.readAudit()).at(-1)
    expect(row).toMatchObject({ action: 'LOGIN', status: 'failed', user_email: 'nobody@example.in' })
  })

  test('compares a password hash for an unknown address too', async () => {
    const { user } = await api.signUp()
    const compare = vi.spyOn(api.deps.passwords, 'verify')
    for (const email of [user.email, 'nobody@example.in']) await login(email, 'Wrong@1234')
    expect(compare.mock.calls.map(([stored]) => typeof stored)).toEqual(['string', 'undefined'])
    compare.mockRestore()
  })

  test('keeps the cookie of a known device', async () => {
    const { user } = await api.signUp()
    const body = { email: user.email, password }
    const first = await api.call('POST', '/auth/login', { body })
    const again = await api.call('POST', '/auth/login', { body, cookie: first.cookie ?? '' })
    expect([again.status, again.headers.get('Set-Cookie')]).toEqual([200, null])
  })

  test.each([
    ['Somebody@Mailinator.com', 'somebody@mailinator.com'],
    ['Secret@123', '(not an address)'],
    ['asha', '(not an address)'],
  ])('the audit log stores the typed address only when it is an email address: %s', async (typed, named) => {
    expect((await login(typed, 'Wrong@1234')).status).toBe(401)
    expect((await api.readAudit()).at(-1)).toMatchObject({ action: 'LOGIN', status: 'failed', user_email: named })
  })

  test('is refused for a removed account', async () => {
    const { user } = await api.signUp()
    const removed_at = api.deps.now().toISOString()
    await updateRows(api, 'accounts', { id: user._id }, { removed_at })
    expect((await login(user.email, password)).status).toBe(401)
  })

  test('requires JSON', async () => {
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
  test('ends on the server when its owner signs out, and no other session does', async () => {
    const first = await api.signUp()
    const second = await api.signIn(first.user.email)
    expect((await api.call('POST', '/auth/logout', { token: first.token })).status).toBe(204)
    expect((await api.readAudit()).at(-1)).toMatchObject({ action: 'LOGOUT', resource_type: 'authentication' })
    const after = await me(first.token)
    expect([after.status, after.body]).toEqual([401, { code: 'auth.not_authenticated', message: 'Not authenticated' }])
    expect((await api.call('POST', '/auth/logout', { token: first.token })).status).toBe(401)
    expect((await me(second.token)).status).toBe(200)
  })

  test('ends together with all others when its owner signs out on every device', async () => {
    const first = await api.signUp()
    const second = await api.signIn(first.user.email)
    const stranger = await api.signUp()
    expect((await api.call('POST', '/auth/logout-everywhere', { token: first.token })).status).toBe(204)
    expect([(await me(first.token)).status, (await me(second.token)).status]).toEqual([401, 401])
    expect((await me(stranger.token)).status).toBe(200)
  })

  test('is new after each sign-in, whatever token the client sends', async () => {
    const { user, token } = await api.signUp()
    const again = await api.call<{ token: string }>('POST', '/auth/login', {
      token,
      body: { email: user.email, password },
    })
    expect(again.body.token).not.toBe(token)
  })

  /** The last of the 43 letters carries two spare bits, so the next letter decodes to the same bytes. */
  const nextLetter = (text: string) => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    return letters[letters.indexOf(text.at(-1) ?? '') + 1]
  }
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  test('is refused with 401, never 500, for a forged or invalid token', async () => {
    const { token, user } = await api.signUp()
    const [head = '', body = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const ownSecret = 'a secret of a test, at least 32 bytes long'
    const resign = (header: unknown, payload: unknown, secret = ownSecret, hash = 'sha256') => {
      const start = `${encode(header)}.${encode(payload)}`
      return `${start}.${createHmac(hash, secret).update(start).digest('base64url')}`
    }
    const standard = { alg: 'HS256', typ: 'JWT' }
    expect((await me(resign(standard, claims))).status).toBe(200)
    const { exp: _exp, ...withoutExpiry } = claims
    const forgeries = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${encode({ alg: 'None', typ: 'JWT' })}.${body}.${signature}`,
      resign(standard, claims, 'another secret of 32 bytes or more ....'),
      resign({ alg: 'HS512', typ: 'JWT' }, claims),
      resign({ alg: 'HS512', typ: 'JWT' }, claims, ownSecret, 'sha512'),
      resign({ alg: 'HS384', typ: 'JWT' }, claims, ownSecret, 'sha384'),
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
      `${token}=`,
      `${head}.${body}=.${signature}`,
      `${token.slice(0, -1)}${nextLetter(token)}`,
      '..',
      '.',
      'null',
      '💥',
      'a'.repeat(5_000),
    ].map((forgery) => encodeURI(forgery))
    for (const forgery of forgeries) expect([forgery, (await me(forgery)).status]).toEqual([forgery, 401])
    const withHeader = (header: string) => api.call('GET', '/auth/me', { headers: { Authorization: header } })
    for (const header of [`Bearer ${token}`, `bearer ${token}`]) expect((await withHeader(header)).status).toBe(200)
    for (const header of ['Bearer', 'Bearer ', 'Basic YTpi', token, `bearer  ${token}`, `Bearer ${token} x y`])
      expect([header, (await withHeader(header)).status]).toEqual([header, 401])
  })
})
