import { texts } from '@thodu/api/contract/texts'
import { failures } from '@thodu/api/contract/wire/failures'
import { describe, expect, it } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(() => createTestApi({ PUBLIC_URL: 'https://care.example.in' }))

it.each(['/health', '/nothing', '/openapi.json', '/auth/me'])(
  'security headers are part of the answer of %s',
  async (path) => {
    const { headers } = await api.call('GET', path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': expect.stringContaining('max-age='),
    })
  },
)

describe('the check of origins', () => {
  const ask = (method: string, origin: string, headers: Record<string, string> = {}) =>
    api.call(method, method === 'GET' ? '/catalogue' : '/newsletter', {
      ...(method === 'POST' ? { body: { email: 'a@example.in' } } : {}),
      headers: { Origin: origin, ...headers },
    })

  it('allows the public origin to read and write', async () => {
    const read = await ask('GET', 'https://care.example.in')
    expect(read.headers.get('Access-Control-Allow-Origin')).toBe('https://care.example.in')
    expect((await ask('POST', 'https://care.example.in')).status).toBe(201)
    const preflight = await ask('OPTIONS', 'https://care.example.in')
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([
      204,
      'https://care.example.in',
    ])
  })

  it.each(['https://evil.example', 'http://care.example.in', 'https://care.example.in.evil.example', 'null'])(
    'refuses changes from %s and allows no reads',
    async (origin) => {
      expect((await ask('POST', origin)).status).toBe(403)
      expect((await ask('OPTIONS', origin)).status).toBe(403)
      expect((await ask('GET', origin)).headers.get('Access-Control-Allow-Origin')).toBeNull()
    },
  )

  it('accepts the origin of the requested host', async () => {
    const own = await ask('POST', 'http://127.0.0.1:3000', { Host: '127.0.0.1:3000' })
    expect([own.status, own.headers.get('Access-Control-Allow-Origin')]).toEqual([201, null])
  })
})

it('errors are JSON for unknown paths and broken bodies', async () => {
  expect(await api.call('GET', '/nothing')).toMatchObject({ status: 404, body: { message: texts.server.notFound } })
  const broken = await api.call('POST', '/auth/login', { body: '{' })
  expect(broken).toMatchObject({ status: 400, body: { message: texts.server.badJson } })
  const large = await api.call('POST', '/auth/login', { body: JSON.stringify({ email: 'x'.repeat(70_000) }) })
  expect(large).toMatchObject({ status: 413, body: { message: texts.server.tooLarge } })
})

it('health answers 503 with Retry-After when the database cannot be read', async () => {
  const broken = await createTestApi()
  expect((await broken.call('GET', '/health')).status).toBe(200)
  await broken.close()
  const answer = await broken.call('GET', '/health')
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
})

describe('the API description', () => {
  it('is shown by a page without foreign resources and inline scripts', async () => {
    const { headers, text } = await api.call('GET', '/docs')
    expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self';/)
    expect(text).not.toMatch(/https?:\/\//)
    expect(text).not.toMatch(/<script>/)
    const sources = [...text.matchAll(/(?:src|href)="\/api([^"]+)"/g)].map(([, path]) => path ?? '')
    expect(sources).toHaveLength(4)
    for (const path of sources) expect((await api.call('GET', path)).status).toBe(200)
    expect((await api.call('GET', '/docs/..%2fpackage.json')).status).toBe(400)
  })
})

describe('the codes of refusals', () => {
  const api = useWorld(createTestApi)

  describe('of the API', () => {
    it('are lower case, with the feature before a dot', () => {
      for (const code of Object.keys(failures)) expect(code).toMatch(/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/)
    })

    it('are sent beside the exact message', async () => {
      expect((await api.call('GET', '/auth/me')).body).toEqual({
        code: 'auth.not_authenticated',
        message: 'Not authenticated',
      })
      expect((await api.call('GET', '/nothing')).body).toEqual({ code: 'request.not_found', message: 'Not found' })
      const { body } = await api.call('POST', '/auth/login', { body: { email: 'nobody@example.in', password: 'x' } })
      expect(body).toEqual({ code: 'auth.invalid_credentials', message: 'Invalid email or password' })
    })

    it('keep the message of the first invalid field for an invalid body', async () => {
      const { body } = await api.call('POST', '/auth/send-otp', { body: { email: 'no address' } })
      expect(body).toEqual({
        code: 'request.invalid',
        message: 'Please enter a valid email address',
        errors: { email: 'Please enter a valid email address' },
      })
    })
  })
})
