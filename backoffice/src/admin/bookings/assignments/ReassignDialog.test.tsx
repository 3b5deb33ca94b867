import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { aBookingRow, aCaretaker } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { ReassignDialog } from './ReassignDialog.tsx'

const reassignBooking = 'POST /admin/bookings/{id}/handover'
const booking = aBookingRow({ status: 'active', assignedCaregiver: { _id: 'c-old', name: 'Old Hands' } })
const { id: _, ...plain } = booking

function answerCaretakers() {
  wire.answer('GET /admin/caretakers', [
    aCaretaker({ _id: 'c-new', name: 'New Hands' }),
    aCaretaker({ _id: 'c-old', name: 'Old Hands', email: 'old@example.in' }),
  ])
}
async function showHandover() {
  const close = vi.fn()
  answerCaretakers()
  wire.answer('GET /admin/bookings/{id}/suggestions', refuse('request.conflict', 409))
  const screen = await showOffice(<ReassignDialog booking={booking} onClose={close} />)
  return { screen, close, dialog: screen.getByRole('dialog') }
}

test('a booking is reassigned by keyboard with a reason, and not to its own caretaker', async () => {
  const { dialog, close } = await showHandover()
  wire.answer(reassignBooking, plain)
  const choice = dialog.getByRole('combobox')
  await expect.element(choice).toHaveFocus()
  await choice.fill('Hands')
  await expect.element(page.getByRole('option', { name: /^New Hands/ })).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  const confirm = dialog.getByRole('button').last()
  await expect.element(confirm).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('She is ill')
  await expectAccessible()
  await confirm.click()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(wire.asked(reassignBooking)[0]?.body).toEqual({ caretaker: 'c-new', reason: 'She is ill', from: 'c-old' })
})
