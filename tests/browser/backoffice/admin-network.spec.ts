import { expect, test } from '../../support/browser-fixtures.ts'
import { book } from '../../support/people.ts'

const banner = 'No connection. What you see may be old; we keep trying.'

test('without a network the rows stay, a banner says so, and all goes on by itself', async ({ signedInAs, people }) => {
  const customer = await people.customer({ name: 'Patient Family' })
  await book(customer)
  const page = await signedInAs(await people.admin())
  await page.goto('/admin/bookings')
  await expect(page.getByRole('row').filter({ hasText: 'Patient Family' })).toHaveCount(1)
  await page.context().setOffline(true)
  await expect(page.getByText(banner)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Patient Family' })).toHaveCount(1)
  await book(customer)
  await page.context().setOffline(false)
  await expect(page.getByText(banner)).toBeHidden({ timeout: 15_000 })
  await expect(page.getByRole('row').filter({ hasText: 'Patient Family' })).toHaveCount(2)
})

test('an action without a network is told to the person and can be repeated', async ({ signedInAs, people }) => {
  const caretaker = await people.caretaker({ name: 'Far Away' })
  const booking = await book(await people.customer())
  const page = await signedInAs(await people.admin())
  await page.goto(`/admin/bookings/${booking._id}`)
  const select = page.getByRole('combobox', { name: `Assign caretaker to booking ${booking.bookingId}` })
  await expect(select.locator('option', { hasText: 'Far Away' })).toBeAttached()
  await page.context().setOffline(true)
  await select.selectOption(caretaker.user._id)
  await expect(page.getByText('Failed to assign caretaker. Please try again.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(banner)).toBeHidden({ timeout: 15_000 })
  await select.selectOption(caretaker.user._id)
  await expect(page.getByText('Caretaker assigned successfully!')).toBeVisible()
})
