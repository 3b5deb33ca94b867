import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { aBooking } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { BookingActions } from './BookingActions.tsx'

const change = 'PUT /admin/bookings/{id}/status'
const undo = 'POST /admin/bookings/{id}/undo'
const kavitha = { _id: 'c1', name: 'Kavitha Devi' }

type Parts = Parameters<typeof aBooking>[0]
const aRow = (parts: Parts = {}) => {
  const booking = aBooking({ rating: null, assignedCaregiver: null, ...parts })
  return { booking, row: { ...booking, id: booking._id } }
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true })
const names = () => [...document.querySelectorAll('button, [role=menuitem]')].map(({ textContent }) => textContent)
/** Opens the menu of the rare and dangerous actions. */
const openMore = () => button('More').click()

test('an action is offered only when the status of the booking allows it, and the dangerous ones are in a menu', async () => {
  for (const [parts, offered, withheld] of [
    [{ status: 'pending' }, ['Edit details', 'Cancel booking'], ['Change caretaker', 'Unassign caretaker']],
    [
      { status: 'confirmed', assignedCaregiver: kavitha },
      ['Change caretaker', 'Unassign caretaker', 'Correct status', 'Cancel booking'],
      [],
    ],
    [{ status: 'active', assignedCaregiver: kavitha }, ['Change caretaker', 'Correct status'], ['Unassign caretaker']],
    [{ status: 'completed', assignedCaregiver: kavitha }, ['Correct status'], ['Change caretaker', 'Cancel booking']],
    [{ status: 'completed', rating: 5 }, ['Edit details'], ['Correct status', 'Cancel booking']],
  ] satisfies [Parts, string[], string[]][]) {
    const screen = await showOffice(<BookingActions booking={aRow(parts).row} />)
    await expect.element(button('Edit details')).toBeVisible()
    expect(names()).not.toContain('Cancel booking')
    if (names().includes('More')) await openMore()
    for (const name of offered) await expect.poll(names).toContain(name)
    for (const name of withheld) expect(names()).not.toContain(name)
    await screen.unmount()
  }
})

test('an assignment is undone in one press, and that can be undone (rule BOOK-18)', async () => {
  const { booking, row } = aRow({ status: 'confirmed', assignedCaregiver: kavitha })
  wire.answer(change, { ...booking, status: 'pending', assignedCaregiver: null })
  wire.answer(undo, booking)
  await showOffice(<BookingActions booking={row} />)
  await openMore()
  await menuItem('Unassign caretaker').click()
  await expect.element(page.getByText('The caretaker was unassigned.')).toBeVisible()
  await button('Undo').click()
  await expect.element(page.getByText('Undone.')).toBeVisible()
  expect(wire.asked(change)[0]?.body).toEqual({ assignedCaregiver: null })
  expect(wire.asked(undo)).toHaveLength(1)
})

test('a wrong status is set back by one step with a reason (rule OFF-20)', async () => {
  const { booking, row } = aRow({ status: 'active', assignedCaregiver: kavitha })
  wire.answer('POST /admin/bookings/{id}/step-back', { ...booking, status: 'confirmed' })
  await showOffice(<BookingActions booking={row} />)
  await openMore()
  await expectAccessible()
  await menuItem('Correct status').click()
  const dialog = page.getByRole('dialog', { name: 'Correct the status by one step?' })
  await expect.element(dialog.getByText(/becomes .* again\. The family is informed by email\./)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Correct status' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Pressed too early')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Correct status' }).click()
  await expect.element(page.getByText('The status was corrected.')).toBeVisible()
  expect(wire.asked('POST /admin/bookings/{id}/step-back')[0]?.body).toEqual({
    reason: 'Pressed too early',
    from: 'active',
  })
})
