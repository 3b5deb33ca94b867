import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist, journeyPaths, readPublicPages } from './built-pages.ts'

test('no form that is sent before its script is there puts what was typed into the address', () => {
  const journey = journeyPaths.map((path) => ({ path, html: readFileSync(join(dist, path, 'index.html'), 'utf8') }))
  let forms = 0
  for (const { path, html } of [...readPublicPages(), ...journey])
    for (const [tag] of html.matchAll(/<form[^>]*>/g)) {
      forms += 1
      expect(tag, path).toMatch(/method="post"/i)
    }
  expect(forms).toBeGreaterThan(0)
})
