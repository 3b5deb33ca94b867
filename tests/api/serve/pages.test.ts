import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPageHandler } from '../../../api/src/serve/serve-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'thodu-pages-'))
let server: Server
let url = ''

function write(path: string, content: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), content)
}

beforeAll(async () => {
  write('secret.txt', 'secret')
  write('site/index.html', 'home')
  write('site/404.html', 'not found page')
  write('site/about/index.html', 'about')
  write('site/about/index.html.br', 'about in brotli')
  write('site/about/index.html.gz', 'about in gzip')
  write('site/_astro/page.abc123.css', 'css')
  write('backoffice/index.html', 'back office')
  write('backoffice/assets/main.abc123.js', 'js')
  const handler = createPageHandler(
    { publicUrl: 'https://care.example.org', google: undefined },
    { site: join(folder, 'site'), backoffice: join(folder, 'backoffice') },
  )
  server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Asks for exactly this path: fetch would tidy it up first. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    const { port } = new URL(url)
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })

describe('pages', () => {
  test('are found with and without a slash, unknown paths are 404 with a page', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, body: 'home' })
    expect(await ask('/about')).toMatchObject({ status: 200, body: 'about' })
    expect(await ask('/about/')).toMatchObject({ status: 200, body: 'about' })
    expect(await ask('/about?from=mail')).toMatchObject({ status: 200, body: 'about' })
    expect(await ask('/nothing-here')).toMatchObject({ status: 404, body: 'not found page' })
  })

  test('the back office is one build with two homes', async () => {
    for (const path of ['/admin', '/admin/', '/admin/bookings', '/caretaker', '/caretaker/bookings/x/show'])
      expect(await ask(path)).toMatchObject({ status: 200, body: 'back office' })
    expect(await ask('/_bo/assets/main.abc123.js')).toMatchObject({ status: 200, body: 'js' })
    expect((await ask('/_bo/assets/nothing.js')).status).toBe(404)
    expect((await ask('/administrator')).status).toBe(404)
  })

  test('come compressed when asked, and say that they differ', async () => {
    const brotli = await ask('/about', { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    expect(brotli).toMatchObject({ body: 'about in brotli' })
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect((await ask('/about', { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  })

  test('hashed files are kept for ever, pages are asked for again and answered early', async () => {
    expect((await ask('/_astro/page.abc123.css')).headers['cache-control']).toContain('immutable')
    expect((await ask('/_bo/assets/main.abc123.js')).headers['cache-control']).toContain('immutable')
    const first = await ask('/about/')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await ask('/about/', { 'If-None-Match': String(first.headers.etag) })
    expect(again).toMatchObject({ status: 304, body: '' })
    expect(again.headers['cache-control']).toBe('no-cache')
  })

  test('tell browsers which links may be fetched ahead', async () => {
    const { headers } = await ask('/about')
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"')
    const rules = await ask('/speculation-rules.json')
    expect(rules).toMatchObject({ status: 200, headers: { 'content-type': 'application/speculationrules+json' } })
    expect(JSON.parse(rules.body)).toHaveProperty('prefetch')
    expect((await ask('/_astro/page.abc123.css')).headers['speculation-rules']).toBeUndefined()
  })

  test('HEAD has no body, other methods are refused', async () => {
    expect(await ask('/about', {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
    expect(await ask('/about', {}, 'PUT')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  test('a form sent before its script is there leads back to its page', async () => {
    expect(await ask('/login?next=x', {}, 'POST')).toMatchObject({ status: 303, headers: { location: '/login' } })
    expect((await ask('//evil.example', {}, 'POST')).headers.location).toBe('/')
  })
})

test.each([
  '/../secret.txt',
  '/about/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/about/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/..\\secret.txt',
  '//secret.txt',
  '/%00',
  '/%',
  '/_bo/../../secret.txt',
  '/admin/../../secret.txt',
])('%s leaves the folder nowhere', async (path) => {
  const answer = await ask(path)
  expect(answer.body).not.toContain('secret')
  expect([404, 200]).toContain(answer.status)
})

test('every answer carries the security headers; the back office has a strict policy of its own', async () => {
  for (const path of ['/', '/nothing-here', '/admin', '/_bo/assets/main.abc123.js']) {
    const { headers } = await ask(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['strict-transport-security']).toContain('max-age=')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
  const policy = String((await ask('/admin')).headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/unsafe-eval|google/)
})
