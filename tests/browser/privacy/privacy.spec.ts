import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { type Person, testPassword } from '../../support/people.ts'
import { useRaw } from '../../support/raw-database.ts'
import { waitForMail } from '../../support/servers/outbox.ts'
import { agree, fillDetails } from '../journey/steps.ts'

/** Counts taps on an element and its label, without events that the browser derives from them. */
async function countTaps(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counter = window as typeof window & { taps?: number }
    counter.taps = 0
    addEventListener('pointerdown', () => (counter.taps = (counter.taps ?? 0) + 1), { capture: true })
  })
  await act()
  return page.evaluate(() => (window as typeof window & { taps?: number }).taps ?? 0)
}

test('consent is given with one tap when booking, withdrawn with one tap and shown (rules PRIV-C3, PRIV-C5)', async ({
  signedInAs,
  people,
}) => {
  const family = await people.customer({ name: 'Kavya Consent' })
  const page = await signedInAs(family)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/choose-service')
  await page.getByRole('button', { name: 'Choose Elderly Care' }).click()
  await page.waitForURL('**/service-details')
  await fillDetails(page)
  const terms = page.getByRole('checkbox', { name: /I have read and agree/ })
  await terms.check()
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await expect(
    page.getByText('Please read the privacy notice and agree, so that we may care for you.').first(),
  ).toBeVisible()
  const given = await countTaps(page, () => page.getByRole('checkbox', { name: /uses these details/ }).click())
  await agree(page)
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await page.waitForURL('**/pricing-packages')
  await page.getByRole('radio', { name: /6 Hours Daily/ }).check()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.waitForURL('**/booking-confirmed')

  await page.goto('/te/profile#settings')
  const care = page.getByRole('checkbox', { name: 'మీరు చెప్పినవి సంరక్షణ కోసం వాడటం' })
  await expect(care).toBeChecked()
  await expectAccessible(page, 'consents in Telugu')
  const taken = await countTaps(page, () => care.click())
  await expect(page.getByText('మా దగ్గర ఉన్నవి తీసేయాలని రాసుకున్నాం.')).toBeVisible()
  await expect(care).not.toBeChecked()
  expect([given, taken]).toEqual([1, 1])
  await page.reload()
  await expect(care).not.toBeChecked()
  await page.goto('/te/profile#data')
  await expect(page.getByText(/P-[A-Z0-9]+/).first()).toBeVisible()
})

/** Moves the sign-in an hour back, so that calls with a required proof request it. */
const signedInLongAgo = (dataDir: string, { user }: Person): void =>
  useRaw(`${dataDir}/thodu.db`, (raw) => {
    const before = new Date(Date.now() - 3_600_000).toISOString()
    raw.prepare('update sessions set proven_at = ?, created_at = ? where account_id = ?').run(before, before, user._id)
  })

