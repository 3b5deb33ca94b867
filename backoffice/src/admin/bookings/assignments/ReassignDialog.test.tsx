import { suggestionsSchema } from '@thodu/api/contract/suggestions/suggestions.schema'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { aBookingRow, aSuggestion } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { ReassignDialog } from './ReassignDialog.tsx'

const reassignBooking = 'POST /admin/bookings/{id}/handover'
const booking = aBookingRow({ status: 'active', assignedCaregiver: { _id: 'c-old', name: 'Old Hands' } })
const { id: _, ...plain } = booking

async function showHandover() {
  const close = vi.fn()
  wire.answer(
    'GET /admin/bookings/{id}/suggestions',
    sample(suggestionsSchema, {
      version: 2,
      eligible: [
        aSuggestion({ caretaker: { _id: 'c-old', name: 'Old Hands' } }),
        aSuggestion({ caretaker: { _id: 'c-new', name: 'New Hands' } }),
      ],
    }),
  )
  const screen = await showOffice(<ReassignDialog booking={booking} onClose={close} />)
  return { screen, close, dialog: screen.getByRole('dialog') }
}

test('a booking is reassigned by keyboard with a reason, and not to its own caretaker', async () => {
  const { dialog, close } = await showHandover()
  wire.answer(reassignBooking, plain)
  await expect.element(dialog.getByRole('button', { name: 'Choose New Hands' })).toHaveFocus()
  expect(dialog.getByRole('button', { name: /^Choose / }).elements()).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  const confirm = dialog.getByRole('button').last()
  await expect.element(confirm).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('She is ill')
  await expectAccessible()
  await confirm.click()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(wire.asked(reassignBooking)[0]?.body).toEqual({ caretaker: 'c-new', reason: 'She is ill', from: 'c-old' })
})
