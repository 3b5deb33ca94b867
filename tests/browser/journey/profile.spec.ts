import { expect, test } from '../../support/browser-fixtures.ts'
import { advance, assign, book } from '../../support/people.ts'
import { samplePdf } from '../../support/samples/sample-files.ts'

test('the tabs of the profile are links that work by hash, keyboard and back button', async ({
  signedInAs,
  people,
}) => {
  const page = await signedInAs(await people.customer())
  await page.goto('/profile')
  await expect(page.getByRole('tab')).toHaveText([
    'Overview',
    'My Bookings',
    'Documents',
    'Analytics',
    'Your data',
    'Settings',
  ])
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible()
  await expect(page.getByText('You have no bookings yet.')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/#settings$/)
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'My Bookings' })).toHaveAttribute('aria-selected', 'true')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/profile#analytics')
  await expect(page.getByText('Your bookings will be counted here.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Analytics' })).toBeInViewport({ ratio: 1 })
})

test('a booking is found by its number, edited while pending, and cancelled', async ({ signedInAs, people }) => {
  const customer = await people.customer()
  const wanted = await book(customer)
  await book(customer, { serviceType: 'physiotherapy', packageId: 'single' })
  const page = await signedInAs(customer)
  await page.goto('/profile#bookings')
  const search = page.getByLabel('Search by booking ID')
  await search.pressSequentially(wanted.bookingId.toLowerCase())
  await expect(search).toHaveValue(wanted.bookingId)
  const cards = page.locator('[data-booking]')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Awaiting a caregiver')

  await cards.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Patient name').fill('')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await dialog.getByLabel('Patient name').fill('Ramulu Rao')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await expect(cards).toContainText('Ramulu Rao')

  await cards.getByRole('button', { name: 'Cancel booking' }).click()
  await dialog.getByLabel('Why do you want to cancel?').fill('My sister comes')
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText('The booking is cancelled.')).toBeVisible()
  await expect(cards.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(cards.getByRole('button')).toHaveText(['Book again'])
  await search.fill('NOSUCH')
  await expect(page.getByText('No booking has the ID NOSUCH.')).toBeVisible()
})

test('a completed booking is rated once and booked again with its details', async ({ signedInAs, people }) => {
  const customer = await people.customer()
  const [admin, caretaker] = [await people.admin(), await people.caretaker()]
  const booking = await book(customer)
  await assign(admin, booking, caretaker)
  for (const status of ['confirmed', 'active', 'completed'] as const) await advance(caretaker, booking, status)
  const page = await signedInAs(customer)
  await page.goto('/profile#bookings')
  await page.getByRole('button', { name: 'Rate Service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rate Service' })
  await dialog.getByRole('button', { name: 'Send rating' }).click()
  await expect(dialog.getByText('Please choose a rating from 1 to 5.')).toBeVisible()
  await dialog.getByLabel('5 stars').check()
  await dialog.getByLabel('Your review').fill('Kind and punctual')
  await dialog.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText('Thank you for your rating.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rate Service' })).toHaveCount(0)
  await page.locator('[data-booking] summary').click()
  await expect(page.getByText('5/5')).toBeVisible()

  await page.getByRole('tab', { name: 'Analytics' }).click()
  await expect(page.getByRole('img', { name: 'Bookings by service: Elderly Care 1' })).toBeVisible()
  await expect(page.getByText('Rating sent')).toBeVisible()

  await page.goto('/profile#bookings')
  await page.getByRole('button', { name: 'Book again' }).click()
  await page.waitForURL('**/service-details')
  await expect(page.getByLabel('Patient name')).toHaveValue('Narsamma Rao')
})

test('documents are uploaded and removed, and those of a booking stay', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.customer())
  await page.goto('/profile#documents')
  await expect(page.getByText('You have no documents yet.')).toBeVisible()
  await page.getByLabel('Kind of document').selectOption('Prescription')
  const buffer = samplePdf()
  await page.locator('input[type=file]').setInputFiles({ name: 'rx.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByText('rx.pdf is uploaded.')).toBeVisible()
  await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  const chosen = ['lab.pdf', 'notes.exe'].map((name) => ({ name, mimeType: 'application/pdf', buffer }))
  await page.locator('input[type=file]').setInputFiles(chosen)
  await expect(page.getByRole('alert')).toContainText('notes.exe: ')
  await expect(page.getByText('lab.pdf is uploaded.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove lab.pdf' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('lab.pdf is uploaded.', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove rx.pdf' }).click()
  await page.getByRole('button', { name: 'Undo rx.pdf' }).click()
  await page.getByRole('button', { name: 'Remove rx.pdf' }).click()
  await expect(page.getByText('rx.pdf is removed.')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('You have no documents yet.')).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('settings change the displayed name, refuse a wrong password and accept a new one', async ({
  signedInAs,
  people,
}) => {
  const customer = await people.customer()
  const page = await signedInAs(customer)
  await page.goto('/profile#settings')
  await page.getByLabel('Full name').fill('L')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Name must be at least 2 characters long')).toBeVisible()
  await page.getByLabel('Full name').fill('Lakshmi Devi')
  await page.getByLabel('Location').fill('Hanamkonda')
  await page.getByLabel('Marketing: news and offers').click()
  await expect(page.getByLabel('Marketing: news and offers')).toBeChecked()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lakshmi Devi' })).toBeVisible()
  await expect(page.getByText('Profile updated successfully!')).toBeHidden()

  const current = page.getByLabel('Current password')
  const next = page.getByRole('textbox', { name: 'New password', exact: true })
  const again = page.getByLabel('Confirm new password')
  const change = page.getByRole('button', { name: 'Change password' })
  await current.fill('wrong')
  await next.fill('new-1')
  await again.fill('other')
  await change.click()
  await expect(page.getByText('New passwords do not match')).toBeVisible()
  await again.fill('new-1')
  await change.click()
  await expect(page.getByText('New password must be at least 6 characters')).toBeVisible()
  await next.fill('new-12')
  await again.fill('new-12')
  await change.click()
  await expect(page.getByText('Failed to change password. Please check your current password.')).toBeVisible()
  await current.fill(customer.password)
  await change.click()
  await expect(page.getByText('Password changed successfully!')).toBeVisible()
})

test('signing out everywhere ends the other session too', async ({ signedInAs, people }) => {
  const customer = await people.customer()
  const page = await signedInAs(customer)
  await page.goto('/profile#settings')
  await page.evaluate(() => sessionStorage.setItem('thodu.launch', 'seen'))
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(/\/$/)
  // The device stores only that a sign-in happened, and never whose.
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    'thodu.known': expect.stringMatching(/^\w{1,4}$/),
  })
  // The launch announcement was seen in this browser session, and signing out does not show it again.
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({ 'thodu.launch': 'seen' })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(customer.api.call('/auth/me')).rejects.toThrow('Not authenticated')
})
