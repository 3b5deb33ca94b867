import { expect, test } from '../../support/browser-fixtures.ts'
import { makeJob } from '../caretaker/jobs.ts'

test('the phone’s Back closes a dialog and stays on the page, and then leads where it led before', async ({
  people,
  signedInAs,
}) => {
  const { customer } = await makeJob(people, { status: 'active', startsIn: 0 })
  const page = await signedInAs(customer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contact')
  await page.goto('/profile#bookings')
  const dialog = page.getByRole('dialog', { name: 'Pause or stop care' })
  const open = page.getByRole('button', { name: 'Pause or stop care' })
  await open.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/profile#bookings$/)
  await expect(open).toBeFocused()

  // Closed by its own button, and twice in a row, it leaves nothing behind in the history.
  for (const _ of [1, 2]) {
    await open.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
})
