import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { cacheControlOf, createPageHeaders, isPage } from './page-headers.ts'
import { completePolicy, plainPolicy, readPagePolicy } from './page-policy.ts'
import { speculationRules } from './speculation-rules.ts'

const fixed = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('no policy goes without what no page of ours needs, whatever it says itself', () => {
  expect(completePolicy('')).toBe(fixed)
  expect(completePolicy(" Default-Src 'self' ; ;upgrade-insecure-requests; object-src *")).toBe(
    `default-src 'self'; upgrade-insecure-requests; ${fixed}`,
  )
})

describe('the policy of a page', () => {
  const own = hashOf('run()')
  const style = hashOf('a{}')
  const other = hashOf('other()')
  const pageOf = (content: string) =>
    `<head><meta http-equiv="content-security-policy" content="${content}"><script>run()</script><style lang="x">a{}</style>`

  test('is its own tag, with the hashes of what stands in it alone', () => {
    const tag = `default-src 'self'; script-src 'self' ${own} ${other}; style-src ${other} ${style}; img-src 'self'`
    expect(readPagePolicy(pageOf(tag))).toBe(
      `default-src 'self'; script-src 'self' ${own}; style-src ${style}; img-src 'self'; ${fixed}`,
    )
  })
  test('is read from a tag that is escaped', () => {
    const escaped = 'default-src &#39;self&#39; &quot;x&quot; a&amp;b &lt;'
    expect(readPagePolicy(pageOf(escaped))).toMatch(
      /^default-src 'self' "x" a&b &lt; ?; object-src|^default-src 'self' "x" a&b &lt;/,
    )
  })
  test('is the plain one where it says nothing', () => {
    expect(readPagePolicy('<script>run()</script>')).toBe(plainPolicy)
    expect(plainPolicy).toBe(`default-src 'self'; ${fixed}`)
  })
})

test('Google’s origin stands in the headers only where people may sign in through it', () => {
  const site = { publicUrl: 'https://care.example.org' }
  const plain = createPageHeaders({ ...site, google: undefined })
  const google = createPageHeaders({ ...site, google: { clientId: 'x' } as never })
  expect(plain.backofficePolicy).toContain("connect-src 'self'; frame-src 'none';")
  expect(google.backofficePolicy).toContain(
    "connect-src 'self' https://accounts.google.com; frame-src https://accounts.google.com;",
  )
  const openers = ({ common }: typeof plain) => Object.fromEntries(common)['Cross-Origin-Opener-Policy']
  expect([openers(plain), openers(google)]).toEqual(['same-origin', 'same-origin-allow-popups'])
})

test('hashed names are kept for ever, pages and the caretaker’s worker are asked for, the rest is kept an hour', () => {
  const forEver = 'public, max-age=31536000, immutable'
  expect(
    ['/_astro/a.js', '/_bo/assets/a.js', '/', '/about', '/about.html', '/caretaker-sw.js', '/sw.js', '/a.png'].map(
      cacheControlOf,
    ),
  ).toEqual([
    forEver,
    forEver,
    'no-cache',
    'no-cache',
    'no-cache',
    'no-cache',
    'public, max-age=3600',
    'public, max-age=3600',
  ])
  expect(['/about', '/about.html', '/a.htmlx', '/a.css'].map(isPage)).toEqual([true, true, false, false])
})

test('what may be fetched ahead is every page but the API’s and the back office’s', () => {
  const [{ where, eagerness }] = JSON.parse(speculationRules).prefetch
  expect(eagerness).toBe('moderate')
  expect(where.and).toEqual([
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/admin', '/admin/*', '/caretaker', '/caretaker/*', '/*.*'] } },
  ])
})
