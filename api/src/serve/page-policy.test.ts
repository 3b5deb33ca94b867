import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { cacheControlOf, createPageHeaders, isPage } from './page-headers.ts'
import { completePolicy, plainPolicy, readPagePolicy } from './page-policy.ts'
import { speculationRules } from './speculation-rules.ts'

const fixed = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('every policy contains the fixed directives in place of its own', () => {
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

  test('comes from its own meta tag, with only the hashes of its inline elements', () => {
    const tag = `default-src 'self'; script-src 'self' ${own} ${other}; style-src ${other} ${style}; img-src 'self'`
    expect(readPagePolicy(pageOf(tag))).toBe(
      `default-src 'self'; script-src 'self' ${own}; style-src ${style}; img-src 'self'; ${fixed}`,
    )
  })
  test('is read from an escaped meta tag', () => {
    const escaped = 'default-src &#39;self&#39; &quot;x&quot; a&amp;b &lt;'
    expect(readPagePolicy(pageOf(escaped))).toMatch(
      /^default-src 'self' "x" a&b &lt; ?; object-src|^default-src 'self' "x" a&b &lt;/,
    )
  })
  test('is the plain policy without a meta tag', () => {
    expect(readPagePolicy('<script>run()</script>')).toBe(plainPolicy)
    expect(plainPolicy).toBe(`default-src 'self'; ${fixed}`)
  })
})

test('Google’s origin is in the headers only when Google sign-in is configured', () => {
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

test('hashed names are cached for ever, pages and the caretaker app’s worker revalidated, the rest cached an hour', () => {
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

test('browsers may prefetch every page except the API and the back office', () => {
  const [{ where, eagerness }] = JSON.parse(speculationRules).prefetch
  expect(eagerness).toBe('moderate')
  expect(where.and).toEqual([
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/admin', '/admin/*', '/caretaker', '/caretaker/*', '/*.*'] } },
  ])
})
