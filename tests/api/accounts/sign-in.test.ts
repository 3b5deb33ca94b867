import { createHmac } from 'node:crypto'
import type { DeviceSession } from '@thodu/api/contract/accounts/factors.schema'
import { newId } from '@thodu/db'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sweepAccounts } from '../../../api/src/accounts/sweep-accounts.ts'
import { createTestApi, password } from '../../support/api.ts'
import { deleteRows, insertRows, selectRows, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import { createWorld } from '../../support/world.ts'

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

  test('expires after 30 days', async () => {
    const old = await createTestApi()
    const { token } = await old.signUp()
    expect((await old.call('GET', '/auth/me', { token })).status).toBe(200)
    old.clock.advance(30 * 86_400_000 + 1_000)
    expect((await old.call('GET', '/auth/me', { token })).status).toBe(401)
    await old.close()
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

const hour = 3_600_000

const list = async (token: string, path = '/user/sessions') =>
  (await api.call<DeviceSession[]>('GET', path, { token })).body
const status = async (token: string) => (await api.call('GET', '/auth/me', { token })).status
const signInFrom = async (email: string, ip: string, userAgent: string) => {
  const headers = { 'User-Agent': userAgent }
  return (await api.call<{ token: string }>('POST', '/auth/login', { body: { email, password }, ip, headers })).body
    .token
}

test('a person lists their sessions with device, address and last use, and can end each', async () => {
  const { user, token } = await api.signUp()
  const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36'
  const other = await signInFrom(user.email, '203.0.113.8', phone)
  const sessions = await list(token)
  expect(sessions).toHaveLength(2)
  const found = sessions.find(({ current }) => !current)
  expect(found).toMatchObject({ browser: 'Chrome', system: 'Android', ip: '203.0.113.8' })
  expect((await api.call('DELETE', `/user/sessions/${found?._id}`, { token })).status).toBe(204)
  expect([await status(other), await status(token)]).toEqual([401, 200])
  expect((await list(token)).map(({ current }) => current)).toEqual([true])
  expect((await api.call('DELETE', `/user/sessions/${found?._id}`, { token })).status).toBe(404)
  expect((await api.readAudit()).findLast(({ status: outcome }) => outcome === 'success')).toMatchObject({
    action: 'LOGOUT',
    description: 'Ended one of their own sessions',
  })
})

test('a session is visible to its owner and to admins only', async () => {
  const [mine, theirs, admin] = [await api.signUp(), await api.signUp(), await api.makeAdmin()]
  const [session] = await list(theirs.token)
  expect((await api.call('DELETE', `/user/sessions/${session?._id}`, { token: mine.token })).status).toBe(404)
  expect((await api.call('DELETE', `/user/sessions/${session?._id}`, { token: admin.token })).status).toBe(404)
  expect(await list(admin.token, `/admin/users/${theirs.user._id}/sessions`)).toEqual([{ ...session, current: false }])
  expect((await api.call('DELETE', `/admin/sessions/${session?._id}`, { token: admin.token })).status).toBe(204)
  expect(await status(theirs.token)).toBe(401)
  const unknown = await api.call('GET', '/admin/users/nobody/sessions', { token: admin.token })
  expect(unknown.status).toBe(404)
  expect((await api.readAudit()).find(({ description }) => description.startsWith('Ended a session of'))).toMatchObject(
    {
      action: 'LOGOUT',
      actor_id: admin.user._id,
      resource_id: theirs.user._id,
    },
  )
})

test('a staff session ends after twelve hours without a call; a customer session does not', async () => {
  const admin = await api.makeAdmin()
  const [caretaker, customer] = [await api.makeCaretaker(admin), await api.signUp()]
  api.clock.advance(12 * hour - 60_000)
  expect(await status(admin.token)).toBe(200)
  const used = async (): Promise<string> => {
    const find = 'select last_used_at as used from sessions where account_id = ?'
    return (await (await api.sideDoor()).rows<{ used: string }>(find, admin.user._id))[0]?.used ?? ''
  }
  await expect.poll(async () => api.deps.now().getTime() - Date.parse(await used())).toBeLessThan(hour)
  api.clock.advance(60_000)
  expect(await Promise.all([admin, caretaker, customer].map(({ token }) => status(token)))).toEqual([200, 401, 200])
  api.clock.advance(11 * hour)
  expect(await status(admin.token)).toBe(200)
})

test('a session that ended overnight leaves no IP address and is not listed', async () => {
  const own = await createTestApi()
  const [admin, customer] = [await own.makeAdmin(), await own.signUp()]
  own.clock.advance(12 * hour)
  const again = await own.signIn(admin.user.email)
  const shown = await own.call<DeviceSession[]>('GET', '/user/sessions', { token: again.token })
  expect(shown.body.map(({ current }) => current)).toEqual([true])
  await sweepAccounts(own.deps)
  const rows = await (await own.sideDoor()).rows<{ whose: string }>('select account_id as whose from sessions')
  expect(rows.map(({ whose }) => whose).toSorted()).toEqual([admin.user._id, customer.user._id].toSorted())
  await own.close()
})

describe('the nightly sweep', () => {
  const start = Date.parse('2026-06-10T06:30:00.000Z')
  const day = 86_400_000
  const ago = (ms: number): string => new Date(start - ms).toISOString()

  const world = useWorld(createWorld)
  beforeAll(() => world.deps.mailer.stop())

  const sweep = () => sweepAccounts({ database: world.deps.database, now: () => new Date(start) })

  test('deletes codes, limits and used credentials about a day later, each by its own time', async () => {
    const { id: account_id } = await world.addPerson('admin')
    const challenge = { account_id, purpose: 'sign-in', bound_to: 'x', payload: null, attempts: 0 } as const
    const code = {
      purpose: 'reset',
      code_hash: 'x',
      attempts: 0,
      stranger_attempts: 0,
      expires_at: ago(-day),
    } as const
    const hit = { limit_name: 'x' }
    for (const [name, age, over] of [['old', day + 1, 1] as const, ['young', day, 0] as const]) {
      const [created_at, expires_at] = [ago(age), ago(over)]
      await insertRows(world, 'one_time_codes', { ...code, id: newId(), email: name, created_at })
      await insertRows(world, 'limit_hits', { ...hit, subject_hash: name, at: created_at })
      await insertRows(world, 'factor_challenges', { ...challenge, token_hash: name, expires_at })
      await insertRows(world, 'rate_hits', { ...hit, subject_hash: name, hits: '[]', until: expires_at })
      await insertRows(world, 'used_credentials', { credential_hash: name, expires_at })
    }
    await sweep()
    const left = [
      await selectRows(world, 'one_time_codes', ['email']),
      await selectRows(world, 'limit_hits', ['subject_hash']),
      await selectRows(world, 'factor_challenges', ['token_hash']),
      await selectRows(world, 'rate_hits', ['subject_hash']),
      await selectRows(world, 'used_credentials', ['credential_hash']),
    ]
    expect(left.map((rows) => rows.flatMap((row) => Object.values(row)))).toEqual(Array(5).fill(['young']))
  })

  test('deletes an unconfirmed newsletter address after a week', async () => {
    for (const [email, sent, confirmed_at] of [
      ['old@example.in', 7 * day + 1, null],
      ['young@example.in', 7 * day, null],
      ['reader@example.in', 30 * day, ago(29 * day)],
    ] as const) {
      const at = ago(sent)
      const row = { id: newId(), email, created_at: at, token_sent_at: at, confirmed_at }
      await insertRows(world, 'newsletter_subscribers', row)
    }
    await sweep()
    const rows = await selectRows(world, 'newsletter_subscribers', ['email'], {}, 'email')
    expect(rows.map(({ email }) => email)).toEqual(['reader@example.in', 'young@example.in'])
  })

  test('deletes ended and expired sessions and idle staff sessions, however many there are', async () => {
    const { id: admin } = await world.addPerson('admin')
    const { id: customer } = await world.addPerson('user')
    const hours = 3_600_000
    const session = { ip: '203.0.113.1', created_at: ago(day), proven_at: ago(day) }
    const add = (account_id: string, name: string, more: { ended?: number; expires?: number; used?: number }) => ({
      ...session,
      id: newId(),
      account_id,
      user_agent: name,
      ended_at: more.ended === undefined ? null : ago(more.ended),
      expires_at: ago(more.expires ?? -day),
      last_used_at: ago(more.used ?? 0),
    })
    const rows = [
      add(customer, 'ended', { ended: 0 }),
      add(customer, 'expired', { expires: 0 }),
      add(customer, 'open', { expires: -1 }),
      add(customer, 'idle', { used: 20 * hours }),
      add(admin, 'idle team', { used: 12 * hours }),
      add(admin, 'team', { used: 12 * hours - 1 }),
    ]
    const many = Array.from({ length: 2_001 }, () => add(customer, 'ended', { ended: 1 }))
    await deleteRows(world, 'sessions')
    for (const part of [rows, many.slice(0, 1_000), many.slice(1_000, 2_000), many.slice(2_000)])
      await insertRows(world, 'sessions', part)
    await sweep()
    const left = await selectRows(world, 'sessions', ['user_agent'], {}, 'user_agent')
    expect(left.map(({ user_agent }) => user_agent)).toEqual(['idle', 'open', 'team'])
  })
})
