import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { passwordPath } from '../today/password-banner.ts'
import { PasswordPanel } from './PasswordPanel.tsx'

const field = (name: string) => page.getByLabelText(name, { exact: true })
const submit = () => page.getByRole('button', { name: 'Change Password' })

async function fill(current: string, next: string, again: string) {
  await field('Current password').fill(current)
  await field('New password').fill(next)
  await field('Confirm new password').fill(again)
  await submit().click()
}

test.each([
  ['Bhadra@2', 'Bhadra@3', 'New passwords do not match', 'Confirm new password'],
  ['12345', '12345', 'New password must be at least 6 characters', 'New password'],
])('%s and %s: %s', async (next, again, text, wrong) => {
  await showCaretaker(<PasswordPanel />)
  await fill('the one', next, again)
  await expect.element(field(wrong)).toHaveAccessibleDescription(text)
  await expect.element(field(wrong)).toHaveFocus()
})

test('the banner of the initial password leads to the current password (rule ACC-31)', async () => {
  await showCaretaker(<PasswordPanel />, { at: passwordPath })
  await expect.element(field('Current password')).toHaveFocus()
})

test('a wrong current password is refused, and a saved one clears the form', async () => {
  const change = 'PUT /user/change-password'
  wire.answer(change, refuse('auth.wrong_password', 400))
  const screen = await showCaretaker(<PasswordPanel />)
  await fill('not the one', 'Bhadra@2', 'Bhadra@2')
  await expect.element(screen.getByText('Failed to change password. Please check your current password.')).toBeVisible()
  wire.answer(change, { message: 'Password changed successfully!' })
  wire.answer('GET /user/profile', refuse('request.conflict', 409))
  await submit().click()
  await expect.element(screen.getByText('Password changed successfully!')).toBeVisible()
  await expect.element(field('Current password')).toHaveValue('')
})
