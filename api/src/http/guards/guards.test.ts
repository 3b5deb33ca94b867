import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { AppEnvironment } from '../environment.ts'
import { answerPreflight, listCorsHeaders, refuseForeignPages } from './origins.ts'
import { clearPrivateCookie, readPrivateCookie, setPrivateCookie } from './private-cookie.ts'
import { listApiHeaders, listSecurityHeaders } from './security-headers.ts'

const ours = { publicUrl: 'https://care.example.org' }
const plain = { publicUrl: 'http://localhost:3000' }

describe('a call from a page', () => {
  const app = new Hono<AppEnvironment>()
    .onError((error, c) => c.text('', (error as { status?: 403 }).status ?? 500))
    .options('/', answerPreflight(ours), (c) => c.text('went on'))
    .post('/', (c) => {
      refuseForeignPages(c, ours)
      return c.text('taken')
    })
    .get('/', (c) => c.json(listCorsHeaders(c, ours.publicUrl)))
  const call = async (method: string, headers: Record<string, string> = {}) => {
    const answer = await app.request('/', { method, headers })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }

  test.each([
    [{}, 200],
    [{ Origin: ours.publicUrl }, 200],
    [{ Origin: 'http://care.example.org' }, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    // The site under another name, for example behind a forwarded port.
    [{ Origin: 'http://10.0.0.5:3000', Host: '10.0.0.5:3000' }, 200],
    [{ Origin: 'https://10.0.0.5:3000', Host: '10.0.0.5:3000' }, 200],
    [{ Origin: 'http://10.0.0.5', Host: '10.0.0.5:3000' }, 403],
    [{ Origin: 'ftp://10.0.0.5:3000', Host: '10.0.0.5:3000' }, 403],
  ])('with the headers %j that changes data gets status %i', async (headers, status) => {
    expect((await call('POST', headers)).status).toBe(status)
  })

  test('gets a preflight answer only for our origin', async () => {
    const asked = await call('OPTIONS', { Origin: ours.publicUrl })
    expect([asked.status, asked.text]).toEqual([204, ''])
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Thodu-Language',
      'access-control-max-age': '600',
    })
    expect((await call('OPTIONS', { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await call('OPTIONS')).text).toBe('went on')
    expect((await call('OPTIONS', { Origin: 'http://a:1', Host: 'a:1' })).text).toBe('went on')
  })
})

describe('a private cookie', () => {
  const appOf = (site: typeof ours) =>
    new Hono<AppEnvironment>()
      .get('/set', (c) => {
        setPrivateCookie(c, site, { name: 'device', value: 'abc', maxAge: 60 })
        return c.text('')
      })
      .get('/clear', (c) => {
        clearPrivateCookie(c, site, 'device')
        return c.text('')
      })
      .get('/read', (c) => c.text(readPrivateCookie(c, site, 'device') ?? 'none'))
  const cookieOf = async (site: typeof ours, path: string) =>
    (await appOf(site).request(path)).headers.get('Set-Cookie')?.split('; ').toSorted()
  const readOf = async (site: typeof ours, cookie: string) =>
    (await appOf(site).request('/read', { headers: { Cookie: cookie } })).text()

  test('has the __Host- prefix if the site is served over TLS', async () => {
    expect(await cookieOf(ours, '/set')).toEqual(
      ['__Host-device=abc', 'Max-Age=60', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict'].toSorted(),
    )
    expect(await cookieOf(plain, '/set')).toEqual(
      ['device=abc', 'Max-Age=60', 'Path=/', 'HttpOnly', 'SameSite=Strict'].toSorted(),
    )
    expect(await cookieOf(ours, '/clear')).toEqual(['__Host-device=', 'Max-Age=0', 'Path=/', 'Secure'].toSorted())
    expect(await cookieOf(plain, '/clear')).toEqual(['Max-Age=0', 'Path=/', 'device='].toSorted())
  })

  test('is read under its exact name, unless it is empty or longer than 200 characters', async () => {
    expect(await readOf(ours, '__Host-device=abc')).toBe('abc')
    expect(await readOf(ours, 'device=abc')).toBe('none')
    expect(await readOf(plain, 'device=abc')).toBe('abc')
    expect(await readOf(plain, 'device=')).toBe('none')
    expect(await readOf(plain, 'other=abc')).toBe('none')
    expect(await readOf(plain, `device=${'a'.repeat(200)}`)).toBe('a'.repeat(200))
    expect(await readOf(plain, `device=${'a'.repeat(201)}`)).toBe('none')
  })
})

test('an API answer forbids loading resources and caching, and requires TLS if the site uses TLS', () => {
  expect(Object.fromEntries(listApiHeaders(ours))).toEqual({
    ...Object.fromEntries(listSecurityHeaders(ours)),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
  })
  expect(listSecurityHeaders(ours)).toEqual([
    ...listSecurityHeaders(plain),
    ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ])
  expect(listSecurityHeaders(plain).map(([name]) => name)).toEqual([
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Resource-Policy',
  ])
})
