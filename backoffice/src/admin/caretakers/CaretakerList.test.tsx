import { expect, test } from 'vitest'
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

test('the list shows available, assigned and inactive caretakers', async () => {
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

test('a caretaker who may have two bookings is available until there are two (rules OFF-4, OFF-13)', async () => {
  const current = { _id: 'b1', bookingId: 'K7M2PX', patientName: 'Narsamma Rao', status: 'active' }
  const two = { capacity: 2, currentBooking: current }
  wire.answer(list, [
    aCaretaker({ ...two, email: 'one@example.in' }),
    aCaretaker({ ...two, email: 'two@example.in', openBookings: 2, available: false }),
  ])
  const screen = await showCaretakers()
  const row = (email: string) => screen.getByRole('row').filter({ hasText: email })
  await expect.element(row('one@example.in').getByText('Available (1 of 2 bookings)')).toBeVisible()
  await expect.element(row('two@example.in').getByText('Assigned', { exact: true })).toBeVisible()
  await expect.element(row('two@example.in')).toMatchTextContent('Narsamma Rao (Active) and 1 more')
})

test('missing checks are counted, filtered, and linked to the place where they are entered (rule MATCH-8)', async () => {
  const checks = { required: ['police' as const, 'id' as const, 'references' as const], missing: ['id' as const] }
  wire.answer(list, [aCaretaker({ _id: 'c1', checks }), aCaretaker({ name: 'Checked Chitra' })])
  const screen = await showCaretakers()
  const link = screen.getByRole('link', { name: 'Checks 2 of 3. Enter the checks of Kavitha Reddy' })
  await expect.element(link).toHaveAttribute('href', '/caretakers/c1#checks')
  expect(screen.getByRole('link', { name: /Enter the checks/ }).elements()).toHaveLength(1)
  await expectAccessible()
  await screen.getByRole('link', { name: 'Checks missing' }).click()
  await expect
    .poll(() => JSON.parse(String(wire.asked(list).at(-1)?.query.filter)))
    .toEqual({ active: true, checksMissing: true })
})

test('the caretaker list shows a loading, a failed and an empty state', () =>
  expectListStates(showCaretakers, {
    call: list,
    failed: 'Failed to load caretakers',
    empty: 'No caretakers yet',
  }))
