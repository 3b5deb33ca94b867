import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readInstallation } from '../../../api/src/config/read-installation.ts'
import { listen } from '../../../api/src/serve/listen.ts'
import { loadBuild } from '../../../api/src/serve/pages/open-pages.ts'
import { createPageHandler, type PageHandler } from '../../../api/src/serve/serve-pages.ts'
import { useDatabase } from '../../support/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'thodu-pages-'))
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inlineScript = "document.title = 'x'"
const inlineStyle = 'body{color:red}'
const elsewhere = hashOf('a script of another page')
/** As Astro writes them: the tag contains the hashes of the whole site, after the first script. */
const pageWithPolicy = `<head><script>${inlineScript}</script><style media="all">${inlineStyle}</style>
<meta http-equiv="content-security-policy" content="default-src 'self';img-src 'self' data: blob:;base-uri 'self'; script-src 'self' ${hashOf(inlineScript)} ${elsewhere}; style-src 'self' ${elsewhere} ${hashOf(inlineStyle)};"></head>`
const config = { publicUrl: 'https://care.example.org', google: undefined }
const servers: Server[] = []
let url = ''

async function serve(handler: PageHandler): Promise<string> {
  const server = createServer(handler)
  servers.push(server)
  return `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), content)
}

beforeAll(async () => {
  write('secret.txt', 'secret')
  write('site/index.html', 'home')
  write('site/404.html', 'not found page')
  write('site/te/404.html', 'పేజీ లేదు')
  write('site/about/index.html', 'about')
  write('site/about/index.html.br', 'about in brotli')
  write('site/about/index.html.gz', gzipSync('about'))
  write('site/_astro/page.abc123.css', 'css')
  write('site/policy/index.html', pageWithPolicy)
  write('site/plain.html', 'plain')
  write('site/half.txt', 'half')
  write('site/half.txt.gz', gzipSync('half'))
  write('site/only.br', 'a copy of nothing')
  write('site/.hidden', 'never: it is of the build itself')
  write('site/sw.js', 'worker')
  write('site-before/_astro/old.abc123.js', 'old site script')
  write('site-before/_astro/page.abc123.css', 'never: the newer one wins')
  write('site-before/gone/index.html', 'never: pages are of the newest build')
  write('backoffice-before/assets/old.abc123.js', 'old chunk')
  write('backoffice/index.html', 'back office')
  write('backoffice/assets/main.abc123.js', 'js')
  write('backoffice/caretaker-sw.js', 'worker of the home')
  write('backoffice/caretaker.webmanifest', '{}')
  const load = (name: string, hashed: string) =>
    loadBuild({ folder: join(folder, name), previous: [join(folder, `${name}-before`)] }, '', hashed)
  const files = { site: load('site', '/_astro/'), backoffice: load('backoffice', '/assets/') }
  const handler = createPageHandler(config, { files })
  // The server has read everything at its start, so later changes of the folders have no effect
  // (docs/decisions/0064-what-holds-still.md).
  for (const name of ['site', 'backoffice', 'site-before', 'backoffice-before'])
    rmSync(join(folder, name), { recursive: true })
  url = await serve(handler)
})
afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Requests exactly this path, which fetch would normalize. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', from = url) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    const { port } = new URL(from)
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })

describe('served pages', () => {
  test('are found with and without a slash, and an unknown path is a 404 page', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, body: 'home' })
    expect(await ask('/about')).toMatchObject({ status: 200, body: 'about' })
    expect(await ask('/about/')).toMatchObject({ status: 200, body: 'about' })
    expect(await ask('/about?from=mail')).toMatchObject({ status: 200, body: 'about' })
    expect(await ask('/nothing-here')).toMatchObject({ status: 404, body: 'not found page' })
    // The 404 page uses the language of the path if there is one (rule LANG-2).
    expect(await ask('/te/nothing-here')).toMatchObject({ status: 404, body: 'పేజీ లేదు' })
    for (const path of ['/hi/nothing-here', '/tea'])
      expect(await ask(path)).toMatchObject({ status: 404, body: 'not found page' })
  })

  test('are files of the build, plain or compressed, without hidden ones', async () => {
    for (const path of ['/plain', '/plain.html', '/pl%61in'])
      expect(await ask(path)).toMatchObject({ status: 200, body: 'plain' })
    expect(await ask('/only.br')).toMatchObject({ status: 200, body: 'a copy of nothing' })
    expect((await ask('/about/index.html.br')).status).toBe(404)
    expect((await ask('/.hidden')).status).toBe(404)
    const half = await ask('/half.txt', { 'Accept-Encoding': 'br' })
    expect([half.body, half.headers['content-encoding']]).toEqual(['half', undefined])
    expect((await ask('/half.txt', { 'Accept-Encoding': 'br, gzip' })).headers['content-encoding']).toBe('gzip')
  })

  test('of both back office apps are the same build', async () => {
    for (const path of ['/admin', '/admin/', '/admin/bookings', '/caretaker', '/caretaker/bookings/x/show'])
      expect(await ask(path)).toMatchObject({ status: 200, body: 'back office' })
    expect(await ask('/_bo/assets/main.abc123.js')).toMatchObject({ status: 200, body: 'js' })
    expect((await ask('/_bo/assets/nothing.js')).status).toBe(404)
    expect((await ask('/administrator')).status).toBe(404)
    expect(await ask('/caretaker.webmanifest')).toMatchObject({ status: 200, body: '{}' })
  })

  test('are compressed on request and sent with Vary', async () => {
    const brotli = await ask('/about', { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    expect(brotli).toMatchObject({ body: 'about in brotli' })
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(Number(brotli.headers['content-length'])).toBe(brotli.body.length)
    expect((await ask('/about', { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    const plain = await ask('/about', { 'Accept-Encoding': 'brotli' })
    expect(plain.headers).toMatchObject({ 'content-length': '5', vary: 'Accept-Encoding' })
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  test('include assets of the previous build for open tabs, but neither its pages nor replaced files', async () => {
    expect(await ask('/_bo/assets/old.abc123.js')).toMatchObject({ status: 200, body: 'old chunk' })
    expect(await ask('/_astro/old.abc123.js')).toMatchObject({ status: 200, body: 'old site script' })
    expect(await ask('/_astro/page.abc123.css')).toMatchObject({ status: 200, body: 'css' })
    expect((await ask('/gone')).status).toBe(404)
  })

  test('are revalidated by ETag, and hashed assets are cached permanently', async () => {
    expect((await ask('/_astro/page.abc123.css')).headers['cache-control']).toContain('immutable')
    expect((await ask('/_bo/assets/main.abc123.js')).headers['cache-control']).toContain('immutable')
    const first = await ask('/about/')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await ask('/about/', { 'If-None-Match': String(first.headers.etag) })
    expect(again).toMatchObject({ status: 304, body: '' })
    expect(again.headers['cache-control']).toBe('no-cache')
    const asked = (tag: string) => ask('/about/', { 'If-None-Match': tag }).then(({ status }) => status)
    expect(await asked(`"other", ${first.headers.etag}`)).toBe(304)
    expect(await asked('*')).toBe(304)
    expect(await asked('"other" , *')).toBe(304)
    expect(await asked('W/"other"')).toBe(200)
    expect((await ask('/nothing-here', { 'If-None-Match': '*' })).status).toBe(404)
  })

  test('have no body for HEAD, and other methods are refused', async () => {
    expect(await ask('/about', {}, 'HEAD')).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-length': '5', 'content-type': 'text/html;charset=utf-8' },
    })
    expect(await ask('/nothing-here', {}, 'HEAD')).toMatchObject({ status: 404, body: '' })
    expect(await ask('/about', {}, 'PUT')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  test('redirect a form to its page when it is sent before its script has loaded', async () => {
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
])('the path %s does not leave the served folder', async (path) => {
  const answer = await ask(path)
  expect(answer.body).not.toContain('secret')
  expect([404, 200]).toContain(answer.status)
})

test('every answer has the security headers, and the back office has its own strict policy', async () => {
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
})

const policyOf = async (path: string): Promise<Record<string, string>> => {
  const policy = String((await ask(path)).headers['content-security-policy'])
  return Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]))
}

describe('the content security policy', () => {
  test.each(['/', '/about', '/policy', '/nothing-here', '/%00', '/admin', '/caretaker/x', '/_bo/index.html'])(
    'of %s blocks everything that pages do not need',
    async (path) => {
      expect(await policyOf(path)).toMatchObject({
        'default-src': "'self'",
        'base-uri': "'none'",
        'object-src': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
      })
    },
  )

  test('of a page is that of its tag, without the hashes of other pages', async () => {
    expect(await policyOf('/policy')).toEqual({
      'default-src': "'self'",
      'img-src': "'self' data: blob:",
      'script-src': `'self' ${hashOf(inlineScript)}`,
      'style-src': `'self' ${hashOf(inlineStyle)}`,
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
  })

  test('of the back office allows its own scripts only, and styles created at run time', async () => {
    expect(await policyOf('/admin')).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self' data:",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
  })

  test('of a file that is no page allows nothing to load, also on refusals', async () => {
    // The service worker fetches files for its cache from this server only.
    const worker = await policyOf('/sw.js')
    expect(worker).toMatchObject({ 'default-src': "'none'", 'connect-src': "'self'" })
    expect(worker).not.toHaveProperty('script-src')
    expect(await policyOf('/caretaker-sw.js')).toEqual(worker)
    expect((await ask('/caretaker-sw.js')).headers['cache-control']).toBe('no-cache')
    expect(await policyOf('/_astro/page.abc123.css')).toMatchObject({ 'default-src': "'none'", 'base-uri': "'none'" })
    for (const method of ['POST', 'PUT'])
      expect((await ask('/about', {}, method)).headers['content-security-policy']).toContain("base-uri 'none'")
  })
})

const database = useDatabase()

test('an installation has one id, created once and stored with its data', async () => {
  const now = new Date('2026-11-21T06:30:00Z')
  await database().write((tx) =>
    tx
      .insertInto('system_facts')
      .values({ name: 'another', value: '"another"', updated_at: now.toISOString() })
      .execute(),
  )
  const name = await readInstallation(database(), now)
  expect(name).toMatch(/^[\da-f-]{36}$/)
  expect(await readInstallation(database(), new Date('2027-01-01T00:00:00Z'))).toBe(name)
  const [one, other] = await Promise.all([readInstallation(database(), now), readInstallation(database(), now)])
  expect([one, other]).toEqual([name, name])
})

test('two processes that start at once agree on one installation id', async () => {
  const now = new Date('2026-11-21T06:30:00Z')
  const [one, other] = await Promise.all([readInstallation(database(), now), readInstallation(database(), now)])
  expect(one).toBe(other)
})
