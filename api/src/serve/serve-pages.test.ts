import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { loadFiles } from './load-files.ts'
import { createPageHandler } from './serve-pages.ts'

const root = mkdtempSync(join(tmpdir(), 'thodu-serve-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
function build(name: string, files: Record<string, string | Buffer>): string {
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, name, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return join(root, name)
}
const config = { publicUrl: 'https://care.example.org', google: undefined }
const site = build('site', {
  'index.html': '<p>home',
  'about/index.html': '<p>about',
  'about/index.html.br': brotliCompressSync('<p>about'),
  'about/index.html.gz': gzipSync('<p>about'),
  'plain.html': '<p>plain',
  'only.br': 'not a copy of anything',
  'half.txt': 'half',
  'half.txt.gz': gzipSync('half'),
  '.build.json': '{}',
  '404.html': '<p>missing',
  'te/404.html': '<p>missing in Telugu',
  '_astro/now.js': 'now',
})
const before = build('before', { '_astro/now.js': 'old now', '_astro/then.js': 'then', 'gone.html': 'gone' })
const backoffice = build('backoffice', {
  'index.html': '<p>office',
  'assets/a.js': 'a',
  'caretaker-sw.js': 'worker',
  'caretaker.webmanifest': '{}',
})
const pages = createPageHandler(config, {
  site: { folder: site, previous: [before] },
  backoffice: { folder: backoffice, previous: [] },
})

function ask(
  url: string | undefined,
  {
    method = 'GET',
    headers = {},
    from = pages,
  }: { method?: string; headers?: Record<string, string>; from?: typeof pages } = {},
) {
  const told = {
    status: 200,
    headers: {} as Record<string, unknown>,
    body: undefined as string | Buffer | undefined,
    read: false,
  }
  const response = {
    setHeader: (name: string, value: unknown) => {
      told.headers[name] = value
    },
    writeHead: (status: number, more: Record<string, unknown> = {}) => {
      told.status = status
      Object.assign(told.headers, more)
      return response
    },
    end: (body?: string | Buffer) => {
      told.body = body
    },
  }
  const request = {
    url,
    method,
    headers,
    resume: () => {
      told.read = true
    },
  }
  from(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  return { ...told, text: told.body?.toString() }
}

test('a build is read with the copies of its files, without what is hidden', () => {
  const files = loadFiles(site)
  expect([...files.keys()].toSorted()).toEqual(
    [
      '/404.html',
      '/_astro/now.js',
      '/about/index.html',
      '/half.txt',
      '/index.html',
      '/only.br',
      '/plain.html',
      '/te/404.html',
    ].toSorted(),
  )
  expect(Object.keys(files.get('/about/index.html')?.copies ?? {}).toSorted()).toEqual(['br', 'gzip'])
  expect(files.get('/about/index.html')?.plain().toString()).toBe('<p>about')
  expect([...loadFiles(site, '/_astro/').keys()]).toEqual(['/_astro/now.js'])
  expect(loadFiles(join(root, 'nowhere')).size).toBe(0)
  // The same content has one tag, whether or not it was packed.
  expect(files.get('/half.txt')?.tag).not.toBe(files.get('/plain.html')?.tag)
})

test('a page is found by every way to write its address', () => {
  for (const path of ['/about', '/about/', '/about/index.html', '/about?x=1', '/about#x'])
    expect([path, ask(path).text]).toEqual([path, '<p>about'])
  for (const path of ['/plain', '/plain.html', '/pl%61in']) expect(ask(path).text).toBe('<p>plain')
  expect(ask(undefined).text).toBe('<p>home')
  expect(ask('/admin/bookings/x').text).toBe('<p>office')
  expect(ask('/caretaker').text).toBe('<p>office')
  expect(ask('/_bo/assets/a.js').text).toBe('a')
  expect(ask('/caretaker-sw.js').text).toBe('worker')
  expect(ask('/caretaker.webmanifest').text).toBe('{}')
})

test('an address that is none, or leaves the folder, is not found; nothing is kept of that', () => {
  for (const path of ['/nothing', '/%zz', '//evil.example', '/../x', '/a/./b', String.raw`/a\b`, '/%00', '/adminx']) {
    const { status, text, headers } = ask(path)
    expect([path, status, text]).toEqual([path, 404, '<p>missing'])
    expect(headers).toMatchObject({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
    expect(headers).not.toHaveProperty('ETag')
  }
  expect(ask('/te/nothing').text).toBe('<p>missing in Telugu')
  expect(ask('/te').text).toBe('<p>missing in Telugu')
  // No page of that language.
  expect(ask('/hi/nothing').text).toBe('<p>missing')
  expect(ask('/test/nothing').text).toBe('<p>missing')
  // Of a site that was built in other languages alone.
  const noEnglish = build('no-english', {
    'en/404.html': 'never',
    'te/404.html': `<meta http-equiv="content-security-policy" content="default-src 'none'">`,
  })
  const alone = createPageHandler(config, {
    site: { folder: noEnglish, previous: [] },
    backoffice: { folder: noEnglish, previous: [] },
  })
  expect(ask('/nothing', { from: alone }).text).toBe('Not found')
  expect(ask('/te/nothing', { from: alone }).headers['Content-Security-Policy']).toMatch(
    /^default-src 'none'; object-src/,
  )
  const empty = createPageHandler(config, {
    site: { folder: join(root, 'nowhere'), previous: [] },
    backoffice: { folder: join(root, 'nowhere'), previous: [] },
  })
  expect(ask('/', { from: empty })).toMatchObject({ status: 404, text: 'Not found' })
  expect(ask('/admin', { from: empty })).toMatchObject({ status: 404, text: 'Not found' })
})

test('hashed files of the build before are there for tabs that are open, nothing else of it', () => {
  expect(ask('/_astro/then.js').text).toBe('then')
  expect(ask('/_astro/now.js').text).toBe('now')
  expect(ask('/gone').status).toBe(404)
})

test('comes in the encoding that is liked best of those there are', () => {
  const accept = (path: string, encodings: string) => ask(path, { headers: { 'accept-encoding': encodings } })
  expect(accept('/about', 'gzip, br').headers['Content-Encoding']).toBe('br')
  expect(accept('/about', 'gzip').headers['Content-Encoding']).toBe('gzip')
  expect(accept('/half.txt', 'gzip, br').headers['Content-Encoding']).toBe('gzip')
  expect(accept('/plain', 'gzip, br').headers).not.toHaveProperty('Content-Encoding')
  expect(accept('/plain', 'gzip, br').text).toBe('<p>plain')
  expect(accept('/about', '').headers['Content-Length']).toBe('<p>about'.length)
})

test('what the client holds already is not sent again', () => {
  const tag = String(ask('/about').headers.ETag)
  const known = (value: string) => ask('/about', { headers: { 'if-none-match': value } })
  for (const value of [tag, `"x", ${tag}`, ' * ', '*'])
    expect(known(value)).toMatchObject({
      status: 304,
      body: undefined,
      headers: { ETag: tag, Vary: 'Accept-Encoding' },
    })
  expect(known('"x"').status).toBe(200)
})

test('HEAD has no body, a form leads back, and other methods are refused', () => {
  expect(ask('/about', { method: 'HEAD' })).toMatchObject({
    status: 200,
    body: undefined,
    headers: { 'Content-Length': '<p>about'.length },
  })
  const form = (url: string) => ask(url, { method: 'POST' })
  expect(form('/about?name=Asha')).toMatchObject({ status: 303, read: true, headers: { Location: '/about' } })
  expect(form('//evil.example')).toMatchObject({ status: 303, headers: { Location: '/' } })
  expect(ask('/about', { method: 'PUT' })).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' }, read: false })
})

test('the rules of what may be fetched ahead stand on the site’s pages alone', () => {
  const rulesOf = (path: string) => ask(path).headers['Speculation-Rules']
  for (const path of ['/about', '/nothing']) expect(rulesOf(path)).toBe('"/speculation-rules.json"')
  for (const path of [
    '/admin',
    '/caretaker',
    '/caretaker.webmanifest',
    '/_bo/assets/a.js',
    '/_bo/index',
    '/_astro/now.js',
  ])
    expect([path, rulesOf(path)]).toEqual([path, undefined])
  expect(ask('/speculation-rules.json')).toMatchObject({
    status: 200,
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Accept-Encoding',
    },
  })
})

test('every answer has a policy: its page’s, the office’s, or one that lets it load nothing', () => {
  const policyOf = (path: string) => String(ask(path).headers['Content-Security-Policy'])
  expect(policyOf('/about')).toMatch(/^default-src 'self'; object-src/)
  expect(policyOf('/admin')).toMatch(/style-src 'self' 'unsafe-inline'/)
  expect(policyOf('/_bo/assets/a.js')).toMatch(/style-src 'self' 'unsafe-inline'/)
  expect(policyOf('/_astro/now.js')).toMatch(/^default-src 'none'; style-src/)
  expect(policyOf('/caretaker-sw.js')).toMatch(/^default-src 'none'; connect-src 'self'/)
  expect(policyOf('/nothing')).toMatch(/^default-src 'self'; object-src/)
  expect(ask('/about').headers).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' })
})
