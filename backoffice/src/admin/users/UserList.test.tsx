import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { expectListStates } from '../../../harness/list-states.ts'
import { aUser } from '../../../harness/rows.ts'
import { address, showOffice, wire } from '../../../harness/show.tsx'
import { UserList } from './UserList.tsx'

const list = 'GET /admin/users'
const showUsers = () => showOffice(<UserList />, { resource: 'users', at: '/users' })
const plain = ({ id: _, ...row }: ReturnType<typeof aUser>) => row

test('a customer links to the family, a team member does not, and a number can be dialled', async () => {
  const family = aUser({ name: 'Sita Rao', phone: '9849012345' })
  const admin = aUser({ name: 'Anita Office', role: 'admin', email: 'anita@example.in', phone: '' })
  wire.answer(list, [plain(family), plain(admin)])
  const screen = await showUsers()
  const row = screen.getByRole('row').filter({ hasText: 'rising@example.in' })
  await expect.element(row.getByRole('link', { name: 'Sita Rao' })).toHaveAttribute('href', `/families/${family._id}`)
  await expect.element(row.getByRole('link', { name: '+91 98490 12345' })).toHaveAttribute('href', 'tel:9849012345')
  const own = screen.getByRole('row').filter({ hasText: 'anita@example.in' })
  await expect.element(own.getByText('Anita Office')).toBeVisible()
  expect(own.getByRole('link').elements()).toEqual([])
  await expectAccessible()
})

test('a search and a role filter the list and are in the address', async () => {
  wire.answer(list, [plain(aUser())])
  const screen = await showUsers()
  await screen.getByRole('searchbox').fill('rising')
  await expect.poll(() => wire.asked(list).at(-1)?.query.filter).toBe('{"q":"rising"}')
  await screen.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Caretaker' }).click()
  await expect.poll(() => wire.asked(list).at(-1)?.query.filter).toBe('{"q":"rising","role":"caretaker"}')
  expect(decodeURIComponent(address)).toContain('"role":"caretaker"')
})

test('the user list shows a loading, a failed and an empty state', () =>
  expectListStates(showUsers, { call: list, failed: 'The users could not be loaded.', empty: 'No users found' }))
