import type { ServiceType } from '@thodu/api/contract/care/service-types'
import { readOfficeClock } from '@thodu/api/contract/promises/office-clock'
import { brand } from '#words/language/brand.ts'
import { findService } from '#words/language/catalogue.ts'
import { layout } from '#words/layout.ts'
import { pathTo } from '../language/paths.ts'

const context = 'https://schema.org'
const address = { '@type': 'PostalAddress', ...toPostalAddress() }
const publisher = { '@type': 'Organization', name: brand.words.name }
const inLanguage = layout.language

function toPostalAddress() {
  const { street, locality, state } = brand.words
  return {
    streetAddress: street,
    addressLocality: locality,
    addressRegion: state,
    postalCode: brand.postalAddress.postalCode,
    addressCountry: brand.country,
  }
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const mondayFirst = [1, 2, 3, 4, 5, 6, 0]

function openDays(): (string | undefined)[] {
  const { weekdays } = readOfficeClock(brand.officeHours, { clock: 'office', holidays: [] })
  return mondayFirst.filter((day) => weekdays.has(day)).map((day) => dayNames[day])
}

/** The company with its service area. No aggregateRating: there are no real ratings yet. */
export function medicalBusiness(site: URL): object {
  return {
    '@context': context,
    '@type': 'MedicalBusiness',
    '@id': new URL('/#business', site).href,
    name: brand.words.name,
    slogan: brand.words.tagline,
    url: new URL(pathTo('/'), site).href,
    image: new URL(pathTo('/og/default.png'), site).href,
    telephone: brand.secondPhone === '' ? brand.phone : [brand.phone, brand.secondPhone],
    email: brand.email,
    address,
    areaServed: {
      '@type': 'City',
      name: brand.words.city,
      containedInPlace: { '@type': 'State', name: brand.words.state },
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openDays(),
      opens: brand.officeHours.opens,
      closes: brand.officeHours.closes,
    },
    ...(brand.social.length > 0 ? { sameAs: brand.social.map((profile) => profile.url) } : {}),
  }
}

export function faqPage(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** One service with the price range of its packages in whole rupees. */
export function serviceOffer(id: ServiceType, site: URL): object {
  const service = findService(id)
  if (!service) throw new Error(`No service ${id} in the catalogue`)
  const prices = service.packages.map((item) => item.price)
  return {
    '@context': context,
    '@type': 'Service',
    name: service.name,
    description: service.description,
    provider: { '@id': new URL('/#business', site).href },
    areaServed: { '@type': 'City', name: brand.words.city },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'INR',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
    },
  }
}

type ArticleFacts = { title: string; excerpt: string; date: Date; category: string; image: string; url: URL }

/** A blog article; its author is the team, not an invented person. */
export function article(facts: ArticleFacts, site: URL): object {
  return {
    '@context': context,
    '@type': 'Article',
    inLanguage,
    headline: facts.title,
    description: facts.excerpt,
    datePublished: facts.date.toISOString(),
    dateModified: facts.date.toISOString(),
    articleSection: facts.category,
    image: new URL(facts.image, site).href,
    mainEntityOfPage: facts.url.href,
    author: publisher,
    publisher,
  }
}
