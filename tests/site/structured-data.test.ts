import { brand } from '@thodu/api/contract/defaults/brand.config'
import { describe, expect, test } from 'vitest'
import { readPublicPages, readStructuredData } from './built-pages.ts'

const pages = readPublicPages()
const dataOf = (path: string, type: string) =>
  readStructuredData(pages.find((page) => page.path === path)?.html ?? '').find((data) => data['@type'] === type)

test('the home page lists the business, its address and its area', () => {
  expect(dataOf('/', 'MedicalBusiness')).toMatchObject({
    '@context': 'https://schema.org',
    name: brand.name,
    telephone: brand.phone,
    url: expect.stringMatching(/^https?:\/\/.+\/$/),
    address: {
      '@type': 'PostalAddress',
      addressLocality: expect.any(String),
      postalCode: expect.stringMatching(/^\d{6}$/),
    },
    areaServed: { '@type': 'City', name: brand.city },
  })
})

test('no page claims a rating', () => {
  for (const { html } of pages) expect(JSON.stringify(readStructuredData(html))).not.toContain('aggregateRating')
})

test('the contact page lists its questions as data', () => {
  const html = pages.find((page) => page.path === '/contact')?.html ?? ''
  const questions = [...html.matchAll(/<summary[^>]*>(.*?)<\/summary>/g)].map(([, text]) => text)
  expect(dataOf('/contact', 'FAQPage')).toMatchObject({
    mainEntity: questions.map((name) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/.{20,}/) },
    })),
  })
})

test('the services page has a price range in rupees for each of the five services', () => {
  const services = readStructuredData(pages.find((page) => page.path === '/services')?.html ?? '')
  expect(services.map(({ name }) => name)).toContain('Baby Care')
  expect(services).toHaveLength(5)
  for (const service of services) {
    expect(service).toMatchObject({
      '@type': 'Service',
      offers: { '@type': 'AggregateOffer', priceCurrency: 'INR', lowPrice: expect.any(Number), offerCount: 3 },
    })
  }
})

const articles = pages.filter(({ path }) => /^\/blog\/[^/]+$/.test(path))
test('there are one featured and at least six other articles', () => {
  expect(articles.length).toBeGreaterThanOrEqual(7)
})

describe.each(articles)('$path', ({ path }) => {
  test('is an Article by the team with date, picture and address', () => {
    const data = dataOf(path, 'Article')
    expect(data).toMatchObject({
      headline: expect.stringMatching(/.{10,110}/),
      author: { '@type': 'Organization', name: brand.name },
      image: expect.stringMatching(/^https?:.*\.png$/),
    })
    expect(new Date(String(data?.datePublished)).getTime()).toBeGreaterThan(0)
    expect(new URL(String(data?.mainEntityOfPage)).pathname).toBe(path)
  })
})
