import type { Page } from '@playwright/test'
import { detailLabels } from '@thodu/api/contract/words/te/detail-labels'
import { labels } from '@thodu/api/contract/words/te/labels'
import * as te from '@thodu/api/contract/words/te/texts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser-fixtures.ts'
import { book, patientDetails, testPassword } from '../support/people.ts'

const email = 'sita.telugu@example.org'

async function signUp(page: Page, readCode: (email: string) => Promise<string>): Promise<void> {
  await page.goto('/te/services')
  await page.getByRole('banner').getByRole('link', { name: 'కేర్‌టేకర్‌ను వెతకండి' }).click()
  await page.waitForURL('**/te/login')
  await expect(async () => {
    await page.getByRole('button', { name: 'కొత్తగా వచ్చారా? ఖాతా తెరవండి' }).click({ timeout: 2_000 })
    await expect(page.getByLabel('పూర్తి పేరు')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: 'ఖాతా తెరవండి', exact: true }).click()
  // Rules of the contract speak Telugu as well.
  await expect(page.getByText(te.name.required)).toBeVisible()
  await page.getByLabel('పూర్తి పేరు').fill('సీత రావు')
  await page.getByLabel('ఈమెయిల్').fill(email)
  await page.getByRole('textbox', { name: 'పాస్‌వర్డ్', exact: true }).fill(testPassword)
  await page.getByLabel('పాస్‌వర్డ్ మళ్లీ రాయండి').fill(testPassword)
  await page.getByRole('button', { name: 'ఖాతా తెరవండి', exact: true }).click()
  await page.getByLabel('6 అంకెల కోడ్').fill(await readCode(email))
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
  await page.getByRole('checkbox').check()
}

test('sign-up, booking and confirmation in Telugu; what is stored reads right in English', async ({ page, people }) => {
  test.setTimeout(120_000)
  await signUp(page, people.codeFor)
  await page.goto('/te/choose-service')
  const { name, packages } = labels.services['elderly-care']
  await page.getByRole('button', { name: new RegExp(name) }).click()
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
  await expect(page.getByRole('heading', { name: 'బుకింగ్ ఖరారైంది' })).toBeVisible()
  expect(await page.getByRole('article').textContent()).toContain(name)
  await expectAccessible(page, 'booking-confirmed in Telugu')

  // The page and its booking in another language, by the link in the footer (rule LANG-5).
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await page.waitForURL((url) => url.pathname === '/booking-confirmed')
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible()
  expect(await page.getByRole('article').textContent()).toContain('Elderly Care')
  const admin = await people.admin()
  const { data } = await admin.api
    .call<{ data: { patientDetails: Record<string, string>; serviceName: string }[] }>('/admin/bookings?range=[0,0]')
    .then((answer) => (Array.isArray(answer) ? { data: answer } : answer))
  expect(data[0]).toMatchObject({
    serviceName: 'Elderly Care',
    patientDetails: { mobilityLevel: 'Needs help to walk' },
  })
})

test('the profile in Hindi: the language goes along with the account, and a Hindi booking is named in Hindi', async ({
  signedInAs,
  people,
}) => {
  const customer = await people.customer()
  await book(customer)
  const page = await signedInAs(customer)
  await page.goto('/profile#bookings')
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click()
  await page.waitForURL('**/hi/profile#bookings')
  await expect(page.getByRole('heading', { level: 2, name: 'बुज़ुर्गों की देखभाल' })).toBeVisible()
  await expect(page.getByText('प्रतीक्षा में').first()).toBeVisible()
  await expectAccessible(page, 'bookings in Hindi')
  await expect.poll(async () => (await customer.api.call<{ language?: string }>('/user/profile')).language).toBe('hi')
  await page.goto('/hi/profile#settings')
  await expect(page.getByLabel('हमारे मेल की भाषा')).toHaveValue('hi')
  await page.getByRole('button', { name: 'लॉग आउट' }).click()
  await page.waitForURL('**/hi')
  // Signing in on another device: in the account's own language.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByLabel('Email').fill(customer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(testPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/hi/profile')
})

test.describe('who reads another language', () => {
  test.use({ locale: 'te-IN' })

  test('is offered it in one line, until a choice is made; nobody is sent elsewhere', async ({ page }) => {
    await page.goto('/about')
    await expect(page).toHaveURL('/about')
    const offer = page.getByRole('main').getByRole('link', { name: 'ఈ పేజీని తెలుగులో చదవండి' })
    await expect(offer).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'ఈ భాషలోనే ఉంచండి' }).click()
    await expect(offer).toBeHidden()
    await page.goto('/contact')
    await expect(page.getByRole('main').getByRole('link', { name: /తెలుగులో/ })).toBeHidden()
  })
})

test('without a line a Telugu form is there again in Telugu', async ({ signedInAs, people, context }) => {
  const page = await signedInAs(await people.customer())
  await page.goto('/te/service-details?service=caretaking')
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/te/choose-service')) !== undefined), {
      timeout: 20_000,
    })
    .toBe(true)
  await page.getByLabel(detailLabels.fields.patientName).fill('రాములు')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByLabel(detailLabels.fields.patientName)).toHaveValue('రాములు')
})

test('public pages in both scripts: axe finds nothing, and none is wider than 320 px with text of twice the size', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => sessionStorage.setItem('thodu.launch', 'seen'))
  for (const path of ['/te', '/te/services', '/hi/contact', '/hi/blog/after-a-fall', '/te/terms']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await expectAccessible(page, path)
    await page.setViewportSize({ width: 320, height: 800 })
    for (const size of ['100%', '200%']) {
      await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(over, `${path} with ${size} text`).toBeLessThanOrEqual(0)
    }
  }
})
