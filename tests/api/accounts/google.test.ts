import { createHmac } from 'node:crypto'
import { createAdmin } from '@thodu/api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, password, type TestApi } from '../../support/api.ts'
import { selectRow, selectRows, updateRows } from '../../support/rows.ts'
import { clientId, startIssuer } from '../../support/servers/google.ts'

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

type Answer = { token: string; user: { _id: string; name: string; email: string; role: string }; message: string }
const send = (token: unknown, cookie?: string, on = api) =>
  on.call<Answer>('POST', '/auth/google', { body: { token }, ...(cookie ? { cookie } : {}) })

/** Opens the sign-in page in a browser. @returns the nonce for its credentials, and its cookie */
async function openPage(on = api, known?: string) {
  const answer = await on.call<{ nonce: string }>('GET', '/auth/google-client', known ? { cookie: known } : {})
  return { nonce: answer.body.nonce, cookie: answer.cookie ?? '' }
}
type Claims = Parameters<typeof google.sign>[0]
async function signIn(claims: Claims, options: Parameters<typeof google.sign>[1] = {}, on = api) {
  const { nonce, cookie } = await openPage(on)
  return send(await google.sign({ nonce, ...claims }, options), cookie, on)
}
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const isSignedIn = async (token: string) => (await api.call('GET', '/auth/me', { token })).status === 200

test('without GOOGLE_CLIENT_ID sign-in with Google answers 503 and pages receive no client id', async () => {
  const plain = await createTestApi()
  expect((await plain.call('GET', '/auth/google-client')).body).toEqual({ clientId: null })
  expect((await api.call('GET', '/auth/google-client')).body).toEqual({ clientId, nonce: expect.any(String) })
  expect((await plain.call('POST', '/auth/google', { body: { token: 'x' } })).status).toBe(503)
  await plain.close()
})

describe('a valid credential', () => {
  test('creates a customer once and finds the same customer by its sub after that, even with another address', async () => {
    const first = await signIn({ sub: 'g-1', email: 'Ravi@Example.in' })
    expect(first.status).toBe(200)
    expect(first.body.user).toMatchObject({ name: 'Ravi Kumar', email: 'ravi@example.in', role: 'user' })
    expect(first.headers.get('Set-Cookie')).toContain('thodu_device=')
    const moved = await signIn({ sub: 'g-1', email: 'ravi.new@example.in' })
    expect(moved.body.user._id).toBe(first.body.user._id)
    const { email_verified_at } = await selectRow(api, 'accounts', ['email_verified_at'], { id: first.body.user._id })
    expect(email_verified_at).toBeNull()
    const rows = (await api.readAudit()).slice(-2)
    expect(rows.map(({ action, status }) => [action, status])).toEqual([
      ['REGISTER', 'success'],
      ['LOGIN', 'success'],
    ])
  })

  test('that is sent many times at once creates one account', async () => {
    const claims = { sub: 'g-race', email: 'race@example.in' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(claims)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.user._id)).size).toBe(1)
  })

  test('links an account whose address was confirmed by a code, and changes neither password nor sessions', async () => {
    const { user, token } = await api.signUp()
    const linked = await signIn({ sub: 'g-2', email: user.email })
    expect(linked.body.user._id).toBe(user._id)
    expect(await isSignedIn(token)).toBe(true)
    expect((await api.signIn(user.email)).user._id).toBe(user._id)
  })

  test('takes over an account whose address was never confirmed, and ends its password and sessions', async () => {
    const admin = await api.makeAdmin()
    const squatter = await api.makeCaretaker(admin)
    const owner = await signIn({ sub: 'g-3', email: squatter.user.email })
    expect(owner.body.user._id).toBe(squatter.user._id)
    expect(await isSignedIn(squatter.token)).toBe(false)
    const body = { email: squatter.user.email, password }
    expect((await api.call('POST', '/auth/login', { body })).status).toBe(401)
  })

  test('never signs in an admin, nor an account of another Google identity', async () => {
    const { user } = await api.makeAdmin()
    const stolen = await signIn({ sub: 'g-4', email: user.email })
    expect([stolen.status, stolen.body.message]).toEqual([401, 'Google authentication failed'])
    await signIn({ sub: 'g-5', email: 'recycled@example.in' })
    expect((await signIn({ sub: 'g-6', email: 'recycled@example.in' })).status).toBe(401)
    const row = (await api.readAudit()).at(-1)
    expect(row).toMatchObject({ action: 'LOGIN', status: 'failed', user_email: 'recycled@example.in' })
    const stored = await selectRow(api, 'accounts', ['google_sub'], { id: user._id })
    expect(stored.google_sub).toBeNull()
  })
})

