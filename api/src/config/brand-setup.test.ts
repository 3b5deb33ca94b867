import { expect, test } from 'vitest'
import { careShapes } from '../contract/care/care-shapes.ts'
import { services } from '../contract/care/catalogue.ts'
import { brand, brandPromises, brandZones } from '../contract/defaults/brand.config.ts'
import { findBrandError, ourBrand } from './brand-setup.ts'
import { findCatalogueError } from './catalogue-setup.ts'
import { findPlaceholders } from './placeholders.ts'

const errorWith = (change: object) => findBrandError({ ...ourBrand, brand: { ...brand, ...change } })

test('the shipped configuration is valid, and every package of its catalogue can be planned', () => {
  expect([findBrandError(), findCatalogueError()]).toEqual([undefined, undefined])
})

test.each<[change: object, line: string]>([
  [{ email: 'care.example.org' }, 'brand.email must be an e-mail address'],
  [{ privacyEmail: '' }, 'brand.privacyEmail must be an e-mail address'],
  [
    { officeHours: { ...brand.officeHours, opens: '20:00', closes: '08:00' } },
    'brand.officeHours.closes must be later than opens',
  ],
  [{ officeHours: { ...brand.officeHours, opens: '8' } }, 'brand.officeHours.opens must be a time such as 08:00'],
  [
    { officeHours: { ...brand.officeHours, days: 'Monday to Friday' } },
    'brand.officeHours.days must be such as Mon-Sat or Mon,Wed,Fri',
  ],
  [
    { messagingNumber: '+91 87000 00100' },
    'brand.messagingNumber must have digits only, with the country code, such as 918700000100',
  ],
  [{ phoneDisplay: '+91 98480 12345' }, 'brand.phoneDisplay shows a different number from phone'],
  [{ timeZone: 'Asia/Hyderabad' }, 'brand.timeZone must be a time zone such as Asia/Kolkata'],
  [{ name: ' ' }, 'brand.name is empty'],
  [
    { social: [{ label: 'Facebook', icon: 'facebook', url: 'facebook.com/us' }] },
    'brand.social.0.url must be an address such as https://example.org',
  ],
])('an invalid value is reported in one line with its name: %j', (change, line) => {
  expect(errorWith(change)).toBe(line)
})

test('holidays must be dates, and neighbours must be zones', () => {
  const closed = { ...brandPromises, holidays: ['25-12-2026'] }
  expect(findBrandError({ ...ourBrand, brandPromises: closed })).toBe(
    'brandPromises.holidays.0 must be a day such as 2026-12-25',
  )
  const zones = [{ ...brandZones[0], neighbours: ['nowhere'] }]
  expect(findBrandError({ ...ourBrand, brandZones: zones })).toBe('brandZones a neighbour is not a zone in the list')
})

test('a package without a plan or a translated name is refused with the missing parts', () => {
  const [first] = services
  const added = {
    id: '4-hours',
    name: '4 Hours Daily',
    price: 2000,
    originalPrice: 2500,
    unit: 'per day',
    popular: false,
  }
  expect(
    findCatalogueError({
      services: [{ id: 'elderly-care', packages: [...(first?.packages ?? []), added] }],
      shapes: careShapes,
    }),
  ).toBe(
    'the package 4-hours of elderly-care lacks its days and hours in care-shapes.ts, its name in words/te/labels.ts, its name in words/hi/labels.ts',
  )
})

test('shipped addresses, numbers and claims are found as placeholders, and a team’s own are not', () => {
  expect(findPlaceholders()).toEqual([
    'brand.phone',
    'brand.phoneDisplay',
    'brand.email',
    'brand.legalEmail',
    'brand.privacyEmail',
    'brand.messagingNumber',
    'brand.partnershipMessagingNumber',
    'brand.advertisedRating',
    'brand.advertisedFactors',
  ])
  expect(
    findPlaceholders({ phone: '+919848012345', email: 'care@saathi.org', advertisedRating: 4.7, social: [] }),
  ).toEqual([])
})
