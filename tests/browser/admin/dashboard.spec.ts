import { assignField, caretakerOption } from '../../support/assign-field.ts'
import { expect, passSeconds, test } from '../../support/browser-fixtures.ts'
import { assign, book } from '../../support/people.ts'

test('assigning in the row disables busy caretakers, shows a toast for 3 seconds, and shows the name', async ({
  signedInAs,
  people,
}) => {
  const admin = await people.admin()
  await people.caretaker({ name: 'Free Hands' })
  const busy = await people.caretaker({ name: 'Busy Hands' })
  await assign(admin, await book(await people.customer()), busy)
  const booking = await book(await people.customer({ name: 'Waiting Family' }))
  const page = await signedInAs(admin)
  await page.clock.install()
  await page.goto('/admin?tab=bookings')
  await expect(assignField(page, booking)).toHaveAttribute('placeholder', 'Choose a caretaker')
  await assignField(page, booking).click()
  await expect(caretakerOption(page, 'Busy Hands', 'Already Assigned')).toBeDisabled()
  await expect(caretakerOption(page, 'Free Hands', 'Available')).toBeEnabled()
  await caretakerOption(page, 'Free Hands', 'Available').click()
  const toast = page.getByText('Caretaker assigned successfully!')
  await expect(toast).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Waiting Family' })
  await expect(row).toContainText('Free Hands')
  await expect(row).toContainText('caretaker assigned, awaiting confirmation')
  await passSeconds(page, 3)
  await expect(toast).toBeHidden()
})

const loads = [
  { url: /\/api\/admin\/bookings\?/, text: 'Failed to load bookings', others: ['Total Bookings', 'Add Caregiver'] },
  { url: /\/api\/admin\/caretakers\?/, text: 'Failed to load caretakers', others: ['Total Bookings'] },
  { url: /\/api\/admin\/bookings\/stats/, text: 'Failed to load statistics', others: ['Caretaker Assignment Status'] },
]
for (const { url, text, others } of loads)
  test(`a failed request alone shows: ${text}`, async ({ signedInAs, people }) => {
    const page = await signedInAs(await people.admin())
    await page.route(url, (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong. Please try again.' } }),
    )
    await page.goto('/admin?tab=bookings')
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByText('Failed to load dashboard data')).toBeVisible()
    for (const other of others) await expect(page.getByText(other).first()).toBeVisible()
    // The request must still fail when Retry is clicked: the page polls every ten seconds, and the button would disappear.
    let asked = 0
    page.on('request', (request) => {
      if (url.test(request.url())) asked += 1
    })
    const before = asked
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.click()
    await expect.poll(() => asked, { timeout: 8_000 }).toBeGreaterThan(before)
    await page.unroute(url)
    await retry.click({ timeout: 2_000 }).catch(() => {})
    await expect(page.getByText(text)).toBeHidden({ timeout: 20_000 })
  })
