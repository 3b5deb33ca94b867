import type { Browser, Page } from '@playwright/test'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { TOKEN_KEY } from '@thodu/api/contract/people/session-keys'
import { detailLabels } from '@thodu/api/contract/words/te/detail-labels'
import { labels } from '@thodu/api/contract/words/te/labels'
import * as te from '@thodu/api/contract/words/te/texts'
import { assignField, caretakerOption } from '../support/assign-field.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser-fixtures.ts'
import { type Person, patientDetails, testPassword } from '../support/people.ts'
import { waitForMail } from '../support/servers/outbox.ts'
import { outlastHastyTap } from './caretaker/hasty-tap.ts'

const email = 'sita.telugu@example.org'
const { name: service, packages } = labels.services['elderly-care']

async function signUp(page: Page, readCode: (email: string) => Promise<string>): Promise<void> {
  await page.goto('/te/services')
  await page.getByRole('banner').getByRole('link', { name: 'కేర్‌టేకర్ కావాలి' }).click()
  await page.waitForURL('**/te/login#sign-up')
  await page.getByRole('button', { name: 'ఖాతా తెరవండి', exact: true }).click()
  await expect(page.getByText(te.name.required)).toBeVisible()
  await page.getByLabel('పూర్తి పేరు').fill('సీత రావు')
  await page.getByLabel('ఈమెయిల్').fill(email)
  await page.getByRole('textbox', { name: 'పాస్‌వర్డ్', exact: true }).fill(testPassword)
  await page.getByLabel('పాస్‌వర్డ్ మళ్లీ రాయండి').fill(testPassword)
  await page.getByRole('button', { name: 'ఖాతా తెరవండి', exact: true }).click()
  await page.getByLabel('6 అంకెల OTP').fill(await readCode(email))
  await page.getByRole('button', { name: 'నిర్ధారించి ఖాతా తెరవండి' }).click()
  await expect(page.getByText(te.otp.accountCreated)).toBeVisible()
  await page.getByRole('button', { name: 'సైన్ ఇన్', exact: true }).click()
  await page.waitForURL('**/te/profile')
}

async function fillDetails(page: Page): Promise<void> {
  const { fields } = detailLabels
  const given = { ...patientDetails, patientName: 'నర్సమ్మ' }
  for (const name of [
    'patientName',
    'patientAge',
    'address',
    'city',
    'pincode',
    'emergencyContact',
    'emergencyPhone',
  ] as const)
    await page.getByLabel(fields[name], { exact: false }).first().fill(given[name])
  await page.getByLabel(fields.mobilityLevel).selectOption({ label: detailLabels.options['Needs help to walk'] ?? '' })
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

async function bookCare(page: Page): Promise<void> {
  await page.goto('/te/choose-service')
  await page.getByRole('button', { name: new RegExp(service) }).click()
  await page.waitForURL('**/te/service-details')
  await page.getByRole('button', { name: 'ప్యాకేజీలు, ధరలు చూడండి' }).click()
  await expect(page.getByText(te.details.required).first()).toBeVisible()
  await expectAccessible(page, 'service-details in Telugu')
  await fillDetails(page)
  await page.getByRole('button', { name: 'ప్యాకేజీలు, ధరలు చూడండి' }).click()
  await page.waitForURL('**/te/pricing-packages')
  await page.getByRole('radio', { name: new RegExp(packages.standard ?? '') }).check()
  await page.getByLabel('మీ ఫోన్ నంబర్').fill('9876543210')
  await page.getByLabel('2 గంటల్లో ఎవరికి కాల్ చేయాలి?').selectOption('me')
  await page.getByRole('button', { name: 'బుక్ చేయండి', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'మీ బుకింగ్ అందింది' })).toBeVisible()
  expect(await page.getByRole('article').textContent()).toContain(service)
  await expect(page.getByText(/గంటల్లో కాల్ చేసి వివరాలు సరిచూస్తాం\. తర్వాత కేర్‌టేకర్‌ను ఎంచుకుంటాం/)).toBeVisible()
  await expectAccessible(page, 'booking-confirmed in Telugu')
}