test('a family exports its data and closes its account with the right password only (rules PRIV-D3, PRIV-K2)', async ({
  signedInAs,
  people,
  server,
}) => {
  const family = await people.customer({ name: 'Kavya Leaving' })
  signedInLongAgo(server.dataDir, family)
  const page = await signedInAs(family)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/profile#data')
  const download = page.getByRole('region', { name: 'Download my data' })
  const start = download.getByRole('button', { name: 'Download my data' })
  await start.click()
  const password = download.getByRole('textbox', { name: /^Your password/ })
  await password.fill('Wrong@2026')
  await start.click()
  await expect(download.getByText('This password is not right.')).toBeVisible()
  await expectAccessible(page, 'a wrong password')
  await password.fill(testPassword)
  const saving = page.waitForEvent('download')
  await start.click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('my-data.zip')
  const names = Object.keys(unzipSync(readFileSync(await file.path())))
  expect(names).toEqual(['data.json', 'readable.html', 'who-has-seen.csv'])
  await expect(download.getByText(/^Saved in your downloads/)).toBeVisible()

  signedInLongAgo(server.dataDir, family)
  const closing = page.getByRole('region', { name: 'Close my account' })
  await closing.getByRole('button', { name: 'See what that means' }).click()
  await expect(closing.getByText('What ends at once')).toBeVisible()
  await expect(closing.getByText(/all data that identify you are erased/)).toBeVisible()
  await page.keyboard.press('Escape')
  const close = closing.getByRole('button', { name: 'Close my account now' })
  await close.click()
  const proof = closing.getByRole('textbox', { name: /^Your password/ })
  await proof.fill('Wrong@2026')
  await close.click()
  await expect(closing.getByText('This password is not right.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'closing the account')
  expect((await family.api.send('/user/profile')).status).toBe(200)
  await proof.fill(testPassword)
  await close.click()
  await page.waitForURL('**/login')
  await expect(page.getByText('Your account is closed. One last email confirms this.')).toBeVisible()
  await expectAccessible(page, 'a closed account')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await waitForMail(server.dataDir, family.email, ({ subject }) => subject.includes('is closed'))
  await page.getByRole('textbox', { name: 'Email' }).fill(family.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(testPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})

test('a family sends a privacy request on a phone, and reads the answer of the admin (rules PRIV-R1, PRIV-R4)', async ({
  signedInAs,
  people,
}) => {
  const family = await people.customer({ name: 'Kavya Private' })
  const page = await signedInAs(family)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/profile#data')
  await page.getByLabel('What do you want?').selectOption('correction')
  await page.getByLabel('In your own words').fill('My name is spelt Kaavya.')
  await page.route('**/api/user/privacy-requests', (route) => route.abort())
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(page.getByText('Your text is still here.')).toBeVisible()
  await page.unroute('**/api/user/privacy-requests')
  await send.click()
  await expect(page.getByText(/Its number is P-/)).toBeVisible()
  await expect(page.getByText(/You will receive our answer by/)).toBeVisible()
  await expectAccessible(page, 'your data')

  const office = await signedInAs(await people.admin())
  await office.setViewportSize({ width: 1440, height: 900 })
  await office.goto('/admin/privacy-requests')
  await expect(office).toHaveURL(/\/admin\/inbox\?kind=privacy$/)
  await office.getByRole('link', { name: /Kavya Private.*Correct something/ }).click()
  await expect(office.getByText('My name is spelt Kaavya.', { exact: true })).toBeVisible()
  await expectAccessible(office, 'privacy request')
  await office.getByRole('textbox', { name: 'Answer to the requester' }).fill('Please change it in Settings.')
  await office.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(office.getByText('The log shows no change since the request.')).toBeVisible()

  await signedInAs(family)
  await page.goto('/profile#data')
  await expect(page.getByText('Please change it in Settings.')).toBeVisible()
})

test('a request without an account works in Telugu, on a bad connection and without script (rule PRIV-R2)', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/te/privacy/request')
  const form = page.locator('#form')
  await form.locator('[name=name]').fill('Latha')
  await form.locator('[name=contact]').fill('latha@example.org')
  await form.locator('[name=text]').fill('నా వివరాలు చూపండి.')
  await page.route('**/api/privacy-requests*', (route) => route.abort())
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toContainText('మీరు రాసింది ఇక్కడే ఉంది')
  await expect(form.locator('[name=text]')).toHaveValue('నా వివరాలు చూపండి.')
  await page.unroute('**/api/privacy-requests*')
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toContainText('మీ రిక్వెస్ట్ అందింది')
  await expectAccessible(page, 'privacy request form')
  await waitForMail(server.dataDir, 'latha@example.org', ({ subject }) => subject.includes('అందింది'))

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const still = await plain.newPage()
  await still.goto('/privacy/request')
  await still.getByLabel('Your name').fill('Ravi')
  await still.getByLabel('Your email or phone').fill('98490 12345')
  await still.getByLabel('In your own words').fill('Please delete what you have of me.')
  await still.getByRole('button', { name: 'Send' }).click()
  await still.waitForURL('**/privacy/request?sent=1#form')
  await expect(still.getByText(/^Thank you\. We have received your request\./)).toBeVisible()
  await plain.close()
})
