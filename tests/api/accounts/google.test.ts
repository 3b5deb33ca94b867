import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, password, type TestApi } from '../../support/api.ts'
import { clientId, startIssuer } from '../../support/google.ts'

let api: TestApi
let google: Awaited<ReturnType<typeof startIssuer>>
beforeAll(async () => {
  google = await startIssuer()
  api = await createTestApi(google.env)
})
afterAll(async () => {
  await api.close()
  google.close()
})

const signIn = (token: unknown) =>
  api.call<{ token: string; user: { _id: string; name: string; email: string; role: string }; message: string }>(
    'POST',
    '/auth/google',
    { body: { token } },
  )
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const isSignedIn = async (token: string) => (await api.call('GET', '/auth/me', { token })).status === 200

test('without GOOGLE_CLIENT_ID the call is 503, and pages learn that it is off', async () => {
  const plain = await createTestApi()
  expect((await plain.call('GET', '/auth/google-client')).body).toEqual({ clientId: null })
  expect((await api.call('GET', '/auth/google-client')).body).toEqual({ clientId })
  expect((await plain.call('POST', '/auth/google', { body: { token: 'x' } })).status).toBe(503)
  await plain.close()
})

describe('a checked credential', () => {
  test('makes a customer the first time and finds the same one by sub after that, whatever the address', async () => {
    const first = await signIn(await google.sign({ sub: 'g-1', email: 'Ravi@Example.in' }))
    expect(first.status).toBe(200)
    expect(first.body.user).toMatchObject({ name: 'Ravi Kumar', email: 'ravi@example.in', role: 'user' })
    const moved = await signIn(await google.sign({ sub: 'g-1', email: 'ravi.new@example.in' }))
    expect(moved.body.user._id).toBe(first.body.user._id)
    const rows = (await api.readAudit()).slice(-2)
    expect(rows.map(({ action, status }) => [action, status])).toEqual([
      ['REGISTER', 'success'],
      ['LOGIN', 'success'],
    ])
  })

  test('of several at once one account is made', async () => {
    const token = await google.sign({ sub: 'g-race', email: 'race@example.in' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.user._id)).size).toBe(1)
  })

  test('links an account whose address a code proved, and leaves its password and sessions', async () => {
    const { user, token } = await api.signUp()
    const linked = await signIn(await google.sign({ sub: 'g-2', email: user.email }))
    expect(linked.body.user._id).toBe(user._id)
    expect(await isSignedIn(token)).toBe(true)
    expect((await api.signIn(user.email)).user._id).toBe(user._id)
  })

  test('takes an account over whose address nobody proved: its password and sessions end', async () => {
    const admin = await api.makeAdmin()
    const squatter = await api.makeCaretaker(admin)
    const owner = await signIn(await google.sign({ sub: 'g-3', email: squatter.user.email }))
    expect(owner.body.user._id).toBe(squatter.user._id)
    expect(await isSignedIn(squatter.token)).toBe(false)
    const body = { email: squatter.user.email, password }
    expect((await api.call('POST', '/auth/login', { body })).status).toBe(401)
  })

  test('never opens an admin, nor an account of another Google identity', async () => {
    const { user } = await api.makeAdmin()
    const stolen = await signIn(await google.sign({ sub: 'g-4', email: user.email }))
    expect([stolen.status, stolen.body.message]).toEqual([401, 'Google authentication failed'])
    await signIn(await google.sign({ sub: 'g-5', email: 'recycled@example.in' }))
    expect((await signIn(await google.sign({ sub: 'g-6', email: 'recycled@example.in' }))).status).toBe(401)
    const row = (await api.readAudit()).at(-1)
    expect(row).toMatchObject({ action: 'LOGIN', status: 'failed', user_email: 'recycled@example.in' })
    const stored = await api.deps.database.read
      .selectFrom('accounts')
      .select('google_sub')
      .where('id', '=', user._id)
      .executeTakeFirstOrThrow()
    expect(stored.google_sub).toBeNull()
  })
})

test("keys of our own under Google's name are possible, with and without the scheme", async () => {
  const name = 'https://accounts.google.com'
  const own = await createTestApi({ GOOGLE_CLIENT_ID: clientId, GOOGLE_JWKS_URL: `${google.issuer}/certs` })
  expect(own.config.google?.isReplaced).toBe(true)
  for (const issuer of [name, 'accounts.google.com']) {
    const body = { token: await google.sign({ sub: 'g-own', email: 'own@example.in' }, { issuer }) }
    expect((await own.call('POST', '/auth/google', { body })).status).toBe(200)
  }
  await own.close()
})

describe('anything else is refused with the same words', () => {
  const claims = { sub: 'g-evil', email: 'evil@example.in' }
  const now = Math.floor(Date.now() / 1000)
  const payload = () => ({
    ...claims,
    email_verified: true,
    iss: google.issuer,
    aud: clientId,
    iat: now,
    exp: now + 3_600,
  })
  const forgeries: [string, () => Promise<unknown>][] = [
    ['another key', () => google.sign(claims, { stranger: true })],
    ['an unknown key id', () => google.sign(claims, { kid: 'key-2' })],
    ['another audience', () => google.sign(claims, { audience: 'other.apps.example' })],
    ['another issuer', () => google.sign(claims, { issuer: 'https://accounts.google.com' })],
    ['an expired one', () => google.sign(claims, { expires: '-1m' })],
    ['an unverified address', () => google.sign({ ...claims, email_verified: false })],
    ['a verified that is text', () => google.sign({ ...claims, email_verified: 'true' })],
    ['no address', () => google.sign({ sub: 'g-evil' })],
    ['no sub', () => google.sign({ email: 'evil@example.in' })],
    ['an address that is a list', () => google.sign({ sub: 'g-evil', email: ['evil@example.in'] })],
    ['alg none', async () => `${encode({ alg: 'none' })}.${encode(payload())}.`],
    [
      'the public key as an HMAC secret',
      async () => {
        const head = `${encode({ alg: 'HS256', kid: 'key-1' })}.${encode(payload())}`
        return `${head}.${createHmac('sha256', JSON.stringify(google.jwk)).update(head).digest('base64url')}`
      },
    ],
    ['three dots', async () => '...'],
    ['nothing', async () => ''],
    ['control characters', async () => '\u0000\u0001.\u0002.\u0003'],
    ['a very long one', async () => `${'a'.repeat(4_000)}.${'b'.repeat(3_000)}.c`],
  ]
  test.each(forgeries)('%s', async (_name, forge) => {
    const answer = await signIn(await forge())
    expect([answer.status, answer.body.message]).toEqual([401, 'Google authentication failed'])
  })

  test('and nothing was made of any of them', async () => {
    const rows = await api.deps.database.read
      .selectFrom('accounts')
      .select('id')
      .where((row) => row.or([row('email', '=', 'evil@example.in'), row('google_sub', '=', 'g-evil')]))
      .execute()
    expect(rows).toEqual([])
  })

  test.each([[undefined], [null], [7], [{}], [['x']]])('%j instead of a token is a 400', async (token) => {
    expect((await signIn(token)).status).toBe(400)
  })
})

test.each(['hang', 'fail'] as const)('when the issuer does %s, the answer is 503 within 5 s', async (mode) => {
  const broken = await startIssuer()
  broken.state.mode = mode
  const own = await createTestApi(broken.env)
  const started = Date.now()
  const body = { token: await broken.sign({ sub: 'g', email: 'a@example.in' }) }
  expect((await own.call('POST', '/auth/google', { body })).status).toBe(503)
  expect(Date.now() - started).toBeLessThan(5_000)
  broken.close()
  await own.close()
})
