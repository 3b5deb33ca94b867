import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { testPassword, uniqueEmail } from '../../support/people.ts'

test('a role is edited in place, and cancelled without a trace', async ({ signedInAs, people }) => {
  const customer = await people.customer({ name: 'Rising Star' })
  const page = await signedInAs(await people.admin())
  await page.goto('/admin/users')
  await page.getByRole('searchbox').fill(customer.email)
  const row = page.getByRole('row').filter({ hasText: customer.email })
  await row.getByRole('button', { name: 'Edit the role of Rising Star' }).click()
  await row.getByRole('combobox', { name: 'Role of Rising Star' }).selectOption('caretaker')
  await row.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toContainText('User')
  await row.getByRole('button', { name: 'Edit the role of Rising Star' }).click()
  await row.getByRole('combobox', { name: 'Role of Rising Star' }).selectOption('caretaker')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The role was changed.')).toBeVisible()
  await expect(row).toContainText('Caretaker')
})

test('the last admin stays one, and the row says why', async ({ signedInAs, people }) => {
  const admin = await people.admin()
  // Other tests of this worker may have made more.
  const filter = encodeURIComponent(JSON.stringify({ role: 'admin' }))
  for (const { _id, email } of await admin.api.call<User[]>(`/admin/users?filter=${filter}`))
    if (email !== admin.email)
      await admin.api.call(`/admin/users/${_id}/role`, { method: 'PUT', body: { role: 'user' } })
  const page = await signedInAs(admin)
  await page.goto('/admin?tab=users')
  await page.getByRole('searchbox').fill(admin.email)
  const row = page.getByRole('row').filter({ hasText: admin.email })
  await row.getByRole('button', { name: /Edit the role/ }).click()
  await row.getByRole('combobox').selectOption('user')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('At least one admin must remain.')).toBeVisible()
})

test('adding a caretaker: the texts of the rules, then an account that can sign in', async ({
  signedInAs,
  people,
  server,
}) => {
  const email = uniqueEmail('added')
  const page = await signedInAs(await people.admin())
  await page.goto('/admin/add-caretaker')
  const submit = page.getByRole('button', { name: 'Add Caretaker' })
  await submit.click()
  for (const text of [
    'Name is required',
    'Email is required',
    'Password is required',
    'Please choose at least one service type',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Kavitha Reddy')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Phone' }).fill('98765 01234')
  await page.getByLabel('Password').fill(testPassword)
  await page.getByRole('checkbox', { name: 'Baby Care' }).check()
  await submit.click()
  await expect(page.getByText('Caretaker added successfully!')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: 'Baby Care' })).not.toBeChecked()
  const login = await page.request.post(`${server.url}/api/auth/login`, { data: { email, password: testPassword } })
  expect(login.status()).toBe(200)

  await page.goto('/admin/caretakers')
  await page.getByRole('searchbox').fill(email)
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Available')
})

test('adding a caretaker with her profile: what is wrong opens it, and nothing typed is lost', async ({
  signedInAs,
  people,
}) => {
  const email = uniqueEmail('profiled')
  const page = await signedInAs(await people.admin())
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/admin/add-caretaker')
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Profiled Padma')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password').fill(testPassword)
  await page.getByRole('checkbox', { name: 'Elderly Care' }).check()
  const fold = page.locator('summary').filter({ hasText: /^Profile: languages/ })
  const pincode = page.getByRole('textbox', { name: 'Home pincode' })
  await expect(pincode).toHaveCount(0)
  await fold.press('Enter')
  await pincode.fill('5060')
  await page.getByRole('checkbox', { name: 'Telugu' }).check()
  await page.getByLabel('Monday from').fill('08:00')
  await page.getByLabel('Monday until').fill('20:00')
  await expectAccessible(page, 'adding a caretaker with her profile')
  await fold.press('Enter')
  await expect(pincode).toHaveCount(0)
  await page.getByRole('button', { name: 'Add Caretaker' }).click()
  await expect(page.getByText('A pincode has six digits.').first()).toBeVisible()
  await expect(pincode).toHaveValue('5060')
  await pincode.fill('506001')
  await page.getByRole('button', { name: 'Add Caretaker' }).dblclick()
  await expect(page.getByText('Caretaker added successfully!')).toBeVisible()
  await expect(page.getByText('An account with this email already exists.')).toHaveCount(0)
  await expect(pincode).toHaveValue('')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin/caretakers')
  await page.getByRole('searchbox').fill(email)
  await page.waitForURL(/filter=/)
  await page.getByRole('link', { name: 'Profiled Padma' }).click()
  const profile = page.getByRole('region', { name: 'Profile' })
  for (const text of ['506001', 'Telugu', 'Monday 08:00 to 20:00']) await expect(profile.getByText(text)).toBeVisible()
})

test('an address that is taken is refused with the reason', async ({ signedInAs, people }) => {
  const caretaker = await people.caretaker()
  const page = await signedInAs(await people.admin())
  await page.goto('/admin/add-caretaker')
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Twice Added')
  await page.getByRole('textbox', { name: 'Email' }).fill(caretaker.email)
  await page.getByLabel('Password').fill(testPassword)
  await page.getByRole('checkbox', { name: 'Other' }).check()
  await page.getByRole('button', { name: 'Add Caretaker' }).click()
  await expect(page.getByText('An account with this email already exists.').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Twice Added')
})
