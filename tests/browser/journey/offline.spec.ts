import type { Page } from '@playwright/test'
import { brand } from '@thodu/api/contract/defaults/brand.config'
import { expect, test } from '../../support/browser-fixtures.ts'
import { book } from '../../support/people.ts'
import { agree, fillDetails } from './steps.ts'

/** Waits until the service worker has cached all pages of the shell. */
const waitForShell = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/choose-service')) !== undefined), { timeout: 20_000 })
    .toBe(true)

test('offline, a reload shows form and last seen bookings, and signing out deletes them', async ({
  signedInAs,
  people,
  context,
}) => {
  const customer = await people.customer()
  const booking = await book(customer)
  const page = await signedInAs(customer)
  await page.goto('/profile#bookings')
  await expect(page.getByText(booking.bookingId).first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Save on this device' })).toBeChecked()
  await waitForShell(page)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).toContain(booking.bookingId)
  // No store of this browser contains patient, address or health data (rule JRN-19).
  expect(kept).not.toMatch(/Narsamma|Station Road|patientDetails|506001/)
  await page.goto('/service-details?service=caretaking')
  await page.getByLabel('Patient name').fill('Ramulu')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByLabel('Patient name')).toHaveValue('Ramulu')
  await page.getByLabel('City').fill('Kazipet')
  await page.goto('/profile#bookings')
  await expect(page.getByText('You are offline. This is the last version on this device')).toBeVisible()
  await expect(page.getByText(booking.bookingId).first()).toBeVisible()
  await expect(page.getByText(/^As of /)).toBeVisible()
  await expect(page.locator('#profile-panel').getByRole('link', { name: brand.phoneDisplay })).toBeVisible()
  await expect(page.getByText('Narsamma')).toHaveCount(0)

  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await expect(page.getByText('Narsamma').first()).toBeVisible()
  await page.goto('/service-details?service=caretaking')
  await expect(page.getByLabel('City')).toHaveValue('Kazipet')
  const files = await page.evaluate(async () => {
    const cache = await caches.open('shell')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(files.filter((path) => path.startsWith('/api'))).toEqual([])
  // My Bookings, also when only Overview was open.
  expect(files.join()).toContain('other-tabs')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/$/)
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(left).not.toMatch(/Narsamma|Ramulu|thodu\.seen/)
})

test('a device that may not store data shows none offline', async ({ signedInAs, people, context }) => {
  const customer = await people.customer()
  const booking = await book(customer)
  const page = await signedInAs(customer)
  await page.goto('/profile#bookings')
  await expect(page.getByText(booking.bookingId).first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Save on this device' }).uncheck()
  const readStore = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(await readStore()).not.toContain(booking.bookingId)
  await waitForShell(page)
  await page.reload()
  await expect(page.getByText(booking.bookingId).first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Save on this device' })).not.toBeChecked()
  expect(await readStore()).not.toContain(booking.bookingId)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByText(booking.bookingId)).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText(booking.bookingId).first()).toBeVisible()
})

test('a new version during the journey loads its pages immediately, and no typed text is lost', async ({
  signedInAs,
  people,
}) => {
  const page = await signedInAs(await people.customer())
  await page.goto('/service-details?service=elderly-care')
  await waitForShell(page)
  await fillDetails(page)
  await page.context().route(/\/service-details(\?|$)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<title>', '<title>Newer: ') })
  })
  await page.reload()
  await expect(page).toHaveTitle(/^Newer: /)
  await expect(page.getByLabel('City')).toHaveValue('Warangal')
  await page.context().unrouteAll()
  await agree(page)
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await page.waitForURL('**/pricing-packages')
})
