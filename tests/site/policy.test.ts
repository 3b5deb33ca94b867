import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPagePolicy } from '../../api/src/serve/page-policy.ts'
import { fileOf, journeyPaths, readPublicPages, rendered } from './built-pages.ts'

const pages = readdirSync(rendered, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
/** nginx accepts 4 KB of headers by default, and other headers need room too. */
const longest = 2_500

const hashesOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes = '', text]) => text && !/\bsrc=|ld\+json|application\/json/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

const lineOf = (policy: string, name: string): string =>
  policy.split('; ').find((line) => line.startsWith(`${name} `)) ?? ''

test.each(pages)(
  '%s: the policy in its header allows the scripts and styles of the page and nothing unsafe',
  (page) => {
    const html = readFileSync(fileOf(page), 'utf8')
    const policy = readPagePolicy(html)
    for (const [tag, line] of [
      ['script', lineOf(policy, 'script-src')],
      ['style', lineOf(policy, 'style-src')],
    ] as const) {
      expect(line).not.toContain('unsafe')
      expect(
        line
          .split(' ')
          .filter((value) => value.startsWith("'sha256-"))
          .toSorted(),
      ).toEqual([...new Set(hashesOf(html, tag))].toSorted())
    }
    expect(html).not.toMatch(/<[^>]+\son(load|click|error|submit|change)=/)
    for (const text of [policy, html]) expect(text).toContain("base-uri 'none'")
    expect(policy.length).toBeLessThan(longest)
  },
)

test('no form sends typed values in the address when its script has not loaded', () => {
  const journey = journeyPaths.map((path) => ({ path, html: readFileSync(fileOf(path, 'index.html'), 'utf8') }))
  let forms = 0
  for (const { path, html } of [...readPublicPages(), ...journey])
    for (const [tag] of html.matchAll(/<form[^>]*>/g)) {
      forms += 1
      expect(tag, path).toMatch(/method="post"/i)
    }
  expect(forms).toBeGreaterThan(0)
})
