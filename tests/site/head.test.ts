import { brandWords } from '@thodu/api/contract/defaults/brand.config'
import { languages } from '@thodu/api/contract/people/languages'
import { describe, expect, test } from 'vitest'
import { isBuilt, readHead, readPublicPages } from './built-pages.ts'

const pages = readPublicPages()
const specified = [
  '/',
  '/about',
  '/services',
  '/how-it-works',
  '/caregiver-matching',
  '/testimonials',
  '/blog',
  '/partners',
  '/contact',
  '/forbidden',
  '/404',
  '/legal-agreement',
  '/terms',
  '/privacy',
]

test('every public page is built in every language', () => {
  for (const language of languages) {
    const built = pages.filter((page) => page.language === language).map(({ page }) => page)
    expect(built).toEqual(expect.arrayContaining(specified))
  }
})

const marketed = [
  '/',
  '/about',
  '/services',
  '/prices',
  '/how-it-works',
  '/caregiver-matching',
  '/testimonials',
  '/blog',
  '/partners',
  '/contact',
]
test('the title of a page about the service names the city, and ends with the name (rule PAGE-19)', () => {
  const found = pages.filter(({ page }) => marketed.includes(page))
  expect(found).toHaveLength(marketed.length * languages.length)
  for (const { path, html, language } of found) {
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
    const { city, name } = brandWords[language]
    expect(title, path).toContain(city)
    expect(title, path).toMatch(new RegExp(` · ${name}$`))
  }
})

test('no two pages have the same title', () => {
  const titles = pages.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1])
  expect(new Set(titles).size).toBe(pages.length)
})

describe.each(pages)('$path', ({ path, html, language }) => {
  test('has one h1, a language, a title and a description', () => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html).toContain(`<html lang="${language}-IN"`)
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]?.length).toBeGreaterThan(8)
    const description = readHead(html, 'meta', 'description') ?? ''
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(260)
  })

  test('has its own address as canonical address', () => {
    const canonical = new URL(readHead(html, 'link', 'canonical') ?? '')
    expect(canonical.pathname).toBe(path)
  })

  test('has an existing share picture', () => {
    const image = new URL(readHead(html, 'meta', 'og:image') ?? '')
    expect(isBuilt(image.pathname)).toBe(true)
    expect(readHead(html, 'meta', 'og:title')).toBeTruthy()
  })

  test('has a policy without unsafe-inline, no inline handlers and no style attributes', () => {
    const policy = readHead(html, 'meta', 'content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    const body = html.replace(/<(script|style)[\s>].*?<\/\1>/gs, '')
    expect(body).not.toMatch(/\son\w+="/)
    expect(body).not.toMatch(/\sstyle="/)
  })

  test('is laid out completely at once, so that its height stays and a picture shows all of it (rule PAGE-18)', () => {
    expect(html).not.toMatch(/content-visibility:\s*auto/)
  })

  test('skips no heading level', () => {
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    const levels = [...main.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    })
  })
})
