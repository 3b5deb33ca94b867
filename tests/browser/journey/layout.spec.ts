import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser-fixtures.ts'
import { book } from '../../support/people.ts'

type Shift = PerformanceEntry & { value: number }
type ObservedWindow = Window & { shifts?: number[] }

/** Notes every layout shift of the pages opened from now on, as browsers measure it (Cumulative Layout Shift). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    ;(window as ObservedWindow).shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as Shift).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('pages behind sign-in do not move while they load', async ({ signedInAs, people }) => {
  const customer = await people.customer()
  await book(customer)
  const page = await signedInAs(customer)
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  // One answer after the other, so that a page that fills bit by bit shows it.
  let calls = 0
  await page.route('**/api/**', async (route) => {
    calls += 1
    await wait(150 + 100 * (calls % 3))
    await route.continue()
  })
  for (const path of [
    '/profile',
    '/profile#bookings',
    '/profile#settings',
    '/choose-service',
    '/service-details?service=elderly-care',
    '/thank-you',
    '/legal-agreement',
  ]) {
    // A page of its own: with another part of the address alone, the browser would stay on the same one.
    await page.goto('about:blank')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.journey-wait')).toHaveCount(0)
    expect(await page.evaluate(() => (window as ObservedWindow).shifts), path).toEqual([])
  }
})

test('without its font, no page is wider than a phone of 320 px with text of twice the size', async ({
  signedInAs,
  people,
}) => {
  const page = await signedInAs(await people.customer())
  await page.setViewportSize({ width: 320, height: 800 })
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of ['/services', '/choose-service', '/thank-you']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
  }
})
