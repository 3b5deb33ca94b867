import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { signIn, signUp, testPassword } from '../../support/people.ts'
import { readOutbox } from '../../support/servers/outbox.ts'
import { startServer } from '../../support/servers/server.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)
let token = ''
let adminToken = ''
beforeAll(async () => {
  token = (await api.signUp()).token
  adminToken = (await api.makeAdmin()).token
})

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '\u0000',
    "' or 1=1 --",
    '{{7*7}}',
    '../../etc/passwd',
    'a@example.in',
    '000000',
  ),
)
const value = fc.oneof({ depthSize: 'small' }, text, fc.jsonValue(), fc.array(text, { maxLength: 3 }), fc.double())
const fields = ['email', 'otp', 'password', 'name', 'phone', 'token', 'newPassword', 'role', 'serviceTypes', 'location']
const body = fc.oneof(
  value,
  fc.dictionary(fc.oneof(fc.constantFrom(...fields, 'currentPassword', 'confirmPassword'), text), value, {
    maxKeys: 8,
  }),
)

const calls: [string, string, () => string | undefined][] = [
  ['POST', '/auth/send-otp', () => undefined],
  ['POST', '/auth/verify-otp', () => undefined],
  ['POST', '/auth/signup', () => undefined],
  ['POST', '/auth/forgot-password', () => undefined],
  ['POST', '/auth/reset-password', () => undefined],
  ['PUT', '/user/profile', () => token],
  ['PUT', '/user/change-password', () => token],
  ['POST', '/admin/caretakers', () => adminToken],
  ['PUT', '/admin/users/x/role', () => adminToken],
]

describe('whatever is sent, the answer is never a 500', () => {
  test.each(calls)('%s %s', async (method, path, tokenOf) => {
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const bearer = tokenOf()
        const answer = await api.call(method, path, { body: JSON.stringify(sent) ?? '', token: bearer })
        expect(answer.status).toBeLessThan(500)
        expect(answer.status === 204 || answer.body !== undefined).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('nor for a body that is no JSON, or too long, or deep', async () => {
    for (const sent of ['', '{', 'null', '[', '"', '\u0000', '{"email":"a@example.in"'])
      expect((await api.call('POST', '/auth/send-otp', { body: sent })).status).toBe(400)
    expect((await api.call('POST', '/auth/login', { body: '['.repeat(30_000) })).status).toBe(400)
    const long = await api.call('POST', '/auth/login', { body: { email: 'a'.repeat(70_000), password: 'x' } })
    expect([long.status, long.body.message]).toEqual([413, 'The request is too large.'])
  })

  test.each(['/admin/users', '/admin/caretakers'])('nor for any query of %s', async (path) => {
    const part = fc.oneof(
      text,
      fc.jsonValue().map((json) => JSON.stringify(json)),
    )
    await fc.assert(
      fc.asyncProperty(fc.record({ sort: part, range: part, filter: part }, { requiredKeys: [] }), async (query) => {
        const search = new URLSearchParams(Object.entries(query).map(([name, text]) => [name, String(text)]))
        const answer = await api.call('GET', `${path}?${search}`, { token: adminToken })
        expect([200, 400]).toContain(answer.status)
      }),
      { numRuns: 200 },
    )
  })
})

test('no password, code, token, link, address or name of a person is in the log, good and failed calls alike', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'debug' } })
  const person = await signUp(server, { name: 'Canary Kumari', email: 'canary.kumari@example.in' })
  const again = await signIn(server, person)
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  await post('/auth/login', { email: person.email, password: 'Canary@wrong1' })
  await post('/auth/login', '{"email":"canary.kumari@example.in","password":"Canary@wrong1"')
  await post('/auth/verify-otp', { email: person.email, otp: '987654' })
  await post('/auth/logout', {}, { Authorization: `Bearer ${again.token}` })
  await fetch(`${server.url}/api/admin/users?filter={"q":"canary.kumari@example.in"}`)
  const feed = await post('/calendar-feed', {}, { Authorization: `Bearer ${person.token}` })
  const made = (await feed.json()) as { url: string }
  const url = server.url + new URL(made.url).pathname
  const statuses = await Promise.all(
    [url, url.replace('.ics', 'x.ics'), `${url}?${url}`].map(async (address) => (await fetch(address)).status),
  )
  expect(statuses).toEqual([200, 404, 200])
  const feedKey = new URL(url).pathname.split('.').at(-2) ?? 'no key'
  const dayKey = 'canary-of-a-day.link'
  for (const path of ['/api/day', `/day?${dayKey}`])
    await fetch(`${server.url}${path}`, { headers: { 'X-Day-Link': dayKey } })
  // The mail about a new calendar address has no code.
  const codes = readOutbox(server.dataDir).flatMap(({ text }) => /^ *(\d{6})$/m.exec(text)?.[1] ?? [])
  await server.stop()
  const log = server.log()
  expect(log).toContain('"route":"/api/auth/login"')
  expect(codes.length).toBeGreaterThan(0)
  for (const secret of [testPassword, 'Canary', 'canary', person.token, again.token, '987654', feedKey, ...codes])
    expect(log).not.toContain(secret)
  await server.remove()
})
