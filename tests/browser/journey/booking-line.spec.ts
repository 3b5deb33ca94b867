import { expect, test } from '../../support/browser-fixtures.ts'
import { testPassword, uniqueEmail } from '../../support/people.ts'
import { agree, fillDetails } from './steps.ts'

test('a visitor signs up with the mailed code, signs in, books, and sees the confirmation', async ({
  page,
  people,
}) => {
  const email = uniqueEmail('line')
  await page.goto('/choose-service')
  await page.waitForURL('**/login#sign-up')
  await page.getByLabel('Full name').fill('Lakshmi Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('98765 43210')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(testPassword)
  await page.getByLabel('Confirm password').fill(testPassword)
  await page.getByRole('button', { name: 'Create account' }).click()

  const dialog = page.getByRole('dialog', { name: 'Verify your email' })
  await expect(dialog.getByText('OTP sent to your email. Please enter it below.')).toBeVisible()
  const verify = dialog.getByRole('button', { name: 'Verify and create account' })
  await dialog.getByLabel('6-digit code').fill('12 34x5')
  await expect(dialog.getByLabel('6-digit code')).toHaveValue('12345')
  await expect(verify).toBeDisabled()
  await dialog.getByLabel('6-digit code').fill(await people.codeFor(email))
  await verify.click()
  await expect(page.getByText('Account created successfully! Please sign in with your credentials.')).toBeVisible()

  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(testPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/choose-service')
  await expect(page.getByRole('heading', { name: 'Hello, Lakshmi Rao' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose Elderly Care' }).click()

  await page.waitForURL('**/service-details')
  await fillDetails(page)
  await page.getByLabel('Mobility level').selectOption('Needs help to walk')
  await agree(page)
  await page.getByRole('button', { name: 'See packages and prices' }).click()

  await page.waitForURL('**/pricing-packages')
  await page.getByRole('radio', { name: /12 Hours Daily/ }).check()
  await page.getByRole('button', { name: 'Book', exact: true }).click()

  await page.waitForURL('**/booking-confirmed')
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible()
  const facts = page.getByRole('article')
  for (const text of ['Lakshmi Rao', email, '9876543210', 'Elderly Care', '12 Hours Daily', '₹5,500 per day'])
    await expect(facts).toContainText(text)
  for (const text of ['Narsamma Rao', '74', '12-3-45, Station Road, Hanamkonda', '506001', 'Ravi Rao', '62%'])
    await expect(facts).toContainText(text)
  await expect(page.getByRole('heading', { name: 'What Happens Next' })).toBeVisible()
  await expect(facts.getByRole('link', { name: 'Ambulance 108' })).toHaveAttribute('href', 'tel:108')
  await expect(facts.getByRole('link', { name: 'Mothers and infants 102' })).toHaveAttribute('href', 'tel:102')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('thodu.draft')))).toEqual(
    [],
  )
})