/** Opens the booking page in another language and returns, by the links in the footer (rule LANG-5). */
async function readInEnglish(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await page.waitForURL((url) => url.pathname === '/booking-confirmed')
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible()
  expect(await page.getByRole('article').textContent()).toContain('Elderly Care')
  await page.getByRole('contentinfo').getByRole('link', { name: 'తెలుగు' }).click()
  await page.waitForURL('**/te/booking-confirmed')
  const readLanguage = () =>
    page.evaluate(async (key) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem(key)}` }
      return (await (await fetch('/api/user/profile', { headers })).json()).language
    }, TOKEN_KEY)
  await expect.poll(readLanguage).toBe('te')
}

async function windowOf(browser: Browser, url: string, person: Person): Promise<Page> {
  const signedIn = [{ origin: url, localStorage: [{ name: TOKEN_KEY, value: person.token }] }]
  const context = await browser.newContext({ baseURL: url, storageState: { cookies: [], origins: signedIn } })
  return context.newPage()
}

/** The admin reads English: choices made in Telugu are shown in English, and names as written. */
async function assignInEnglish(page: Page, booking: Booking, caretaker: string): Promise<void> {
  await page.goto(`/admin/bookings/${booking._id}`)
  await expect(page.getByText('Needs help to walk')).toBeVisible()
  await expect(page.getByText('నర్సమ్మ').first()).toBeVisible()
  await page.goto('/admin/bookings')
  await assignField(page, booking).fill('rajesh')
  await caretakerOption(page, caretaker, 'Available').click()
  await expect(page.getByText('Caretaker assigned successfully!')).toBeVisible()
}

async function giveCare(page: Page): Promise<void> {
  await page.goto('/caretaker')
  const job = page.getByRole('main')
  for (const [button, status] of [
    ['పని ఒప్పుకోండి', 'ఖరారైంది'],
    ['సంరక్షణ మొదలుపెట్టండి', 'జరుగుతోంది'],
  ] as const) {
    await job.getByRole('button', { name: button }).first().click()
    await expect(job.getByText(status, { exact: true }).first()).toBeVisible()
  }
  await job.getByRole('button', { name: te.caretaker.markCompleted }).first().click()
  await outlastHastyTap(page)
  await page.getByRole('dialog').getByRole('button', { name: te.caretaker.markCompleted }).click()
  await expect(page.getByText('భద్రపరిచాం. బుకింగ్ ఇప్పుడు: పూర్తయింది.')).toBeVisible()
}

async function rateCare(page: Page): Promise<void> {
  await page.goto('/te/profile#bookings')
  await expect(page.getByText('పూర్తయింది', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'రేటింగ్ ఇవ్వండి' }).click()
  const dialog = page.getByRole('dialog', { name: 'రేటింగ్ ఇవ్వండి' })
  await dialog.getByRole('button', { name: 'రేటింగ్ పంపండి' }).click()
  await expect(dialog.getByText(te.booking.ratingRequired)).toBeVisible()
  await dialog.getByRole('radio', { name: '5 నక్షత్రాలు' }).check()
  await dialog.getByLabel('మీ అభిప్రాయం').fill('రోజూ సమయానికి వచ్చారు, ప్రేమగా చూసుకున్నారు.')
  await dialog.getByRole('button', { name: 'రేటింగ్ పంపండి' }).click()
  await expect(page.getByText('మీ రేటింగ్‌కు ధన్యవాదాలు.')).toBeVisible()
  await expectAccessible(page, 'bookings in Telugu, rated')
}

test('a family books in Telugu, an admin assigns in English, and care is given and rated', async ({
  page,
  people,
  browser,
  server,
}) => {
  test.setTimeout(120_000)
  await signUp(page, people.codeFor)
  await bookCare(page)
  await readInEnglish(page)

  const admin = await people.admin()
  const caretaker = await people.caretaker({ name: 'రాజేశ్వరి గౌడ్' })
  await caretaker.api.call('/user/profile', { method: 'PUT', body: { language: 'te' } })
  const find = async () => {
    const found = await admin.api.call<Booking[]>(`/admin/bookings?filter=${encodeURIComponent('{"q":"narsamma"}')}`)
    return found.find((booking) => booking.userInfo.email === email)
  }
  const booking = await find()
  if (!booking) throw new Error('The office does not find the booking by the English spelling of its patient.')
  expect(booking).toMatchObject({
    serviceName: 'Elderly Care',
    patientDetails: { mobilityLevel: 'Needs help to walk' },
  })
  await assignInEnglish(await windowOf(browser, server.url, admin), booking, caretaker.user.name)
  await giveCare(await windowOf(browser, server.url, caretaker))
  await rateCare(page)

  expect(await find()).toMatchObject({ status: 'completed', rating: 5 })
  await waitForMail(server.dataDir, email, ({ subject }) => subject.includes('కోసం కేర్‌టేకర్'))
  await waitForMail(server.dataDir, email, ({ subject }) => subject.includes('పూర్తయింది'))
})
