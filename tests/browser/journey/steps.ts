import type { Page } from '@playwright/test'
import { answerOnce, expect } from '../../support/browser-fixtures.ts'
import { patientDetails } from '../../support/people.ts'

export async function fillDetails(page: Page, given: Partial<typeof patientDetails> = {}): Promise<void> {
  const details = { ...patientDetails, ...given }
  await page.getByLabel(/^(Patient name|Baby's name) *$/).fill(details.patientName)
  await page.getByLabel(/^(Patient age|Baby's age) *$/).fill(details.patientAge)
  await page.getByLabel('Address').fill(details.address)
  await page.getByLabel('City').fill(details.city)
  await page.getByLabel('Pincode').fill(details.pincode)
  await page.getByLabel('Emergency contact name').fill(details.emergencyContact)
  await page.getByLabel('Emergency contact phone').fill(details.emergencyPhone)
}

export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I have read and agree/ }).check()
  await page.getByRole('checkbox', { name: /uses these details for care/ }).check()
}

export async function reachPackages(page: Page, service = 'Elderly Care'): Promise<void> {
  await page.goto('/choose-service')
  await page.getByRole('button', { name: `Choose ${service}` }).click()
  await page.waitForURL('**/service-details')
  await fillDetails(page)
  await agree(page)
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await page.waitForURL('**/pricing-packages')
}

/** The server handles the next call to an address, and its answer does not reach the page. */
export const loseAnswer = (page: Page, url: string): Promise<unknown> =>
  answerOnce(page, url, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })

/**
 * Clicks Book, which leads to the open questions, and books anyway. The page ignores a second click that follows too fast,
 * so the click is repeated until it counts.
 */
export async function bookAnyway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.locator('#doubts')).toBeFocused()
  await expect(async () => {
    if (!page.url().includes('/booking-confirmed'))
      await page.getByRole('button', { name: 'Book anyway' }).click({ timeout: 1_000 })
    await page.waitForURL('**/booking-confirmed', { timeout: 3_000 })
  }).toPass()
}
