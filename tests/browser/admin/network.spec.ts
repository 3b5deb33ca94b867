import { assignField, caretakerOption, chooseCaretaker } from '../../support/assign-field.ts'
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
  await people.caretaker({ name: 'Far Away' })
  const booking = await book(await people.customer())
  const page = await signedInAs(await people.admin())
  await page.goto('/admin/bookings')
  await assignField(page, booking).click()
  await expect(caretakerOption(page, 'Far Away', 'Available')).toBeVisible()
  await page.context().setOffline(true)
  await caretakerOption(page, 'Far Away', 'Available').click()
  await expect(page.getByText('Failed to assign caretaker. Please try again.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(banner)).toBeHidden({ timeout: 15_000 })
  await chooseCaretaker(page, booking, 'Far Away')
  await expect(page.getByText('Caretaker assigned successfully!')).toBeVisible()
})

for (const { what, status, caretakerName } of [
  { what: "a proxy's error page", status: 502, caretakerName: 'Wordless Proxy' },
  { what: 'an answer without a message', status: 500, caretakerName: 'Wordless Server' },
])
  test(`${what} is told in the set words`, async ({ signedInAs, people }) => {
    const caretaker = await people.caretaker({ name: caretakerName })
    const booking = await book(await people.customer())
    const page = await signedInAs(await people.admin())
    const html = { status, contentType: 'text/html', body: '<html><body>Bad Gateway</body></html>' }
    await page.route('**/api/admin/bookings/*/status', (route) => route.fulfill(html))
    await page.goto('/admin/bookings')
    await chooseCaretaker(page, booking, caretaker.user.name)
    await expect(page.getByText('Failed to assign caretaker. Please try again.')).toBeVisible()

    await page.route('**/api/admin/caretakers', (route) => route.fulfill(html))
    await page.goto('/admin/add-caretaker')
    await page.getByLabel('Full Name').fill('Somebody New')
    await page.getByLabel('Email').fill('somebody.new@example.org')
    await page.getByLabel('Password').fill('Orugallu@1163')
    await page.getByLabel('Elderly Care').check()
    await page.getByRole('button', { name: 'Add Caregiver' }).click()
    await expect(page.getByText('Failed to add caretaker', { exact: true })).toBeVisible()
  })
