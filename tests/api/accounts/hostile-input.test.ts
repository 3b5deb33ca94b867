import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../support/api.ts'

let api: TestApi
let token = ''
let adminToken = ''
beforeAll(async () => {
  api = await createTestApi()
  token = (await api.signUp()).token
  adminToken = (await api.makeAdmin()).token
})
afterAll(() => api.close())

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
