import { expect, test } from '../../support/browser-fixtures.ts'
import { fillDetails, termsBox } from './steps.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('a slip is asked about twice and refused never; what fails stands in the bar (rules JRN-23, JRN-24)', async ({
  signedInAs,
  people,
  context,
}) => {
  const page = await signedInAs(await people.customer())
  await page.goto('/service-details?service=elderly-care')
  await fillDetails(page, { city: 'Hyderabad', pincode: '500072', patientAge: 'seventy', emergencyPhone: '98490' })
  await page.getByLabel('Address').focus()
  for (const sentence of [
    /outside the area we serve: Warangal/,
    /We come to Warangal/,
    /age as a number/,
    /in an emergency/,
  ])
    await expect(page.locator('.field-question').filter({ hasText: sentence })).toBeVisible()
  await termsBox(page).check()
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await page.waitForURL('**/pricing-packages')

  const lastLook = page.getByRole('region', { name: 'Before you book' })
  await expect(lastLook.getByText('Please look once more').locator('../..').getByRole('listitem')).toHaveCount(4)
  await expect(lastLook.getByText('500072')).toBeVisible()

  const book = page.getByRole('button', { name: 'Book', exact: true })
  await book.click()
  const told = page.locator('.bar-failure')
  await expect(told).toContainText('Please complete all required information before booking.')
  await expect(told).toBeFocused()
  await expect(told).toBeInViewport()
  await expect(page.getByRole('radio', { name: /12 Hours Daily/ })).toBeInViewport()
  await page.getByRole('radio', { name: /12 Hours Daily/ }).check()
  await expect(told).toHaveCount(0)

  await context.setOffline(true)
  await book.click()
  await expect(told).toContainText('You are offline. Nothing is booked yet.')
  await expect(told).toBeFocused()
  await expect(told).toBeInViewport()
  await context.setOffline(false)
  await book.click()
  await page.waitForURL('**/booking-confirmed')

  // The same care once more: said, and not refused.
  await page.goto('/service-details?service=elderly-care')
  await fillDetails(page)
  await termsBox(page).check()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  await page.getByLabel('Preferred start date').fill(today)
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await expect(lastLook).toContainText('You already asked for this care.')
  await expect(page.locator('.promise')).toContainText('Care starts in less than 24 hours.')
})
