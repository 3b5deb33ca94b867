import { readFile } from 'node:fs/promises'
import { expect, test } from '../../support/browser-fixtures.ts'
import { assign, book } from '../../support/people.ts'

test('statistics, filters in the address, a readable difference, and the export of what is filtered', async ({
  signedInAs,
  people,
}) => {
  const admin = await people.admin()
  const booking = await book(await people.customer({ name: 'Audited Family' }))
  await assign(admin, booking, await people.caretaker({ name: 'Audited Hands' }))
  const page = await signedInAs(admin)
  await page.goto('/admin?tab=audit')
  await page.getByText('Statistics', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')).toHaveCount(5)
  await page.getByRole('combobox', { name: 'Action' }).selectOption('CARETAKER_ASSIGNED')
  await page.getByRole('searchbox').fill(booking.bookingId)
  await expect(page).toHaveURL(new RegExp(`search=${booking.bookingId}`))
  await expect(page.getByText('1 entry')).toBeVisible()
  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText('Caretaker assigned')
  await expect(row).toContainText('Audited Hands')
  await expect(row).toContainText('Success')
  await expect(row).toContainText(/\d:\d\d:\d\d/)
  await expect(row.getByRole('link')).toHaveAttribute('href', `/admin/bookings/${booking._id}`)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^audit-logs-\d{4}-\d\d-\d\d\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(2)
  expect([...csv].filter((letter) => letter === '\uFEFF')).toHaveLength(1)
  expect(csv.startsWith('\uFEFF')).toBe(true)

  await page.reload()
  await expect(page.getByText('1 entry')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\?tab=audit$/)
  await expect(page.getByText('1 entry')).toBeHidden()
})

test('fifty rows a page', async ({ signedInAs, people, page, server }) => {
  const admin = await people.admin()
  for (let round = 0; round < 6; round += 1)
    await Promise.all(
      Array.from({ length: 10 }, () =>
        page.request.post(`${server.url}/api/auth/login`, { data: { email: 'nobody@example.org', password: 'x' } }),
      ),
    )
  await signedInAs(admin)
  await page.goto('/admin?tab=audit&status=failed')
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/^Page 2 of /)).toBeVisible()
  // The pager stands at the foot; the next page begins at its head.
  await expect(page.getByRole('row').nth(1)).toBeInViewport()
})
