import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { aBookingRow, aCaretaker } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { AssignCaretaker } from './AssignCaretaker.tsx'
import { CaretakerChoice } from './CaretakerChoice.tsx'

const assign = 'PUT /admin/bookings/{id}/status'
const booking = aBookingRow({ serviceType: 'baby-care', serviceName: 'Baby Care' })
const { id: _, ...plain } = booking
const field = () => page.getByRole('combobox', { name: `Assign caretaker to booking ${booking.bookingId}` })

function answerCaretakers() {
  wire.answer('GET /admin/caretakers', [
    aCaretaker({
      name: 'Aaa Bound',
      email: 'a@example.in',
      available: false,
      currentBooking: { _id: 'b9', bookingId: 'K7M2PX', patientName: 'Narsamma Rao', status: 'pending' },
    }),
    aCaretaker({ name: 'Aab Elderly', email: 'b@example.in' }),
    aCaretaker({ _id: 'c-zzz', name: 'Zzz Babies', email: 'z@example.in', serviceTypes: ['baby-care'] }),
  ])
  // Where suggestions cannot be had, the list by rating serves.
  wire.answer('GET /admin/bookings/{id}/suggestions', refuse('request.conflict', 409))
}

test('those who are free and know the service come first, with what one chooses by', async () => {
  answerCaretakers()
  await showOffice(<CaretakerChoice booking={booking} />)
  await field().click()
  await expect.element(page.getByRole('option').first()).toMatchTextContent(/^Zzz Babies \(Available\)Baby Care/)
  const lines = page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
  expect(lines[1]).toContain('Aab Elderly (Available)Another service: Elderly Care')
  expect(lines[2]).toContain('Aaa Bound (Already Assigned)')
  expect(lines[2]).toContain('with Narsamma Rao (Pending)')
  await expect.element(page.getByRole('option').last()).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
})

test('arrows and letters assign nobody, and Escape leaves it', async () => {
  answerCaretakers()
  await showOffice(<CaretakerChoice booking={booking} />)
  await field().click()
  await expect.element(page.getByRole('option').first()).toMatchTextContent('Zzz Babies')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}Zzz')
  await expect.element(page.getByRole('option')).toMatchTextContent('Zzz Babies')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  expect(wire.asked(assign)).toEqual([])
})

test('a name is found as it sounds', async () => {
  wire.answer('GET /admin/caretakers', [aCaretaker({ name: 'Kavitha Devi', serviceTypes: ['baby-care'] })])
  wire.answer('GET /admin/bookings/{id}/suggestions', refuse('request.conflict', 409))
  await showOffice(<CaretakerChoice booking={booking} />)
  await field().fill('kavita')
  await expect.element(page.getByRole('option')).toMatchTextContent(/^Kavitha Devi/)
})

test('somebody for another service is asked about first, and No assigns nobody', async () => {
  answerCaretakers()
  wire.answer(assign, plain)
  await showOffice(<CaretakerChoice booking={booking} />)
  const choose = async () => {
    await field().click()
    await page.getByRole('option', { name: /^Aab Elderly/ }).click()
  }
  await choose()
  const dialog = page.getByRole('dialog', { name: 'Aab Elderly for Baby Care?' })
  await expect.element(dialog).toMatchTextContent(/registered for Elderly Care, not for Baby Care/)
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(wire.asked(assign)).toEqual([])
  await choose()
  await dialog.getByRole('button', { name: 'Assign anyway' }).click()
  await expect.element(page.getByText('Caretaker assigned successfully!')).toBeVisible()
})

test('a colleague was faster: the words of the server', async () => {
  answerCaretakers()
  wire.answer(assign, refuse('booking.caretaker_busy', 409))
  await showOffice(<CaretakerChoice booking={booking} />)
  await field().click()
  await page.getByRole('option', { name: /^Zzz Babies/ }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('a booking with somebody names her; one that is over offers nobody', async () => {
  const screen = await showOffice(
    <>
      <AssignCaretaker booking={aBookingRow({ assignedCaregiver: { _id: 'c1', name: 'Kavitha Reddy' } })} />
      <AssignCaretaker booking={aBookingRow({ status: 'cancelled' })} />
    </>,
  )
  await expect.element(screen.getByText('Kavitha Reddy')).toBeVisible()
  expect(screen.getByRole('combobox').elements()).toEqual([])
})
