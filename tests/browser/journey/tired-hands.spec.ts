import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { expect, quietPage, test } from '../../support/browser-fixtures.ts'
import { book, patientDetails } from '../../support/people.ts'
import { chromiumOptions } from '../../support/servers/chromium.ts'
import { agree, bookAnyway, fillDetails } from './steps.ts'

test('a customer books with the keyboard only, from the service to the confirmation', async ({
  signedInAs,
  people,
}) => {
  const page = await signedInAs(await people.customer())
  const tabTo = async (name: string | RegExp, role: Parameters<Page['getByRole']>[0]) => {
    const wanted = page.getByRole(role, { name }).first()
    await wanted.waitFor()
    for (let tries = 0; tries < 80; tries += 1) {
      await page.keyboard.press('Tab')
      if (await wanted.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`the keyboard does not reach ${name}`)
  }
  await page.goto('/choose-service')
  await tabTo('Choose Elderly Care', 'button')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/service-details')
  await tabTo('See packages and prices', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Patient name')).toBeFocused()
  const { patientName, patientAge, address, city, pincode, emergencyContact, emergencyPhone } = patientDetails
  for (const text of [patientName, patientAge, address, city, pincode, emergencyContact, emergencyPhone]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await tabTo(/I have read and agree/, 'checkbox')
  await page.keyboard.press('Space')
  await tabTo(/uses these details for care/, 'checkbox')
  await page.keyboard.press('Space')
  await tabTo('See packages and prices', 'button')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/pricing-packages')
  await tabTo(/6 Hours Daily/, 'radio')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /12 Hours Daily/ })).toBeChecked()
  await tabTo('Book', 'button')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/booking-confirmed')
  await tabTo('My Bookings', 'link')
})

test('with letters of 32 px every page of the journey is readable and usable at 390 and 320 px', async ({
  people,
  server,
}) => {
  const customer = await people.customer()
  const browser = await chromium.launch(chromiumOptions(['--blink-settings=defaultFontSize=32']))
  try {
    const page = await browser.newPage({ baseURL: server.url })
    await page.goto(quietPage)
    await page.evaluate((token) => localStorage.setItem('token', token), customer.token)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const expectUsable = async (name: RegExp | string, role: 'button' | 'link' | 'tab' = 'button') => {
        const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
        await target.scrollIntoViewIfNeeded()
        const box = await target.boundingBox()
        expect(box?.x, `${name} at ${width}`).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${width}`).toBeLessThanOrEqual(width)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${page.url()} at ${width}`).toBeLessThanOrEqual(0)
      }
      await page.goto('/choose-service')
      await expectUsable(/^Choose Post/)
      await page.goto('/service-details?service=elderly-care')
      await fillDetails(page)
      await agree(page)
      await expectUsable('See packages and prices')
      await page.getByRole('button', { name: 'See packages and prices' }).click()
      await page.waitForURL('**/pricing-packages')
      await page.getByRole('radio', { name: /6 Hours Daily/ }).check()
      await expectUsable('Request Callback')
      if (width === 390) await page.getByRole('button', { name: 'Book', exact: true }).click()
      else {
        await expect(page.getByText('You already asked for this care.')).toBeVisible()
        await bookAnyway(page)
      }
      await page.waitForURL('**/booking-confirmed')
      await expectUsable('My Bookings', 'link')
      await page.goto('/profile#bookings')
      await expectUsable(/Cancel booking/)
    }
  } finally {
    await browser.close()
  }
})

type Shift = PerformanceEntry & { value: number }
type ObservedWindow = Window & { shifts?: number[] }

/** Records every layout shift of pages opened from now on, as browsers measure it (Cumulative Layout Shift). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    ;(window as ObservedWindow).shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as Shift).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('pages behind sign-in do not shift while they load', async ({ signedInAs, people }) => {
  const customer = await people.customer()
  await book(customer)
  const page = await signedInAs(customer)
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  // Delays each response after the previous one, so that a page filling step by step is detected.
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
    // Leaves the page first, because a new hash alone would not load it again.
    await page.goto('about:blank')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.journey-wait')).toHaveCount(0)
    expect(await page.evaluate(() => (window as ObservedWindow).shifts), path).toEqual([])
  }
})

test('without its font no page is wider than a phone of 320 px with text of twice the size', async ({
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
