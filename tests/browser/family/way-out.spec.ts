import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { makeJob } from '../caretaker/jobs.ts'

/**
 * The row of a booking in the attention list. Other tests fill the same list, so a folded group and the rows
 * behind "Show more" are opened first.
 */
async function attentionRow(office: Page, group: string, code: string): Promise<Locator> {
  const list = office.locator(`[data-group="${group}"]`)
  await expect(list).toBeVisible()
  const folded = list.locator('summary')
  if (await folded.isVisible()) await folded.click()
  const more = list.getByRole('button', { name: /^Show \d+ more$/ })
  if (await more.isVisible()) await more.click()
  return list.locator('> ol > li').filter({ hasText: code })
}

test('an admin cancels a booking from the attention list when its family cannot and asks for it (rule BOOK-19)', async ({
  people,
  signedInAs,
}) => {
  test.setTimeout(120_000)
  const { customer, booking } = await makeJob(people, { status: 'confirmed', startsIn: 0, client: 'Padma Latha' })
  const admin = await people.admin()
  const page = await signedInAs(customer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/profile#bookings')
  await expect(page.getByText('can be cancelled up to 24 hours before care starts', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Ask the office to cancel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask the office to cancel' })
  await dialog.getByRole('textbox').fill('She is in hospital again')
  await expectAccessible(page, 'asking the office to cancel')

  await page.route('**/change-request', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Ask the office' }).click()
  await expect(dialog.getByText('Your request did not reach us.', { exact: false })).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveValue('She is in hospital again')
  await page.unroute('**/change-request')
  await dialog.getByRole('button', { name: 'Ask the office' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('to cancel the booking.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('to cancel the booking.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask the office to cancel' })).toHaveCount(0)

  const office = await signedInAs(admin)
  await office.goto('/admin')
  // The booking starts soon without a planned visit, and the change request is in the same row.
  const row = await attentionRow(office, 'soon', booking.bookingId)
  await expect(row.getByText('She is in hospital again')).toBeVisible()
  await row.getByRole('button', { name: /^Asks the office to cancel/ }).click()
  await expect(office.getByRole('dialog').getByRole('heading', { name: 'The family asks for a change' })).toBeVisible()
  await expectAccessible(office, 'what a family asks for, above the attention list')
  await admin.api.call(`/admin/bookings/${booking._id}/status`, { method: 'PUT', body: { status: 'cancelled' } })
  await office.goto(`/admin/bookings/${booking._id}`)
  await expect(office.getByRole('heading', { name: 'Visits', exact: true })).toBeVisible()
  await expect(office.getByRole('heading', { name: 'The family asks for a change' })).toHaveCount(0)

  const home = await signedInAs(customer)
  await home.goto('/profile#bookings')
  await expect(home.getByText('This was done.')).toBeVisible()
})
