import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { aBooking } from '../../../harness/rows.ts'
import { address, showCaretaker, wire } from '../../../harness/show.tsx'
import { BookingsPage } from './BookingsPage.tsx'

const list = 'GET /caretaker/bookings'

async function showBookings() {
  wire.answer('GET /caretaker/visits', [])
  const screen = await showCaretaker(<BookingsPage />, { at: '/bookings' })
  return screen
}

test('search and status are sent to the server and in the address', async () => {
  wire.answer(list, ({ query }) =>
    query.filter === '{}' ? [aBooking(), aBooking({ status: 'completed' })] : [aBooking({ status: 'completed' })],
  )
  const screen = await showBookings()
  await expect.element(screen.getByText('2 bookings')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Status' }).click()
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['All Statuses', 'Pending', 'Confirmed', 'Active', 'Completed', 'Cancelled'])
  await page.getByRole('option', { name: 'Completed' }).click()
  await expect.element(screen.getByText('1 booking', { exact: true })).toBeVisible()
  expect(wire.asked(list).at(-1)?.query.filter).toBe('{"status":"completed"}')
  await screen.getByRole('searchbox', { name: 'Search client, service or package' }).fill('nobody')
  wire.answer(list, [])
  await expect.element(screen.getByText('No bookings found')).toBeVisible()
  await expect.poll(() => address).toContain('nobody')
})

test('open jobs are listed, and earlier ones are folded', async () => {
  wire.answer(list, [
    aBooking(),
    aBooking({ status: 'completed', userInfo: { ...aBooking().userInfo, name: 'Old Client' } }),
  ])
  const screen = await showBookings()
  await expect.element(screen.getByText('Lakshmi Rao')).toBeVisible()
  await expect.element(screen.getByText('Old Client')).not.toBeInTheDocument()
  const fold = screen.getByRole('button', { name: 'Earlier jobs (1)' })
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.click()
  await expect.element(screen.getByText('Old Client')).toBeVisible()
  await expectAccessible()
})

test('a refused step changes nothing', async () => {
  const booking = aBooking()
  wire.answer(list, [booking])
  wire.answer('PUT /caretaker/bookings/{id}/status', refuse('booking.wrong_step', 409))
  wire.answer('GET /caretaker/bookings/{id}', booking)
  const screen = await showBookings()
  const card = screen.getByRole('listitem').filter({ hasText: 'Lakshmi Rao' })
  await card.getByRole('button', { name: 'Start Care' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(card.getByText('Pending', { exact: true })).toBeVisible()
  wire.answer('PUT /caretaker/bookings/{id}/status', { ...booking, status: 'confirmed' })
  await card.getByRole('button', { name: 'Start Care' }).click()
  await expect.element(card.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect.element(card.getByRole('img', { name: 'Step 2 of 4' })).toBeVisible()
})

test('a list that fails to load offers another try', async () => {
  wire.answer(list, refuse('request.conflict', 409))
  const screen = await showBookings()
  await expect.element(screen.getByText('Failed to load bookings')).toBeVisible()
  wire.answer(list, [aBooking()])
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('1 booking', { exact: true })).toBeVisible()
})
