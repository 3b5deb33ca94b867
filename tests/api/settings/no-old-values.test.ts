import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Offer, Offers } from '@thodu/api/contract/care/offers'
import { brandWords } from '@thodu/api/contract/defaults/brand.config'
import { languages } from '@thodu/api/contract/people/languages'
import type { Settings } from '@thodu/api/contract/settings/settings.schema'
import type { CalendarFeed } from '@thodu/api/contract/sharing/sharing.schema'
import type { WhatsAppMessage } from '@thodu/api/contract/whatsapp/whatsapp.schema'
import { expect, test } from 'vitest'
import { patient } from '../../support/samples/patient.ts'
import { useWorld } from '../../support/use-world.ts'
import { createMoneyWorld } from '../money/money-world.ts'

const world = useWorld(createMoneyWorld)

const inEach = (text: string) => ({ en: `${text} One`, te: `${text} రెండు`, hi: `${text} तीन` })
type Sections = Settings['sections']

/** Another value for every setting that mails, documents, messages and calendars contain. */
function changeAll({ organisation, services, promises, privacy }: Sections) {
  const renamed = (offer: Offer): Offer => ({
    ...offer,
    price: offer.price + 77,
    originalPrice: offer.originalPrice + 99,
    name: { en: `${offer.name.en} Nagpur`, te: `${offer.name.te} నాగ్‌పూర్`, hi: `${offer.name.hi} नागपुर` },
  })
  const offers = Object.fromEntries(
    Object.entries(services.values.services as Offers).map(([type, service]) => [
      type,
      {
        ...service,
        packages: Object.fromEntries(Object.entries(service.packages).map(([id, offer]) => [id, renamed(offer)])),
      },
    ]),
  )
  return {
    organisation: {
      ...organisation.values,
      name: { en: 'Saathi', te: 'సాథీ', hi: 'साथी' },
      nameMeaning: inEach('Meaning'),
      tagline: inEach('Tagline'),
      city: inEach('Nagpur'),
      serviceArea: inEach('Nagpur'),
      servedPlaces: inEach('Nagpur'),
      state: inEach('Maharashtra'),
      street: inEach('Ring Road'),
      locality: inEach('Dharampeth'),
      postalCode: '440010',
      phone: '+91 71200 34500',
      email: 'care@saathi.example',
      secondPhone: '+917120034509',
      legalEmail: 'legal@saathi.example',
      messagingNumber: '+917120034500',
      partnershipMessagingNumber: '+917120034501',
      company: { name: 'Saathi Care Private Limited', registration: 'U85100MH2026' },
      termsVersion: '2026-12',
      zones: [{ id: 'dharampeth', pincodes: ['440010'], neighbours: [] }],
    },
    services: { services: offers },
    promises: { ...promises.values, call: 300, callback: 300, reply: 300, clock: 'office' },
    payments: {
      upi: { vpa: 'care@saathibank', name: 'Saathi Care', verified: false, max: 100_000 },
      bank: { holder: 'Saathi Care', account: '998877665544', ifsc: 'SBIN0009999', bank: 'SBI' },
      gstin: null,
      tax: {},
    },
    look: { accent: '#7a1f5c', logo: null },
    privacy: {
      ...privacy.values,
      contactName: inEach('Privacy officer'),
      phone: '+917120034502',
      email: 'privacy@saathi.example',
    },
  }
}

/** Names, numbers and addresses of the defaults, and price and promises of the booked package. */
const old = new RegExp(
  [
    ...languages.flatMap((language) => [brandWords[language].name, brandWords[language].tagline]),
    'Thodu Care',
    'examplebank',
    '87000 ?001',
    'thodu\\.example',
    '5,500',
    '12 Hours Daily(?! Nagpur)',
    'రోజుకు 12 గంటలు(?! నాగ్‌పూర్)',
    'within 2 hours',
    '\\b2 గంటల్లో',
    '\\b2 घंटे',
    'Warangal',
    '#0e5a4a',
  ].join('|'),
)

