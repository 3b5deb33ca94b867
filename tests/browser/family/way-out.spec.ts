import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { book } from '../../support/people.ts'
import { dayFromToday, makeJob } from '../caretaker/jobs.ts'

test('where a booking cannot be cancelled any more its family asks the office, which finds it before the calls and does it (rule BOOK-19)', async ({
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

  // The line is gone at the press: nothing is lost, and one request arrives.
  await page.route('**/change-request', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Ask the office' }).click()
  await expect(dialog.getByText('This did not reach us.', { exact: false })).toBeVisible()
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
  const row = office.locator('[data-kind="change"]').filter({ hasText: 'Padma Latha' })
  await expect(row.getByText('She is in hospital again')).toBeVisible()
  await row.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(office.getByRole('heading', { name: 'The family asks for a change' })).toBeVisible()
  await expectAccessible(office, 'what a family asks for, on its booking')
  await admin.api.call(`/admin/bookings/${booking._id}/status`, { method: 'PUT', body: { status: 'cancelled' } })
  await office.reload()
  await expect(office.getByRole('heading', { name: 'Visits', exact: true })).toBeVisible()
  await expect(office.getByRole('heading', { name: 'The family asks for a change' })).toHaveCount(0)

  const home = await signedInAs(customer)
  await home.goto('/profile#bookings')
  await expect(home.getByText('It is done.')).toBeVisible()
})

test('while care goes on a family asks for a pause, takes it back, and for somebody else; the office says why not (rule BOOK-19)', async ({
  people,
  signedInAs,
}) => {
  test.setTimeout(120_000)
  const { customer } = await makeJob(people, { status: 'active', startsIn: 0, client: 'Yamini Reddy' })
  const admin = await people.admin()
  const page = await signedInAs(customer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/profile#bookings')
  await page.getByRole('button', { name: 'Pause or stop care' }).click()
  const pause = page.getByRole('dialog', { name: 'Pause or stop care' })
  await pause.getByLabel('First day of the pause').fill(dayFromToday(3))
  await pause.getByLabel('Last day of the pause').fill(dayFromToday(2))
  await pause.getByRole('button', { name: 'Ask the office' }).click()
  await expect(pause.getByText('Please choose a last day that is not before the first.')).toBeVisible()
  await pause.getByLabel('Last day of the pause').fill(dayFromToday(6))
  await pause.getByRole('button', { name: 'Ask the office' }).click()
  await expect(page.getByText(/^to pause the care from/)).toBeVisible()
  await page.getByRole('button', { name: /^Take it back/ }).click()
  await expect(page.getByText(/^to pause the care from/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Somebody else, please' }).click()
  const another = page.getByRole('dialog', { name: 'Somebody else, please' })
  await another.getByRole('button', { name: 'Ask the office' }).click()
  await expect(another.getByText('Please choose a reason')).toBeVisible()
  await another.getByRole('radio', { name: 'Not on time' }).check()
  await another.getByRole('button', { name: 'Ask the office' }).click()
  await expect(page.getByText('You asked for somebody else.')).toBeVisible()

  const office = await signedInAs(admin)
  await office.goto('/admin')
  const row = office.locator('[data-kind="change"]').filter({ hasText: 'Yamini Reddy' })
  await row.getByRole('link', { name: 'Answer', exact: true }).click()
  await office
    .getByRole('textbox', { name: 'What you tell the family' })
    .fill('She was ill. From today she is on time.')
  await office.getByRole('button', { name: 'It is not done', exact: true }).click()
  await expect(office.getByRole('heading', { name: 'The family asks for a change' })).toHaveCount(0)

  const home = await signedInAs(customer)
  await home.goto('/profile#bookings')
  await expect(home.getByText('She was ill. From today she is on time.')).toBeVisible()
  await expect(home.getByRole('button', { name: 'Somebody else, please' })).toBeVisible()
})

test('more changes than the hall shows lead to the bookings that wait for an answer, and to no others (rules HALL-1, OFF-6)', async ({
  people,
  signedInAs,
}) => {
  const customer = await people.customer({ name: 'Revathi Naidu' })
  const asking = []
  for (let count = 0; count < 9; count += 1) {
    const booking = await book(customer)
    await customer.api.call(`/booking/${booking._id}/change-request`, { method: 'POST', body: { kind: 'cancel' } })
    asking.push(booking)
  }
  // The newest, which the list of all begins with.
  const quiet = await book(customer)
  const office = await signedInAs(await people.admin())
  await office.goto('/admin')
  await office.getByRole('link', { name: /^and \d+ more changes?$/ }).click()
  await expect(office.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible()
  for (const { bookingId } of asking) await expect(office.getByText(bookingId)).toBeVisible()
  await expect(office.getByText(quiet.bookingId)).toHaveCount(0)
  await expectAccessible(office, 'bookings with a change to answer')

  await office.getByRole('switch', { name: 'A change is asked for' }).uncheck()
  await expect(office.getByText(quiet.bookingId)).toBeVisible()
  await expect(office).not.toHaveURL(/changeAsked/)
})
