import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { MoneyDocument, OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { languages } from '@thodu/api/contract/people/languages'
import type {
  Settings,
  SettingsSection,
  SettingsValues,
  StoredLogo,
} from '@thodu/api/contract/settings/settings.schema'
import { dayInCity } from '@thodu/api/contract/time'
import type { Visit } from '@thodu/api/contract/visits/visits.schema'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { engine, makePostgresDatabase } from '../support/engines/test-database.ts'
import {
  addCaretaker,
  adminEnv,
  advance,
  assign,
  book,
  firstAdmin,
  type Person,
  signIn,
  signUp,
} from '../support/people.ts'
import { samplePayments } from '../support/samples/payments.ts'
import { createMovedClock } from '../support/servers/clock/moved-clock.ts'
import { waitForMail } from '../support/servers/outbox.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { fileOf } from './built-pages.ts'

/** Just before the visit of the day, so that it can start, and after its end. */
const morning = new Date(`${dayInCity(new Date())}T07:55:00+05:30`)
const evening = new Date(morning.getTime() + 12.5 * 3_600_000)
const clock = createMovedClock(morning)

/** The process where an admin saves, and the process from which others read. On SQLite they are the same. */
let office: TestServer
let visited: TestServer
let admin: Person
let drop = async (): Promise<void> => {}
beforeAll(async () => {
  const env: Record<string, string> = { ...adminEnv, ...clock.env }
  if (engine === 'postgres') {
    const made = await makePostgresDatabase({ empty: true })
    drop = made.drop
    Object.assign(env, { DATABASE_URL: made.address, JWT_SECRET: 'a secret of a test, at least 32 bytes long' })
  }
  office = await startServer({ env })
  visited = engine === 'postgres' ? await startServer({ env, dataDir: office.dataDir }) : office
  admin = await signIn(office, firstAdmin)
}, 120_000)
afterAll(async () => {
  for (const server of new Set([visited, office])) await server.remove()
  await drop()
  clock.remove()
})

const addresses = languages.map((language) => (language === 'en' ? '/prices' : `/${language}/prices`))
const readPage = async (path: string): Promise<string> => (await fetch(`${visited.url}${path}`)).text()
const namesUpi = async (path: string): Promise<boolean> => /\bUPI\b/.test(await readPage(path))

async function save<Section extends SettingsSection>(
  section: Section,
  values: Partial<SettingsValues[Section]>,
): Promise<void> {
  const { sections } = await admin.api.call<Settings>('/admin/settings')
  const answer = await admin.api.send(`/admin/settings/${section}`, {
    method: 'PUT',
    body: { revision: sections[section].revision, values: { ...sections[section].values, ...values } },
  })
  expect(answer.status).toBe(200)
}
/** Time since a save in ms. The rule allows 5 s on a machine without other work. */
const stopwatch = () => {
  const begun = performance.now()
  return (): number => Math.round(performance.now() - begun)
}

test('prices name a way to pay once the office has set it up, without a restart (rules MON-4, SET-11)', async () => {
  for (const path of addresses) expect(await namesUpi(path), path).toBe(false)
  expect(await readPage('/prices')).toBe(readFileSync(fileOf('prices', 'index.html'), 'utf8'))
  await save('payments', { upi: { vpa: 'care@okbank', name: 'Care', verified: false, max: 100_000 }, bank: null })
  await vi.waitFor(async () => expect(await namesUpi('/prices')).toBe(true), { timeout: 60_000 })
  for (const path of addresses) expect(await namesUpi(path), path).toBe(true)
  expect(await readPage('/admin')).toContain('"payingWays":["upi"]')
  expect(await readPage('/prices')).not.toContain('care@okbank')
}, 120_000)

test('an undone change is shown immediately', async () => {
  await save('payments', { upi: null, bank: null })
  await vi.waitFor(async () => expect(await namesUpi('/prices')).toBe(false), { timeout: 60_000 })
  expect(await readPage('/prices')).toBe(readFileSync(fileOf('prices', 'index.html'), 'utf8'))
}, 120_000)

/** Rupees for a day of twelve hours, in the text of a page or in the data of its script. */
const newPrice = 5_777
const isNew = /5,777|"price":5777/
const isOld = /5,500|"price":5500/

/** Care of one day: booked by a family, planned, started and ended by an admin, with a payment request. */
async function giveCare(): Promise<{ family: Person; booking: Booking; day: string }> {
  const family = await signUp(visited)
  const booking = await book(family)
  const caretaker = await addCaretaker(visited, admin)
  await assign(admin, booking, caretaker)
  await advance(caretaker, booking, 'confirmed')
  const day = dayInCity(morning)
  const shifts = [{ code: 'D', start: '08:00', minutes: 720 }]
  const plan = { startsOn: day, endsOn: day, days: [0, 1, 2, 3, 4, 5, 6], mode: 'visits', shifts }
  await admin.api.call(`/admin/bookings/${booking._id}/roster`, { method: 'POST', body: plan })
  // Visits are charged from the first payment request, which needs a payment method.
  await save('payments', samplePayments)
  await admin.api.call(`/admin/bookings/${booking._id}/payments`, {
    method: 'POST',
    body: { amount: booking.price.amount, method: 'cash' },
  })
  const filter = encodeURIComponent(JSON.stringify({ booking: booking._id }))
  const [visit] = await admin.api.call<Visit[]>(`/admin/visits?filter=${filter}`)
  for (const step of ['start', 'end']) {
    if (step === 'end') clock.set(evening)
    admin = await signIn(office, firstAdmin)
    const body = { clientEventId: randomUUID(), reason: 'The caretaker called' }
    await admin.api.call(`/admin/visits/${visit?._id}/${step}`, { method: 'POST', body })
  }
  return { family, booking, day }
}

test('a saved price is on all pages, in catalogue, next booking, mail and bill (rules SET-3, SET-11)', async () => {
  const { services } = (await admin.api.call<Settings>('/admin/settings')).sections.services.values
  const care = services['elderly-care']
  const { standard } = care.packages
  if (!standard) throw new Error('no package')
  const packages = { ...care.packages, standard: { ...standard, price: newPrice } }
  await save('services', { services: { ...services, 'elderly-care': { ...care, packages } } })
  const elapsed = stopwatch()
  const shown: Record<string, number> = {}
  const waitUntilShown = async (path: string) => {
    await vi.waitFor(async () => expect(await readPage(path)).toMatch(isNew), { timeout: 120_000, interval: 100 })
    shown[path] = elapsed()
    expect(await readPage(path)).not.toMatch(isOld)
  }
  await Promise.all(
    ['/api/catalogue', '/services', '/prices', '/te/prices', '/pricing-packages'].map((path) => waitUntilShown(path)),
  )
  console.log(`ms from the save on ${engine}:`, shown)

  const { family, booking, day } = await giveCare()
  expect(booking.price.amount).toBe(newPrice)
  const mail = await waitForMail(visited.dataDir, family.email, ({ text }) => text.includes(booking.bookingId))
  expect(mail.text).toContain('₹5,777')
  const { api } = admin
  const body = { from: day, to: day }
  const { documents } = await api.call<OfficeMoney>(`/admin/bookings/${booking._id}/bills`, { method: 'POST', body })
  expect(documents).toMatchObject([{ series: 'B', total: newPrice }])
  const bill = await api.call<MoneyDocument>(`/admin/documents-issued/${documents[0]?._id}`)
  expect(JSON.stringify(bill.page)).toContain('₹5,777')
}, 240_000)

/** A square of one colour as an SVG, as owners export their logo. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#c00"/></svg>'

/** In ms. Pictures are drawn at low priority, which takes long while other tests use the processor. */
const patience = 180_000

test('saved look, phone, team and contact are on pages and in the back office (rules SET-8, SET-9, SET-13, SET-14)', async () => {
  const form = new FormData()
  form.append('file', new Blob([logo]), 'logo.svg')
  const sent = await admin.api.send('/admin/settings/logo', { method: 'POST', body: form })
  const { logo: id } = (await sent.json()) as StoredLogo
  const src = `/logo-${id.slice(0, 16)}.png`
  await save('organisation', {
    officeHours: { days: 'Tue-Thu,Sun', opens: '08:00', closes: '20:00' },
    secondPhone: '+917120034501',
    social: [{ label: 'Facebook', icon: 'link', url: 'https://www.facebook.com/saathi' }],
    team: [{ name: 'Asha Rao', role: 'Nurse', story: 'Twenty years on the wards.', image: '', link: '' }],
  })
  await save('privacy', { contactName: { en: 'Latha Devi', te: 'లత', hi: 'लता' } })
  await save('look', { accent: '#7a1f5c', logo: id })
  await vi.waitFor(async () => expect(await readPage('/')).toContain(src), { timeout: patience })
  for (const path of ['/', '/te', '/hi', '/about', '/contact']) {
    const html = await readPage(path)
    expect(html, path).toContain(`src="${src}"`)
    expect(html, path).toContain('--leaf:#7a1f5c')
    expect(html, path).not.toContain('#0e5a4a')
    expect(html, path).toContain('+91 71200 34501')
    expect(html, path).toContain('https://www.facebook.com/saathi')
  }
  expect(await readPage('/about')).toContain('Twenty years on the wards.')
  expect(await readPage('/')).not.toContain('Twenty years on the wards.')
  expect(await readPage('/te/privacy')).toContain('లత')
  expect(await readPage('/')).toContain('"dayOfWeek":["Tuesday","Wednesday","Thursday","Sunday"]')
  const office = await readPage('/admin')
  expect(office).toContain('--leaf:#7a1f5c')
  expect(office).toContain(src)
  const picture = await fetch(visited.url + src)
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  // Icons and share pictures are rendered after the pages.
  const mark = '/favicon.svg'
  await vi.waitFor(async () => expect(await readPage(mark)).toContain('data:image/png;base64,'), { timeout: patience })
}, 420_000)
