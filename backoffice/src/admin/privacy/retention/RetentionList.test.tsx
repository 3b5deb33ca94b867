import { retentionRowSchema } from '@thodu/api/contract/privacy/retention.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { expectListStates } from '../../../../harness/list-states.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { RetentionList } from './RetentionList.tsx'

const list = 'GET /admin/retention'
const row = (parts: Parameters<typeof sample<typeof retentionRowSchema>>[1]) =>
  sample(retentionRowSchema, {
    name: 'Sita Rao',
    email: 'sita@example.in',
    state: 'restricted',
    restrictedAt: '2026-11-20T06:30:00.000Z',
    toldAt: null,
    obstacle: null,
    holds: 'books',
    keptUntil: '2035-03-31',
    careUntil: '2029-06-11',
    booksUntil: '2035-03-31',
    isDue: false,
    ...parts,
  })
const show = () => showOffice(<RetentionList />, { resource: 'retention', at: '/retention' })
const idle = row({
  _id: 'f2',
  name: 'Ravi Teja',
  state: 'idle',
  restrictedAt: null,
  isDue: true,
  keptUntil: '2029-06-10',
})

test('the list shows restricted families with reason and end, and lifts a restriction', async () => {
  wire.answer(list, [row({ _id: 'f1' }), idle])
  wire.answer('POST /admin/retention/{family}/release', row({ _id: 'f1', state: 'open', restrictedAt: null }))
  const screen = await show()
  const rows = screen.getByRole('row')
  await expect.element(rows.nth(1)).toMatchTextContent(/Sita Rao.*Closed.*Payments and documents, until Mar 31, 2035/)
  await expect
    .element(rows.nth(2))
    .toMatchTextContent(/Ravi Teja.*Unused for years.*No reason to keep it since Jun 10, 2029/)
  await expectAccessible()
  await screen.getByRole('button', { name: 'Reopen' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/Reopen the account of Sita Rao/)
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await expect.element(page.getByText('Reopened.', { exact: true })).toBeVisible()
  expect(wire.asked('POST /admin/retention/{family}/release').map(({ params }) => params)).toEqual([{ family: 'f1' }])
})

test('the retention list shows a loading, a failed and an empty state', () =>
  expectListStates(show, {
    call: list,
    failed: 'This could not be loaded.',
    empty: 'No family is closed or unused.',
  }))
