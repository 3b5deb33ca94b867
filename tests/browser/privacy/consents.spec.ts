import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { agree, fillDetails } from '../journey/steps.ts'

/** Counts what a finger does to an element and its label, not what a browser makes of it. */
async function countTaps(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counter = window as typeof window & { taps?: number }
    counter.taps = 0
    addEventListener('pointerdown', () => (counter.taps = (counter.taps ?? 0) + 1), { capture: true })
  })
  await act()
  return page.evaluate(() => (window as typeof window & { taps?: number }).taps ?? 0)
}

test('given with a tap when care is booked, taken back with a tap in the profile, and seen to be (rules PRIV-C3, PRIV-C5)', async ({
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
  const given = await countTaps(page, () => page.getByRole('checkbox', { name: /You may use these details/ }).click())
  await agree(page)
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await page.waitForURL('**/pricing-packages')
  await page.getByRole('radio', { name: /6 Hours Daily/ }).check()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.waitForURL('**/booking-confirmed')

  // In Telugu, where she reads it.
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
  // The request that it files is there, with its number.
  await page.goto('/te/profile#data')
  await expect(page.getByText(/P-[A-Z0-9]+/).first()).toBeVisible()
})

test('what is agreed to is a page of its own, in three languages, for everybody (rule PRIV-C2)', async ({ page }) => {
  for (const path of ['/privacy', '/te/privacy', '/hi/privacy']) {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, path)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, path).toBeLessThanOrEqual(0)
  }
})
