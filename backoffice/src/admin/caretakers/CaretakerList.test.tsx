import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { expectListStates } from '../../../harness/list-states.ts'
import { aCaretaker } from '../../../harness/rows.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { CaretakerList } from './CaretakerList.tsx'

const list = 'GET /admin/caretakers'
const showCaretakers = () => showOffice(<CaretakerList />, { resource: 'caretakers', at: '/caretakers' })
const bound = () =>
  aCaretaker({
    name: 'Bound Devika',
    email: 'devika@example.in',
    available: false,
    currentBooking: { _id: 'b1', bookingId: 'K7M2PX', patientName: 'Narsamma Rao', status: 'active' },
  })

test('who is free, who is with whom, and who does not work for now', async () => {
  const free = aCaretaker()
  wire.answer(list, [free, bound(), aCaretaker({ name: 'Gone Gita', email: 'gita@example.in', active: false })])
  const screen = await showCaretakers()
  const row = (email: string) => screen.getByRole('row').filter({ hasText: email })
  await expect.element(row('kavitha@example.in').getByText('Available')).toBeVisible()
  await expect
    .element(row('kavitha@example.in').getByRole('link', { name: 'Kavitha Reddy' }))
    .toHaveAttribute('href', `/caretakers/${free._id}`)
  await expect.element(row('devika@example.in').getByText('Assigned')).toBeVisible()
  await expect
    .element(row('devika@example.in').getByRole('link', { name: 'Narsamma Rao (Active)' }))
    .toHaveAttribute('href', '/bookings/b1')
  await expect.element(row('gita@example.in').getByText('Inactive')).toBeVisible()
  await expectAccessible()
})

test('only those who are free, by a choice that is sent as yes or no', async () => {
  wire.answer(list, [aCaretaker()])
  const screen = await showCaretakers()
  await screen.getByRole('combobox', { name: 'Availability' }).click()
  await page.getByRole('option', { name: 'Available' }).click()
  await expect.poll(() => wire.asked(list).at(-1)?.query.filter).toBe('{"available":true}')
})

test('on a phone each is a card', async () => {
  wire.answer(list, [bound()])
  const screen = await showCaretakers()
  await page.viewport(360, 740)
  const card = screen.getByRole('listitem').filter({ hasText: 'devika@example.in' })
  await expect.element(card).toMatchTextContent(/Bound Devika.*Assigned.*Current booking: Narsamma Rao \(Active\)/)
  await expectAccessible()
})

test('while it comes, when it fails, when there is nobody', () =>
  expectListStates(showCaretakers, {
    call: list,
    failed: 'Failed to load caretakers',
    empty: 'No caretakers yet',
  }))
