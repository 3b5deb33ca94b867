import { expect, test } from '../../support/browser-fixtures.ts'
import { assign, book, testPassword } from '../../support/people.ts'

test('a caretaker is edited, made inactive, and active again by an undo', async ({ signedInAs, people, server }) => {
  const admin = await people.admin()
  const caretaker = await people.caretaker({ name: 'Chandana Ritual' })
  const page = await signedInAs(admin)
  await page.goto('/admin/caretakers')
  await page.getByRole('searchbox').fill(caretaker.email)
  // The list goes to the address of its filter once typing pauses; a click before that would be taken back.
  await page.waitForURL(/filter=/)
  await page.getByRole('link', { name: 'Chandana Ritual' }).click()
  await expect(page.getByRole('heading', { name: 'Chandana Ritual' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit caretaker' })
  await dialog.getByRole('textbox', { name: 'Full Name' }).fill('C')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Name must be at least 2 characters long')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Full Name' }).fill('Chandana Rituparna')
  await dialog.getByRole('checkbox', { name: 'Baby Care' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Chandana Rituparna' })).toBeVisible()
  await expect(page.getByText('Baby Care, Elderly Care')).toBeVisible()

  await page.getByRole('textbox', { name: 'Note of the office' }).fill('Speaks Telugu and Hindi')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Note of the office' })).toHaveValue('Speaks Telugu and Hindi')

  await page.getByRole('button', { name: 'Make inactive' }).click()
  await expect(page.getByText('Inactive now: signed out, and not offered for bookings.')).toBeVisible()
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
  const login = () =>
    page.request.post(`${server.url}/api/auth/login`, { data: { email: caretaker.email, password: testPassword } })
  expect((await login()).status()).toBe(403)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible()
  expect((await login()).status()).toBe(200)
})

test('a caretaker with a family stays active, and the office reads why', async ({ signedInAs, people }) => {
  const admin = await people.admin()
  const caretaker = await people.caretaker({ name: 'Bound Devika' })
  await assign(admin, await book(await people.customer()), caretaker)
  const page = await signedInAs(admin)
  await page.goto(`/admin/caretakers/${caretaker.user._id}`)
  await page.getByRole('button', { name: 'Make inactive' }).click()
  await expect(page.getByText('This caretaker has an open booking.', { exact: false })).toBeVisible()
  await expect(page.getByText('Assigned', { exact: true })).toBeVisible()
})
