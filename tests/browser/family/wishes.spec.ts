import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { agree, fillDetails } from '../journey/steps.ts'

test('wishes survive a reload and another language, stand before Book and on the booking, and reach the office (rule JRN-28)', async ({
  signedInAs,
  people,
}) => {
  const customer = await people.customer()
  const page = await signedInAs(customer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/service-details?service=elderly-care')
  await fillDetails(page)
  await page.getByText('Wishes for the caregiver').click()
  await page.getByLabel('A woman or a man').selectOption('A woman')
  await page.getByLabel('Speaks').selectOption('Urdu')
  await page.getByLabel('Food').selectOption('Vegetarian')
  await expectAccessible(page, 'wishes of the form')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.goto('/te/service-details?service=elderly-care')
  await expect(page.getByLabel('మాట్లాడే భాష')).toHaveValue('ur')
  await page.goto('/service-details?service=elderly-care')
  await expect(page.getByLabel('Food')).toHaveValue('vegetarian')
  await page.getByLabel('Food').selectOption('No wish')
  await agree(page)
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await page.waitForURL('**/pricing-packages')
  const answers = page.getByRole('region', { name: 'Before you book' })
  await expect(answers).toContainText('Urdu')
  await expect(answers).not.toContainText('Vegetarian')
  await answers.getByRole('link', { name: /Change.*Speaks/ }).click()
  await expect(page.getByLabel('Speaks')).toBeFocused()
  await page.goBack()
  await page.getByRole('radio', { name: /12 Hours Daily/ }).check()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.waitForURL('**/booking-confirmed')
  await page.getByText('What you booked', { exact: true }).click()
  await expect(page.getByText('Urdu')).toBeVisible()

  const office = await signedInAs(await people.admin())
  const [booking] = await customer.api.call<{ _id: string }[]>('/booking')
  await office.goto(`/admin/bookings/${booking?._id}`)
  await office.setViewportSize({ width: 1440, height: 900 })
  await expect(office.getByText('Rather a woman')).toBeVisible()
})
