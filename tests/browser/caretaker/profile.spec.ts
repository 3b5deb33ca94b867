import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { expect, passSeconds, test } from '../../support/browser-fixtures.ts'

test('name, phone and location are edited; the e-mail is read-only', async ({ people, signedInAs }) => {
  const caretaker = await people.caretaker({ name: 'Sujatha Devi' })
  const page = await signedInAs(caretaker)
  await page.clock.install()
  await page.goto('/caretaker/myprofile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly')
  await page.getByLabel('Name').fill('S')
  await page.getByLabel('Phone').fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name must be at least 2 characters long')).toBeVisible()
  await expect(page.getByText('Phone number must be at least 10 digits')).toBeVisible()
  await page.getByLabel('Name').fill('సుజాత Devi')
  await page.getByLabel('Phone').fill('98765 00011')
  await page.getByLabel('Location').fill('Hanamkonda')
  await page.getByRole('button', { name: 'Save' }).click()
  const toast = page.getByText('Profile updated successfully!')
  await expect(toast).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
  await expect(page.getByRole('navigation').getByText('సుజాత Devi')).toBeVisible()
  await passSeconds(page, 3)
  await expect(toast).toHaveCount(0)
  const { name, phone, location } = await caretaker.api.call<User>('/user/profile')
  expect({ name, phone, location }).toEqual({ name: 'సుజాత Devi', phone: '9876500011', location: 'Hanamkonda' })
})

test('a profile that cannot be saved says so and keeps what was typed', async ({ people, signedInAs }) => {
  const page = await signedInAs(await people.caretaker())
  await page.goto('/caretaker/myprofile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.route('**/api/user/profile', (route) => route.abort())
  await page.getByLabel('Location').fill('Kazipet')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Location')).toHaveValue('Kazipet')
})

test('a password that the office chose is said on the first screen and the profile until it is changed', async ({
  people,
  signedInAs,
}) => {
  const caretaker = await people.caretaker()
  const page = await signedInAs(caretaker)
  await page.goto('/caretaker')
  const banner = page.getByText('You still use the password that the office gave you.')
  await expect(banner).toBeVisible()
  await page.goto('/caretaker/bookings')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.goto('/caretaker')
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await page.getByLabel('Current password', { exact: true }).fill(caretaker.password)
  await page.getByLabel('New password', { exact: true }).fill('Bhadra@2')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Bhadra@2')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(banner).toHaveCount(0)
})

test('Logout ends the session', async ({ people, signedInAs }) => {
  const caretaker = await people.caretaker()
  const page = await signedInAs(caretaker)
  await page.goto('/caretaker/myprofile')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(caretaker.api.call('/auth/me')).rejects.toMatchObject({ status: 401 })
})
