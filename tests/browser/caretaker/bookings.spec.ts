import { readFile } from 'node:fs/promises'
import { formatDate } from '@thodu/api/contract/words/formats'
import { expect, test } from '../../support/browser-fixtures.ts'
import { makeJob, openBookings, readJob } from './jobs.ts'

test('a job goes through the whole chain, one step a click', async ({ people, signedInAs }) => {
  const job = await makeJob(people)
  const page = await signedInAs(job.caretaker)
  await openBookings(page)
  // Not by the client's name, which goes with the last step.
  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText('Lakshmi Rao')
  const chain = [
    ['Start Care', 'confirmed', 'Confirmed', 'Step 2 of 4'],
    ['Begin Active Care', 'active', 'Active', 'Step 3 of 4'],
    ['Mark Completed', 'completed', 'Completed', 'Step 4 of 4'],
  ] as const
  for (const [button, status, label, progress] of chain) {
    // A hasty second tap must not take the step after it.
    await row.getByRole('button', { name: button }).dblclick()
    if (button === 'Mark Completed') {
      // Nobody can set a finished booking back, so this step asks; the hasty tap is no answer.
      await expect(page.getByRole('dialog')).toContainText('Is the care finished?')
      expect((await readJob(job)).status).toBe('active')
      await page.waitForTimeout(600)
      await page.getByRole('dialog').getByRole('button', { name: button }).click()
    }
    await expect(row.getByText(label, { exact: true })).toBeVisible()
    await expect(row.getByRole('img', { name: progress })).toBeVisible()
    expect((await readJob(job)).status).toBe(status)
    await expect(row.getByRole('button', { name: 'Saving…' })).toHaveCount(0)
  }
  // Once the care is over there is nothing left to do, and nobody to name.
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(row).not.toContainText('Lakshmi Rao')
})

test('search, status filter and export follow each other', async ({ people, signedInAs }) => {
  const { caretaker } = await makeJob(people, { client: 'Bhavani Shankar', status: 'completed', packageId: 'basic' })
  const { booking, customer } = await makeJob(people, { caretaker, client: 'Durga Prasad', packageId: 'premium' })
  const page = await signedInAs(caretaker)
  await openBookings(page)
  await expect(page.getByText('2 bookings')).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Search client, service or package' })
  await search.fill('24/7')
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('my_bookings.csv')
  expect(await readFile(await file.path(), 'utf8')).toBe(
    `\uFEFFService,Package,Client,Email,Status,Date\r\nElderly Care,24/7 Care,Durga Prasad,${customer.email},pending,"${formatDate(booking.createdAt)}"\r\n`,
  )

  await search.fill('')
  await page.getByRole('combobox', { name: 'Status' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'All Statuses',
    'Pending',
    'Confirmed',
    'Active',
    'Completed',
    'Cancelled',
  ])
  await page.getByRole('option', { name: 'Completed' }).click()
  await expect(page.getByRole('row', { name: /6 Hours Daily/ })).toBeVisible()
  await expect(page.getByText('Bhavani Shankar')).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Durga Prasad/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await search.fill('nobody')
  await expect(page.getByText('No bookings found')).toBeVisible()
})
