import { retentionRowSchema } from '@thodu/api/contract/privacy/keeping.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { expectListStates } from '../../../../harness/list-states.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { KeepingList } from './KeepingList.tsx'

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
const show = () => showOffice(<KeepingList />, { resource: 'retention', at: '/retention' })
const idle = row({
  _id: 'f2',
  name: 'Ravi Teja',
  state: 'idle',
  restrictedAt: null,
  isDue: true,
  keptUntil: '2029-06-10',
})

test('says who is closed, what keeps the rest and until when; a closed family is opened again', async () => {
  wire.answer(list, [row({ _id: 'f1' }), idle])
  wire.answer('POST /admin/retention/{family}/release', row({ _id: 'f1', state: 'open', restrictedAt: null }))
  const screen = await show()
  const rows = screen.getByRole('row')
  await expect.element(rows.nth(1)).toMatchTextContent(/Sita Rao.*Closed.*Payments and documents, until Mar 31, 2035/)
  await expect
    .element(rows.nth(2))
    .toMatchTextContent(/Ravi Teja.*Unused for years.*Nothing keeps it since Jun 10, 2029/)
  await expectAccessible()
  await screen.getByRole('button', { name: 'Open again' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/Open the account of Sita Rao again/)
  await dialog.getByRole('button', { name: 'Open again' }).click()
  await expect.element(page.getByText('Open again.', { exact: true })).toBeVisible()
  expect(wire.asked('POST /admin/retention/{family}/release').map(({ params }) => params)).toEqual([{ family: 'f1' }])
})

test('what ends and what stays is asked before a family is closed', async () => {
  wire.answer(list, [idle])
  wire.answer('GET /admin/retention/{family}', row({ _id: 'f2', state: 'idle' }))
  wire.answer('POST /admin/retention/{family}/restrict', row({ _id: 'f2' }))
  const screen = await show()
  await screen.getByRole('button', { name: 'Forget this family' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/signed out.*Care, until Jun 11, 2029.*until Mar 31, 2035/)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Close the account' }).click()
  await expect.poll(() => wire.asked('POST /admin/retention/{family}/restrict').length).toBe(1)
})

test('while a booking is open it says so, and nothing can be pressed', async () => {
  wire.answer(list, [idle])
  wire.answer('GET /admin/retention/{family}', row({ _id: 'f2', state: 'idle', obstacle: 'account.has_open_bookings' }))
  const screen = await show()
  await screen.getByRole('button', { name: 'Forget this family' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/A booking is still open/)
  await expect.element(dialog.getByRole('button', { name: 'Close the account' })).toBeDisabled()
})

test('on a phone each family is a card', async () => {
  wire.answer(list, [row({ _id: 'f1' })])
  const screen = await show()
  await page.viewport(360, 740)
  await expect.element(screen.getByRole('listitem')).toMatchTextContent(/Sita Rao.*Closed.*Payments/)
  await expectAccessible()
})

test('while it comes, when it fails, when there is nobody', () =>
  expectListStates(show, {
    call: list,
    failed: 'This could not be loaded.',
    empty: 'No family is closed, and none is unused.',
  }))
