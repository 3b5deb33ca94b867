import { userSchema } from '@thodu/api/contract/accounts/accounts.schema'
import { bookingSchema } from '@thodu/api/contract/bookings/booking-answer.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showIsland, wire } from '../../../../harness/show.tsx'
import BookingsTab from './BookingsTab.tsx'

const user = sample(userSchema, { role: 'user' })
const make = (bookingId: string, status: Booking['status'], parts: Partial<Booking> = {}): Booking =>
  sample(bookingSchema, {
    _id: bookingId.toLowerCase(),
    bookingId,
    status,
    rating: null,

    ...parts,
  })
const finished = make('DQNE22', 'completed')
const bookings = [make('WA7T22', 'pending'), make('CARE22', 'active', { assignedCaregiver: null }), finished]

async function show() {
  wire.answer('GET /booking', bookings)
  wire.answer('GET /booking/{id}/visits', [])
  wire.answer('GET /booking/{id}/visits/past', { visits: [], more: false })
  await page.viewport(360, 740)
  return showIsland(<BookingsTab user={user} />)
}

/** Whether an element is focused, in its card and on the screen. */
async function expectSaidInside(message: string, bookingId: string) {
  const card = () => document.querySelector<HTMLElement>(`[data-booking="${bookingId}"]`)
  await expect.poll(() => card()?.textContent).toContain(message)
  await expect.poll(() => document.activeElement?.textContent).toBe(message)
  expect(card()?.contains(document.activeElement)).toBe(true)
  const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
  expect(top).toBeGreaterThanOrEqual(0)
  expect(Math.floor(bottom)).toBeLessThanOrEqual(740)
}

test('care that goes on comes first, then what is to come, then what has ended (rule JRN-10)', async () => {
  const screen = await show()
  await expect.element(screen.getByText('CARE22').first()).toBeVisible()
  const cards = [...document.querySelectorAll<HTMLElement>('[data-booking]')].map((card) =>
    card.getAttribute('data-booking'),
  )
  expect(cards).toEqual(['CARE22', 'WA7T22', 'DQNE22'])
})

test('after rating the result is said inside the card, with the focus and on the screen (rule JRN-30)', async () => {
  wire.answer('POST /booking/{id}/review', { ...finished, rating: 4 })
  const screen = await show()
  await screen.getByRole('button', { name: 'Rate Service' }).click()
  await screen.getByRole('radio', { name: /^4/ }).click()
  await screen
    .getByRole('dialog')
    .getByRole('button', { name: /review|rating/i })
    .click()
  await expectSaidInside('Thank you for your rating.', 'DQNE22')
})

test('after withdrawing a request the card of the booking says so (rule JRN-30)', async () => {
  const [waiting] = bookings as [Booking]
  wire.answer('POST /booking/{id}/cancel', { ...waiting, status: 'cancelled' })
  const screen = await show()
  await screen.getByRole('button', { name: 'Cancel booking' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(/No caregiver is confirmed yet/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await expectSaidInside('The booking is cancelled.', 'WA7T22')
})
