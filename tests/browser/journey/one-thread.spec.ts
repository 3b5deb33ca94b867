import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { expect, test } from '../../support/browser-fixtures.ts'
import { testPassword, uniqueEmail } from '../../support/people.ts'
import { agree, fillDetails, reachPackages } from './steps.ts'

const thread = 'Your booking'

test('a package chosen by a visitor stays chosen through sign-up, code and form', async ({ page, people }) => {
  const email = uniqueEmail('chosen')
  await page.goto('/services')
  const physiotherapy = page.locator('#physiotherapy')
  await expect(physiotherapy).toContainText('20 sessions within a month')
  await expect(physiotherapy).toContainText('₹600 for each session')
  await expect(physiotherapy.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/terms')
  await physiotherapy.getByRole('link', { name: 'Choose Monthly 20 sessions, Physiotherapy' }).click()
  await page.waitForURL('**/login#sign-up')
  await expect(page.getByText('You chose Monthly 20 sessions, Physiotherapy, ₹12,000.')).toBeVisible()
  await page.getByLabel('Full name').fill('Lakshmi Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(testPassword)
  await page.getByLabel('Confirm password').fill(testPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('6-digit code').fill(await people.codeFor(email))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Account created successfully! Please sign in with your credentials.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/service-details')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Physiotherapy')
  await expect(page.getByRole('complementary', { name: thread })).toContainText('Monthly 20 sessions')
  await fillDetails(page)
  await agree(page)
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await page.waitForURL('**/pricing-packages')
  await expect(page.getByRole('radio', { name: /Monthly 20 sessions/ })).toBeChecked()

  // Without a number of the customer the call goes to the patient's home, unless the customer types one.
  await expect(page.getByLabel('Whom should we call within 2 hours?')).toHaveValue('home')
  await page.getByLabel('Your phone number').fill('98490')
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByLabel('Your phone number')).toBeFocused()
  await expect(page.getByLabel('Your phone number')).toHaveAccessibleDescription(/at least 10 digits/)
  await page.getByLabel('Your phone number').fill('98490 12345')
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.waitForURL('**/booking-confirmed')
  await expect(page.getByRole('article')).toContainText(/We call 9849012345 by \d+:\d\d [AP]M (today|tomorrow)\./)
})

test('the summary is beside every step, and answers can be changed from the packages', async ({
  signedInAs,
  people,
}) => {
  const page = await signedInAs(await people.customer())
  await page.goto('/choose-service')
  const panel = page.getByRole('complementary', { name: thread })
  await expect(panel).toContainText('To pay now')
  await reachPackages(page)
  for (const text of ['Elderly Care', 'Narsamma Rao', '74', '506001', 'Nothing'])
    await expect(panel).toContainText(text)
  await panel.getByRole('link', { name: 'Change Pincode' }).click()
  await page.waitForURL('**/service-details?service=elderly-care#pincode')
  await expect(page.getByLabel('Pincode')).toBeFocused()
  await page.getByLabel('Pincode').fill('506009')
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await page.waitForURL('**/pricing-packages')
  await expect(panel).toContainText('506009')
  await page.getByRole('radio', { name: /12 Hours Daily/ }).check()
  await expect(panel).toContainText('₹5,500 per day')
  for (const text of ['12 hours each day', '7 days: ₹38,500', 'You save ₹1,000 per day', 'A verified caregiver comes'])
    await expect(page.locator('main')).toContainText(text)
  await expect(page.locator('main')).not.toContainText(/most chosen/i)
})

test('the confirmation shows who is called by when, the number to copy and a calendar file', async ({
  signedInAs,
  people,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const customer = await people.customer()
  const page = await signedInAs(customer)
  await reachPackages(page)
  await page.getByRole('radio', { name: /6 Hours Daily/ }).check()
  await page.getByLabel('Whom should we call within 2 hours?').selectOption('Ravi Rao, on 9876543210')
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.waitForURL('**/booking-confirmed')
  const [booking] = await customer.api.call<Booking[]>('/booking')
  expect(booking?.patientDetails.additionalNotes).toBe('Please call Ravi Rao on 9876543210.')
  const promise = /We call 9876543210 by \d+:\d\d [AP]M (today|tomorrow)\./
  await expect(page.getByText(promise)).toBeVisible()
  const steps = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: 'What Happens Next' })
    .getByRole('listitem')
  await expect(steps).toHaveCount(4)
  for (const index of [0, 1, 2]) await expect(steps.nth(index)).toContainText(/\d+:\d\d [AP]M/)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(booking?.bookingId)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toBe(`booking-${booking?.bookingId}.ics`)
  await expect(page.getByText('12-3-45, Station Road, Hanamkonda')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('12-3-45, Station Road, Hanamkonda')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByText('12-3-45, Station Road, Hanamkonda')).toBeVisible()
  await page.getByRole('link', { name: 'My Bookings' }).click()
  await page.waitForURL('**/profile#bookings')
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page.getByText(promise)).toBeVisible()
})

test.describe('for a family far away', () => {
  test.use({ timezoneId: 'America/Chicago' })

  test('a daughter in Chicago sees each time in the city and in her zone, and chooses who is called', async ({
    signedInAs,
    people,
  }) => {
    const customer = await people.customer()
    await customer.api.call('/user/profile', { method: 'PUT', body: { phone: '+13125550100' } })
    const page = await signedInAs(customer)
    await reachPackages(page)
    const whom = page.getByLabel('Whom should we call within 2 hours?')
    await expect(whom.getByRole('option')).toHaveText(['Me, on +13125550100', 'Ravi Rao, on 9876543210'])
    await page.getByRole('button', { name: 'Request Callback' }).click()
    await expect(page.getByText(/^Evening 5-8 IST \([56]:30 AM to [89]:30 AM C[SD]T for you\)$/)).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await whom.selectOption('home')
    await expect(page.getByText('We call 9876543210 within 2 hours.')).toBeVisible()
    await page.getByRole('radio', { name: /12 Hours Daily/ }).check()
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    await page.waitForURL('**/booking-confirmed')
    const both = /\d:\d\d [AP]M IST (today|tomorrow) \(.*\d:\d\d [AP]M C[SD]T for you\)/
    await expect(page.getByText(/^We call 9876543210 by/)).toHaveText(both)
    await page.getByRole('link', { name: 'My Bookings' }).click()
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expect(page.getByText(/^We call 9876543210 by/)).toHaveText(both)
  })
})
