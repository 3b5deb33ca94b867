import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { book } from '../../support/people.ts'
import { reachPackages } from './steps.ts'

/** Checks the page with axe, at 320 px and with text twice as large. */
async function expectFit(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const size of ['100%', '200%']) {
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(over, `${name} at 320 px and ${size} text`).toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('sign-in, sign-up and forgotten password are accessible', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectFit(page, 'sign-in with errors')
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await expect(page.getByLabel('Full name')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Orugallu@')
  await expectFit(page, 'sign-up')
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()
  await expectFit(page, 'forgotten password')
})

test('booking is accessible from the choice of a service to the confirmation', async ({ signedInAs, people }) => {
  test.setTimeout(120_000)
  const page = await signedInAs(await people.customer())
  await page.goto('/choose-service')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFit(page, 'choose-service')
  await page.goto('/service-details?service=elderly-care')
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await expectFit(page, 'service-details with errors')
  await reachPackages(page)
  await page.getByRole('radio', { name: /6 Hours Daily/ }).check()
  await expectFit(page, 'pricing-packages')
  await page.getByRole('button', { name: 'Request Callback' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFit(page, 'callback dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.waitForURL('**/booking-confirmed')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFit(page, 'booking-confirmed')
  await page.goto('/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFit(page, 'thank-you')
})

test('the tabs of the profile are accessible', async ({ signedInAs, people }) => {
  test.setTimeout(120_000)
  const customer = await people.customer()
  await book(customer)
  const page = await signedInAs(customer)
  for (const tab of ['Overview', 'My Bookings', 'Documents', 'Analytics', 'Settings']) {
    await page.goto('/profile')
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.journey-wait')).toHaveCount(0)
    await expectFit(page, tab)
  }
  await page.goto('/profile#bookings')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expectFit(page, 'edit dialog')
})
