import { readFileSync } from 'node:fs'
import { languages } from '@thodu/api/contract/people/languages'
import type { Settings, StoredLogo } from '@thodu/api/contract/settings/settings.schema'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { adminEnv, firstAdmin, type Person, signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { fileOf } from './built-pages.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startServer({ env: adminEnv })
  admin = await signIn(server, firstAdmin)
}, 60_000)
afterAll(() => server.remove())

const addresses = languages.map((language) => (language === 'en' ? '/prices' : `/${language}/prices`))
const readPage = async (path: string): Promise<string> => (await fetch(`${server.url}${path}`)).text()
/** Of the ways of paying, what a transfer to a bank account is called. */
const bank: Record<string, RegExp> = {
  '/prices': /bank transfer/,
  '/te/prices': /బ్యాంక్/,
  '/hi/prices': /बैंक/,
}
const namesBank = async (path: string): Promise<boolean> => bank[path]?.test(await readPage(path)) === true

async function savePayments(payments: object): Promise<void> {
  const { sections } = await admin.api.call<Settings>('/admin/settings')
  const answer = await admin.api.send('/admin/settings/payments', {
    method: 'PUT',
    body: { revision: sections.payments.revision, values: { ...sections.payments.values, ...payments } },
  })
  expect(answer.status).toBe(200)
}

test('a saved way of paying stands on the page in every language, without a restart (rule SET-11)', async () => {
  for (const path of addresses) expect(await namesBank(path), path).toBe(true)
  expect(await readPage('/prices')).toBe(readFileSync(fileOf('prices', 'index.html'), 'utf8'))
  await savePayments({ upi: { vpa: 'care@okbank', name: 'Care', verified: false, max: 100_000 }, bank: null })
  const saved = performance.now()
  await vi.waitFor(async () => expect(await namesBank('/prices')).toBe(false), { timeout: 60_000 })
  console.log(`from save to changed page: ${Math.round(performance.now() - saved)} ms`)
  // The others have changed with it.
  for (const path of addresses) expect(await namesBank(path), path).toBe(false)
  expect(await readPage('/admin')).toContain('"payingWays":["upi"]')
  expect(await readPage('/prices')).not.toContain('care@okbank')
}, 120_000)

test('a change that is taken back is shown again at once', async () => {
  await savePayments({ upi: null, bank: null })
  await vi.waitFor(async () => expect(await namesBank('/prices')).toBe(true), { timeout: 60_000 })
  expect(await readPage('/prices')).toBe(readFileSync(fileOf('prices', 'index.html'), 'utf8'))
}, 120_000)

/** A square of one colour as an SVG, as an owner exports a logo. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#c00"/></svg>'
async function saveSection(section: 'look' | 'organisation' | 'privacy', changes: object): Promise<void> {
  const { sections } = await admin.api.call<Settings>('/admin/settings')
  const { revision, values } = sections[section]
  const path = `/admin/settings/${section}`
  const answer = await admin.api.send(path, { method: 'PUT', body: { revision, values: { ...values, ...changes } } })
  expect(answer.status).toBe(200)
}

test('a saved logo, colour, second phone, team and privacy contact stand on the pages of every language and in the office (rules SET-8, SET-9, SET-13, SET-14)', async () => {
  const form = new FormData()
  form.append('file', new Blob([logo]), 'logo.svg')
  const sent = await admin.api.send('/admin/settings/logo', { method: 'POST', body: form })
  const { logo: id } = (await sent.json()) as StoredLogo
  const src = `/logo-${id.slice(0, 16)}.png`
  await saveSection('organisation', {
    officeHours: { days: 'Tue-Thu,Sun', opens: '08:00', closes: '20:00' },
    secondPhone: '+917120034501',
    social: [{ label: 'Facebook', icon: 'link', url: 'https://www.facebook.com/saathi' }],
    team: [{ name: 'Asha Rao', role: 'Nurse', story: 'Twenty years on the wards.', image: '', link: '' }],
  })
  await saveSection('privacy', { contactName: { en: 'Latha Devi', te: 'లత', hi: 'लता' } })
  await saveSection('look', { accent: '#7a1f5c', logo: id })
  await vi.waitFor(async () => expect(await readPage('/')).toContain(src), { timeout: 60_000 })
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
  const picture = await fetch(server.url + src)
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  // Icons and share pictures are drawn after the pages.
  const mark = '/favicon.svg'
  await vi.waitFor(async () => expect(await readPage(mark)).toContain('data:image/png;base64,'), { timeout: 60_000 })
}, 180_000)
