import { brand } from '@thodu/api/contract/brand.config'
import { findService } from '@thodu/api/contract/care/catalogue'
import type { ServiceType } from '@thodu/api/contract/care/service-types'

const context = 'https://schema.org'
const address = { '@type': 'PostalAddress', ...toPostalAddress() }
const publisher = { '@type': 'Organization', name: brand.name }

function toPostalAddress() {
  const { street, locality, region, postalCode } = brand.postalAddress
  return {
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: brand.country,
  }
}

/** The company, with the area it serves. No aggregateRating: there are no real ratings yet. */
export function medicalBusiness(site: URL | undefined): object {
  return {
    '@context': context,
    '@type': 'MedicalBusiness',
    '@id': new URL('/#business', site).href,
    name: brand.name,
    slogan: brand.tagline,
    url: new URL('/', site).href,
    image: new URL('/og/default.png', site).href,
    telephone: brand.phone,
    email: brand.email,
    address,
    areaServed: { '@type': 'City', name: brand.city, containedInPlace: { '@type': 'State', name: brand.state } },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: brand.officeHours.opens,
      closes: brand.officeHours.closes,
    },
    sameAs: brand.social.map((profile) => profile.url),
  }
}

/** Questions with their answers, as on the contact page. */
export function faqPage(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** One service with the price range of its packages in whole rupees. */
export function serviceOffer(id: ServiceType, site: URL | undefined): object {
  const service = findService(id)
  if (!service) throw new Error(`No service ${id} in the catalogue`)
  const prices = service.packages.map((item) => item.price)
  return {
    '@context': context,
    '@type': 'Service',
    name: service.name,
    description: service.description,
    provider: { '@id': new URL('/#business', site).href },
    areaServed: { '@type': 'City', name: brand.city },
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
export function article(facts: ArticleFacts, site: URL | undefined): object {
  return {
    '@context': context,
    '@type': 'Article',
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