test.each([
  ['a sub of 255 letters', { sub: 'g'.repeat(255), email: 'long@example.in' }, 'Ravi Kumar'],
  ['a name that is a number', { sub: 'g-number', email: 'asha.rao@example.in', name: 7 }, 'asha rao'],
])('%s is accepted', async (_what, claims, name) => {
  const answer = await signIn(claims)
  expect([answer.status, answer.body.user.name]).toEqual([200, name])
})

test('an inactive caretaker is refused and not linked', async () => {
  const admin = await api.makeAdmin()
  const caretaker = await api.makeCaretaker(admin)
  const at = api.deps.now().toISOString()
  await updateRows(api, 'accounts', { id: caretaker.user._id }, { inactive_at: at })
  expect((await signIn({ sub: 'g-inactive', email: caretaker.user.email })).status).toBe(403)
  const { google_sub } = await selectRow(api, 'accounts', ['google_sub'], { id: caretaker.user._id })
  expect(google_sub).toBeNull()
})

describe('a credential can be used by one browser once', () => {
  const claims = { sub: 'g-once', email: 'once@example.in' }

  test('it is refused the second time, also after signing out everywhere', async () => {
    const { nonce, cookie } = await openPage()
    const started = Date.now()
    const credential = await google.sign({ ...claims, nonce, azp: clientId })
    const first = await send(credential, cookie)
    expect(first.status).toBe(200)
    expect((await send(credential, cookie)).status).toBe(401)
    // The use is stored for as long as the credential could be accepted: ten minutes and one of clock skew.
    const uses = await selectRows(api, 'used_credentials', ['expires_at'])
    const storedFor = Math.max(...uses.map(({ expires_at }) => Date.parse(expires_at))) - started
    expect(Math.abs(storedFor - 660_000)).toBeLessThan(60_000)
    await api.call('POST', '/auth/logout-everywhere', { token: first.body.token })
    expect((await send(credential, cookie)).status).toBe(401)
  })

  test('of two simultaneous uses one succeeds', async () => {
    const { nonce, cookie } = await openPage()
    const credential = await google.sign({ ...claims, nonce })
    const answers = await Promise.all([send(credential, cookie), send(credential, cookie)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('it is refused from another browser and without a cookie', async () => {
    const { nonce } = await openPage()
    const credential = await google.sign({ ...claims, nonce })
    const other = await openPage()
    for (const cookie of [undefined, other.cookie, `thodu_google=${nonce}`])
      expect((await send(credential, cookie)).status).toBe(401)
  })

  test('its cookie is hidden from scripts and other sites, and lasts half a day', async () => {
    const given = (await api.call('GET', '/auth/google-client')).headers.get('Set-Cookie')
    expect(given).toMatch(/^thodu_google=[\w-]+; .*HttpOnly.*SameSite=Strict/)
    expect(given).toContain('Max-Age=43200')
  })
})

describe('an admin never signs in through Google', () => {
  const isLinked = async (id: string) =>
    (await selectRows(api, 'accounts', ['google_sub'], { id }))[0]?.google_sub !== null

  test.each(['in the office', 'on the command line'])('an account promoted %s loses its Google link', async (where) => {
    const claims = { sub: `g-promoted ${where}`, email: api.nextEmail('promoted') }
    const { user } = (await signIn(claims)).body
    expect(await isLinked(user._id)).toBe(true)
    if (where === 'on the command line') await createAdmin(api.deps, { email: user.email })
    else {
      const { token } = await api.makeAdmin()
      await api.call('PUT', `/admin/users/${user._id}/role`, { token, body: { role: 'admin' } })
    }
    expect(await isLinked(user._id)).toBe(false)
    expect((await signIn(claims)).status).toBe(401)
  })

  test('a stored Google link of an admin is refused', async () => {
    const { user } = await api.makeAdmin()
    const google_sub = 'g-left'
    await updateRows(api, 'accounts', { id: user._id }, { google_sub })
    expect((await signIn({ sub: google_sub, email: user.email })).status).toBe(401)
  })
})

test('keys from GOOGLE_JWKS_URL are accepted with the issuer of Google, with and without https://', async () => {
  const name = 'https://accounts.google.com'
  const own = await createTestApi({ GOOGLE_CLIENT_ID: clientId, GOOGLE_JWKS_URL: `${google.issuer}/certs` })
  expect(own.config.google?.isReplaced).toBe(true)
  for (const issuer of [name, 'accounts.google.com']) {
    const answer = await signIn({ sub: 'g-own', email: 'own@example.in' }, { issuer }, own)
    expect(answer.status).toBe(200)
  }
  await own.close()
})

describe('an invalid credential is refused with the same message', () => {
  const claims = { sub: 'g-evil', email: 'evil@example.in' }
  const now = Math.floor(Date.now() / 1000)
  const payload = (nonce: string) => ({
    ...claims,
    nonce,
    email_verified: true,
    iss: google.issuer,
    aud: clientId,
    iat: now,
    exp: now + 3_600,
  })
  type Forge = (nonce: string) => Promise<unknown>
  const forgeries: [string, Forge][] = [
    ['another key', (nonce) => google.sign({ ...claims, nonce }, { stranger: true })],
    ['an unknown key id', (nonce) => google.sign({ ...claims, nonce }, { kid: 'key-2' })],
    ['another audience', (nonce) => google.sign({ ...claims, nonce }, { audience: 'other.apps.example' })],
    ['another issuer', (nonce) => google.sign({ ...claims, nonce }, { issuer: 'https://accounts.google.com' })],
    ['an expired one', (nonce) => google.sign({ ...claims, nonce }, { expires: '-1m' })],
    ['an unverified address', (nonce) => google.sign({ ...claims, nonce, email_verified: false })],
    ['a verified that is text', (nonce) => google.sign({ ...claims, nonce, email_verified: 'true' })],
    ['no address', (nonce) => google.sign({ nonce, sub: 'g-evil' })],
    ['no sub', (nonce) => google.sign({ nonce, email: 'evil@example.in' })],
    ['an empty sub', (nonce) => google.sign({ ...claims, nonce, sub: '' })],
    ['a sub that is a list', (nonce) => google.sign({ ...claims, nonce, sub: ['g-evil'] as never })],
    ['a sub of 256 letters', (nonce) => google.sign({ ...claims, nonce, sub: 'g'.repeat(256) })],
    ['an invalid address', (nonce) => google.sign({ ...claims, nonce, email: 'evil' })],
    ['one that never ends', (nonce) => google.sign({ ...claims, nonce }, { expires: null })],
    ['an address that is a list', (nonce) => google.sign({ nonce, sub: 'g-evil', email: ['evil@example.in'] })],
    ['alg none', async (nonce) => `${encode({ alg: 'none' })}.${encode(payload(nonce))}.`],
    [
      'the public key as an HMAC secret',
      async (nonce) => {
        const head = `${encode({ alg: 'HS256', kid: 'key-1' })}.${encode(payload(nonce))}`
        return `${head}.${createHmac('sha256', JSON.stringify(google.jwk)).update(head).digest('base64url')}`
      },
    ],
    ['one made for another client (azp)', (nonce) => google.sign({ ...claims, nonce, azp: 'other.apps.example' })],
    ['one of eleven minutes ago', (nonce) => google.sign({ ...claims, nonce }, { age: 660 })],
    [
      'one of yesterday that is valid for a year',
      (nonce) => google.sign({ ...claims, nonce }, { age: 82_800, expires: '1y' }),
    ],
    ['one of a time to come', (nonce) => google.sign({ ...claims, nonce }, { age: -120 })],
    ['no nonce', () => google.sign(claims)],
    ['the nonce of another client', async () => google.sign({ ...claims, nonce: (await openPage()).nonce })],
    ['a nonce that is a list', (nonce) => google.sign({ ...claims, nonce: [nonce] })],
    ['three dots', async () => '...'],
    ['nothing', async () => ''],
    ['signs of no token', async () => '¡.¢.£'],
    ['a very long one', async () => `${'a'.repeat(4_000)}.${'b'.repeat(3_000)}.c`],
  ]
  test.each(forgeries)('%s', async (_name, forge) => {
    const { nonce, cookie } = await openPage()
    const answer = await send(await forge(nonce), cookie)
    expect([answer.status, answer.body.message]).toEqual([401, 'Google authentication failed'])
  })

  test('no invalid credential created or linked an account', async () => {
    const rows = await api.deps.database.read
      .selectFrom('accounts')
      .select('id')
      .where((row) => row.or([row('email', '=', 'evil@example.in'), row('google_sub', '=', 'g-evil')]))
      .execute()
    expect(rows).toEqual([])
  })
})

test.each(['hang', 'fail'] as const)(
  'sign-in with Google waits 5 s at most and answers 503 when the issuer does %s',
  async (mode) => {
    const broken = await startIssuer()
    broken.state.mode = mode
    const own = await createTestApi(broken.env)
    const { nonce, cookie } = await openPage(own)
    const token = await broken.sign({ nonce, sub: 'g', email: 'a@example.in' })
    const started = Date.now()
    expect((await send(token, cookie, own)).status).toBe(503)
    // Without the limit the answer would never come; the rest is time for a busy machine.
    expect(Date.now() - started).toBeLessThan(30_000)
    broken.close()
    await own.close()
  },
)
