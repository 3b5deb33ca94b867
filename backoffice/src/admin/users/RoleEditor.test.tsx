import { userSchema } from '@thodu/api/contract/accounts/accounts.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { noConnection, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { aUser } from '../../../harness/rows.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { RoleEditor } from './RoleEditor.tsx'

const change = 'PUT /admin/users/{id}/role'
const user = aUser()

async function openEditor() {
  const screen = await showOffice(<RoleEditor user={user} />)
  await screen.getByRole('button', { name: 'Edit the role of Rising Star' }).click()
  const role = screen.getByRole('combobox', { name: 'Role of Rising Star' })
  await expect.element(role).toHaveFocus()
  return { screen, role }
}

test('a role is edited in place, and Cancel changes nothing', async () => {
  const { screen, role } = await openEditor()
  await role.selectOptions('caretaker')
  await expectAccessible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('User', { exact: true })).toBeVisible()
  expect(wire.asked(change)).toEqual([])
})

test('a saved role is confirmed', async () => {
  wire.answer(change, sample(userSchema, { role: 'caretaker' }))
  const { screen, role } = await openEditor()
  await role.selectOptions('caretaker')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('The role was changed.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Edit the role of Rising Star' })).toBeVisible()
  expect(wire.asked(change)).toEqual([{ params: { id: user._id }, query: {}, body: { role: 'caretaker' } }])
})

test('the last admin cannot be changed, and the row shows the reason until the next try', async () => {
  wire.answer(change, refuse('account.last_admin', 409))
  const { screen, role } = await openEditor()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(role).toHaveAccessibleDescription('At least one admin must remain.')
  await expect.element(role).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Edit the role of Rising Star' }).click()
  await expect.element(role).toHaveAttribute('aria-invalid', 'false')
})

test('a failed connection is reported in the row', async () => {
  wire.answer(change, noConnection)
  const { screen, role } = await openEditor()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(role).toHaveAccessibleDescription('The role could not be changed. Please try again.')
})
