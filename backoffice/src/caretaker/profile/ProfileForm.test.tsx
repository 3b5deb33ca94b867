import { userSchema } from '@thodu/api/contract/accounts/accounts.schema'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { noConnection, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { ProfileForm } from './ProfileForm.tsx'

const save = 'PUT /user/profile'
const user = sample(userSchema, {
  name: 'Sujatha Devi',
  email: 'sujatha@example.in',
  phone: '9876500011',
  location: 'Warangal',
  role: 'caretaker',
})
const field = (name: string) => page.getByRole('textbox', { name })

async function showForm() {
  const close = vi.fn()
  await showCaretaker(<ProfileForm user={user} onClose={close} />)
  return close
}

test('an invalid field is reported and nothing is sent; the email is read-only', async () => {
  await showForm()
  await expect.element(field('Email')).toHaveAttribute('readonly')
  await field('Name').fill('S')
  await field('Phone').fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(field('Name')).toHaveAccessibleDescription('Name must be at least 2 characters long')
  await expect.element(field('Phone')).toHaveAccessibleDescription('Phone number must be at least 10 digits')
  expect(wire.asked(save)).toEqual([])
  await expectAccessible()
})

test('a name in Telugu letters is saved', async () => {
  wire.answer(save, { ...user, name: 'సుజాత Devi' })
  wire.answer('GET /user/profile', user)
  const close = await showForm()
  await field('Name').fill('సుజాత Devi')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(wire.asked(save)[0]?.body).toMatchObject({ name: 'సుజాత Devi', phone: '9876500011', location: 'Warangal' })
})

test('a failed save does not clear the fields', async () => {
  wire.answer(save, noConnection)
  const close = await showForm()
  await field('Location').fill('Kazipet')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(field('Location')).toHaveValue('Kazipet')
  expect(close).not.toHaveBeenCalled()
})

test('an error of the server is beside its field', async () => {
  wire.answer(save, refuse('request.invalid', 400, { errors: { phone: 'This number is not in use.' } }))
  await showForm()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(field('Phone')).toHaveAccessibleDescription('This number is not in use.')
  await expect.element(field('Phone')).toHaveFocus()
})
