import { brand } from '@thodu/api/contract/brand.config'
import { expect, test } from '../../support/browser-fixtures.ts'
import { makeJob, readJob } from './jobs.ts'

test('an empty home says so in every part', async ({ people, signedInAs }) => {
  const page = await signedInAs(await people.caretaker({ name: 'Sarita Kumari' }))
  await page.goto('/caretaker')
  await expect(page.getByRole('heading', { name: 'Welcome, Sarita Kumari' })).toBeVisible()
  for (const text of ['No notifications', 'No upcoming jobs', 'No bookings assigned to you at the moment', 'N/A'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start Next Job' }).click()
  await expect(page.getByText('No job is waiting to start.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: "View Today's Schedule" }).click()
  await expect(page.getByText('Nothing is planned for today.')).toBeVisible()
})

test('cards, notifications, upcoming jobs and the first three bookings tell the state of work', async ({
  people,
  signedInAs,
}) => {
  const { caretaker, customer, booking } = await makeJob(people, { client: 'Anitha Reddy', status: 'completed' })
  await customer.api.call(`/booking/${booking._id}/review`, { method: 'POST', body: { rating: 4 } })
  for (const client of ['Second Client', 'Third Client'])
    await makeJob(people, { caretaker, client, status: 'completed' })
  await makeJob(people, { caretaker, client: 'Padma Goud', status: 'active', startsIn: 0 })

  const page = await signedInAs(caretaker)
  await page.goto('/caretaker')
  const cards = page.getByLabel('Your work in numbers')
  await expect(cards).toHaveText(/Active Jobs1Completed Jobs3Upcoming Jobs1Average Rating4\.0\/5/)
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications.getByRole('listitem')).toHaveCount(3)
  await expect(notifications.getByText('Booking for Elderly Care (active)')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Upcoming Jobs' }).getByText('Padma Goud', { exact: true }),
  ).toBeVisible()
  const table = page.getByRole('table', { name: 'My Assigned Bookings' })
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(table.getByText('Anitha Reddy')).toHaveCount(0)

  await page.getByRole('button', { name: "View Today's Schedule" }).click()
  await expect(page.getByRole('dialog').getByText('Padma Goud', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'View All Bookings' }).click()
  await expect(page).toHaveURL('/caretaker/bookings')
  await expect(page.getByText('4 bookings')).toBeVisible()
})

test('Start Next Job takes the step after it is confirmed, once', async ({ people, signedInAs }) => {
  const job = await makeJob(people, { client: 'Ravi Teja' })
  const page = await signedInAs(job.caretaker)
  await page.goto('/caretaker')
  const open = page.getByRole('button', { name: 'Start Next Job' })
  await open.click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await readJob(job)).status).toBe('pending')

  for (const [button, status] of [
    ['Start Care', 'confirmed'],
    ['Begin Active Care', 'active'],
  ] as const) {
    await open.click()
    await page.getByRole('dialog').getByRole('button', { name: button }).dblclick()
    await expect(page.getByText(`The booking is now ${status}.`)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await readJob(job)).status).toBe(status)
  }
  await open.click()
  await expect(page.getByRole('dialog').getByText('You are on this job now:')).toBeVisible()
})

test('Contact Admin calls and writes to the office, and so does the sidebar', async ({ people, signedInAs }) => {
  const page = await signedInAs(await people.caretaker())
  await page.goto('/caretaker')
  await expect(page.getByRole('menuitem', { name: 'Contact' })).toHaveAttribute('href', `tel:${brand.phone}`)
  await page.getByRole('button', { name: 'Contact Admin' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: brand.phoneDisplay })).toHaveAttribute('href', `tel:${brand.phone}`)
  await expect(dialog.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`)
  await expect(dialog.getByRole('link', { name: '108' })).toHaveAttribute('href', 'tel:108')
})
