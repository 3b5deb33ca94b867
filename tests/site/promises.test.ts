import { cancelNotice } from '@thodu/api/contract/bookings/rules/customer-rules'
import { findCareShape } from '@thodu/api/contract/care/care-shapes'
import { priceOfParts } from '@thodu/api/contract/care/part-price'
import type { ServiceType } from '@thodu/api/contract/care/service-types'
import { brand, brandPayments, brandPromises, brandWords } from '@thodu/api/contract/defaults/brand.config'
import { brandPrivacy } from '@thodu/api/contract/defaults/privacy.config'
import { languages } from '@thodu/api/contract/people/languages'
import { readGenderWish } from '@thodu/api/contract/suggestions/preferences'
import { hourMs } from '@thodu/api/contract/time'
import { expect, test } from 'vitest'
import { environment } from '../../api/src/config/environment.ts'
import { changeNotice } from '../../api/src/visits/change-rules.ts'
import { readPublicPages } from './built-pages.ts'

const pages = readPublicPages().filter(({ language }) => language === 'en')
const textOf = (path: string): string =>
  (pages.find((one) => one.path === path)?.html ?? '')
    .replaceAll(/<div data-kept="\w+" hidden.*?<\/div>/gs, ' ')
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#39;|&#x27;/g, "'")
    .replaceAll(/\s+/g, ' ')

const requires = (check: string) => () =>
  environment.REQUIRED_CHECKS.schema.parse(undefined).some((one) => one === check)
const lasts =
  (service: ServiceType, id: string, wanted: { units?: number; minutes: number; startMin?: number }) => () => {
    const shape = findCareShape(service, id)
    const [shift] = shape?.shifts ?? []
    return (
      shift?.minutes === wanted.minutes &&
      (wanted.units === undefined || shape?.units === wanted.units) &&
      (wanted.startMin === undefined || shift.startMin === wanted.startMin)
    )
  }
const isCondition = () =>
  readGenderWish('only-female').strength === 'must' && readGenderWish('only-male').strength === 'must'
const isWithin = (kind: keyof typeof brandPromises, hours: number) => () => brandPromises[kind] === hours * 60

/** Statements of pages, with the setting, rule or table that fulfils them (rule PAGE-15). */
test.each<[page: string, says: string, holds: () => boolean]>([
  ['/', 'Verified caregivers', requires('police')],
  ['/', '4.9', () => brand.advertisedRating === 4.9],
  ['/', 'more than 50 factors', () => brand.advertisedFactors === 50],
  ['/', 'If you choose “only a woman” or “only a man”, nobody else is sent.', isCondition],
  ['/caregiver-matching', 'With “only a woman” or “only a man”, nobody else is sent.', isCondition],
  ['/prices', 'In our call we agree how you pay', () => brandPayments.upi === null && brandPayments.bank === null],
  ['/', 'We call within 2 hours', isWithin('call', 2)],
  ['/how-it-works', '6 to 12 hours', isWithin('verification', 12)],
  ['/how-it-works', 'within 24 hours', isWithin('caregiver', 24)],
  ['/caregiver-matching', 'Police verification', requires('police')],
  ['/caregiver-matching', 'Two references', requires('references')],
  ['/contact', 'We see identity papers in the original', requires('id')],
  ['/contact', 'ask for two references and police verification', requires('references')],
  ['/contact', 'We call within 2 hours, or in the window you choose', isWithin('reply', 2)],
  ['/services', 'Cancel up to 24 hours before care starts', () => cancelNotice === 24 * hourMs],
  ['/prices', 'A visit that you skip 24 hours ahead is not charged', () => changeNotice === 24 * hourMs],
  ['/prices', '7 days of 8 hours', lasts('post-operative', 'short', { units: 7, minutes: 480 })],
  ['/prices', '14 days of 8 hours', lasts('post-operative', 'extended', { units: 14, minutes: 480 })],
  [
    '/prices',
    '10 hours, usually from 8 PM to 6 AM',
    lasts('caretaking', 'nighttime', { minutes: 600, startMin: 1_200 }),
  ],
  [
    '/prices',
    '24 hours, day and night',
    () => findCareShape('caretaking', 'full')?.shifts.reduce((sum, { minutes }) => sum + minutes, 0) === 1_440,
  ],
  ['/prices', 'After 3 days you have used ₹6,429; we refund the rest.', () => priceOfParts(15_000, 7, 3) === 6_429],
])('%s says "%s", and it is true', (page, says, holds) => {
  expect(textOf(page)).toContain(says)
  expect(holds()).toBe(true)
})

test('no page claims a feature that does not exist', () => {
  // That every caregiver is checked before a first visit is true in the mode "block" only (rule MATCH-8).
  const untrue =
    /every caregiver verified|before anybody (?:is suggested|enters)|temperament|with the reasons|notes you can read|keep asking|written down each day|most (?:chosen|booked)|chosen by most|no figure yet/i
  const found = pages.flatMap(({ path }) => {
    const said = untrue.exec(textOf(path))?.[0]
    return said && path !== '/testimonials' && path !== '/partners' ? [`${path}: ${said}`] : []
  })
  expect(found).toEqual([])
})

test('no page promises a check that no checklist records, or a story that nobody can publish', () => {
  const untrue = /interview|practical test|supervise|every year|issuer|weighs? most|will not invent|write this page/i
  const found = pages
    .filter(({ path }) => !path.startsWith('/blog'))
    .flatMap(({ path }) => {
      const said = untrue.exec(textOf(path))?.[0]
      return said ? [`${path}: ${said}`] : []
    })
  expect(found).toEqual([])
})

test.each(languages)('the privacy notice in %s has the configured contact and deadlines', (language) => {
  const html = readPublicPages().find((one) => one.language === language && /\/privacy$/.test(one.path))?.html ?? ''
  const { ackHours, answerDays, careYears, bookYears, email, phoneDisplay } = brandPrivacy
  const name = brandPrivacy.contactName[language]
  const { street, locality } = brandWords[language]
  for (const said of [email, phoneDisplay, name, street, locality]) expect(html).toContain(said)
  const text = html.replaceAll(/<[^>]+>/g, ' ')
  for (const figure of [ackHours, answerDays, careYears, bookYears])
    expect(text).toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`))
})
