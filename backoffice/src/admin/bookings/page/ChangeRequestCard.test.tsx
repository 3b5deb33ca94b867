import { bookingSchema } from '@thodu/api/contract/bookings/booking-answer.schema'
import { changeRequestSchema } from '@thodu/api/contract/bookings/change-requests.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { ChangeRequestCard } from './ChangeRequestCard.tsx'

const call = 'PUT /admin/bookings/{id}/change-request'
const changeRequest = sample(changeRequestSchema, {
  kind: 'pause',
  reason: null,
  from: '2026-06-12',
  until: '2026-06-15',
  words: 'She is in hospital.',
  state: 'open',
  updatedAt: '2026-06-10T06:30:00.000Z',
})
const sampled = sample(bookingSchema, { _id: 'b1', changeRequest })
const booking = { ...sampled, id: 'b1' }
const field = { name: 'Answer to the family' }

test('a change request shows the family’s words, and Done answers the version that was read (rule BOOK-19)', async () => {
  wire.answer(call, { ...sampled, changeRequest: { ...changeRequest, state: 'done' } })
  const screen = await showOffice(<ChangeRequestCard booking={booking} />)
  await expect.element(screen.getByText('Asks to pause the care from Jun 12, 2026 to Jun 15, 2026.')).toBeVisible()
  await expect.element(screen.getByText('She is in hospital.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Decline' })).toBeDisabled()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Mark as done' }).click()
  await expect
    .poll(() => wire.asked(call).map(({ body }) => body))
    .toEqual([{ asOf: '2026-06-10T06:30:00.000Z', state: 'done' }])
})

test('declining a change request requires an answer, which a conflict does not clear', async () => {
  wire.answer(call, refuse('booking.no_change_asked', 409))
  const screen = await showOffice(<ChangeRequestCard booking={booking} />)
  const words = screen.getByRole('textbox', field)
  await words.fill('The package ends on Friday.')
  await screen.getByRole('button', { name: 'Decline' }).click()
  await expect.element(screen.getByText('There is no open request here any more.', { exact: false })).toBeVisible()
  await expect.element(words).toHaveValue('The package ends on Friday.')
})

test('an answered change request is not shown', async () => {
  const answered = { ...booking, changeRequest: { ...changeRequest, state: 'done' as const } }
  const screen = await showOffice(<ChangeRequestCard booking={answered} />)
  expect(screen.getByRole('button').elements()).toEqual([])
})