test('changed settings leave no old value in bookings, mails, documents and calendars (rules SET-6 to SET-9)', async () => {
  const { admin, family, call } = world
  const { sections } = (await call<Settings>(admin, 'GET', '/admin/settings')).body
  for (const [section, values] of Object.entries(changeAll(sections))) {
    const saved = await call(admin, 'PUT', `/admin/settings/${section}`, { revision: 0, values })
    expect([section, saved.status, saved.status === 200 ? '' : saved.text]).toEqual([section, 200, ''])
  }
  const said: Record<string, string> = {}
  const shown = await call(undefined, 'GET', '/settings')
  said.settings = shown.text
  expect(shown.text).not.toContain('998877665544')
  said.api = (await call(undefined, 'GET', '/openapi.json')).text.slice(0, 200)
  said['page of the API'] = (await call(undefined, 'GET', '/docs')).text
  said.catalogue = (await call(undefined, 'GET', '/catalogue')).text
  for (const [place, language] of languages.entries()) {
    await call(family, 'PUT', '/user/profile', { language, location: 'Nagpur' })
    const booked = await call(family, 'POST', '/booking', {
      serviceType: 'elderly-care',
      packageId: 'standard',
      patientDetails: {
        ...patient,
        address: 'Ring Road 1',
        city: 'Nagpur',
        pincode: '440010',
        preferredStartDate: '2026-06-20',
      },
      agreedToTerms: true,
    })
    expect(booked.status).toBe(201)
    const booking: Booking = booked.body
    expect(booking.price.amount).toBe(5_577)
    said[`booking ${language}`] = booked.text
    const asked = {
      serviceType: 'elderly-care',
      selectedPackage: 'standard',
      callbackData: { preferredTime: 'morning' },
    }
    said[`callback ${language}`] = (await call(family, 'POST', '/callback', asked)).text
    const messages = await call<WhatsAppMessage>(
      admin,
      'GET',
      `/admin/bookings/${booking._id}/hand-off?language=${language}`,
    )
    expect(messages.body.messages).not.toEqual([])
    said[`messages ${language}`] = messages.text
    const payment = await world.asked(booking._id, { amount: 5_577 })
    said[`pay page ${language}`] = (await world.payPage(world.linkOf(payment))).text
    const paid = await world.decide(payment._id, {
      status: 'confirmed',
      received: 5_577,
      utr: `12345678901${place}`,
      paidOn: '2026-06-10',
    })
    if (paid.status !== 200) throw new Error(paid.text)
    await call(admin, 'PUT', '/user/profile', { language })
    said[`receipt ${language}`] = (await world.document(paid.body.documents[0]?._id ?? '')).text
    const cancelled = await call(family, 'POST', `/booking/${booking._id}/cancel`, { reason: 'Better' })
    if (cancelled.status !== 200) throw new Error(cancelled.text)
  }
  const { body } = await call<CalendarFeed>(family, 'POST', '/calendar-feed')
  said.calendar = (await call(undefined, 'GET', new URL(body.url ?? '').pathname.replace(/^\/api/, ''))).text
  await world.deps.mailer.settle()
  const mails = await world.readMails()
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([family.email, 'care@saathi.example']))
  for (const [place, mail] of mails.entries()) said[`mail ${place}`] = Object.values(mail).join('\n')
  const found = Object.entries(said).flatMap(([where, text]) => {
    const [word] = old.exec(text) ?? []
    return word === undefined ? [] : [`${where}: ${word} in ${text.slice(0, 300)}`]
  })
  expect(found).toEqual([])
  expect(said['receipt en']).toContain('Saathi Care Private Limited')
  expect(mails.map(({ text }) => text).join()).toContain('within 5 office hours')
  const agreed = await world.deps.database.read.selectFrom('bookings').select('terms_version').execute()
  expect(new Set(agreed.map((row) => row.terms_version))).toEqual(new Set(['2026-12']))
})
