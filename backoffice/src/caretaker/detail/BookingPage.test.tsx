import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { aBooking } from '../../../harness/rows.ts'
import { address, showCaretaker, wire } from '../../../harness/show.tsx'
import { BookingPage } from './BookingPage.tsx'

const read = 'GET /caretaker/bookings/{id}'
const booking = (parts: Parameters<typeof aBooking>[0] = {}) =>
  aBooking({
    _id: 'b1',
    bookingId: 'K7M2PX',
    status: 'active',
    patientDetails: { ...aBooking().patientDetails, emergencyContact: 'Ravi Rao', emergencyPhone: '9849055555' },
    ...parts,
  })
function show() {
  wire.answer('GET /caretaker/visits', [])
  return showCaretaker(<BookingPage />, { at: '/bookings/b1/show', path: '/bookings/:id/show' })
}
const region = (name: string) => page.getByRole('region', { name })

test('the page shows contacts, address and care details, one tap away (rules CARE-4, CARE-5)', async () => {
  wire.answer(read, booking())
  await show()
  const family = region('Family')
  await expect.element(family.getByRole('link', { name: /Lakshmi Rao$/ })).toHaveAttribute('href', 'tel:9876543210')
  await expect.element(family.getByRole('link', { name: /Ravi Rao$/ })).toHaveAttribute('href', 'tel:9849055555')
  await expect.element(region('Address').getByText(/12-3-45, Station Road/)).toBeVisible()
  await expect.element(region('Patient').getByText('78')).toBeVisible()
  await expect.element(region('Files').getByText('No files were added.')).toBeVisible()
  await expectAccessible()
})

test('after the care has ended no data of family and patient is shown', async () => {
  wire.answer(read, booking({ status: 'completed' }))
  await show()
  await expect.element(page.getByText(/The care has ended: the details/)).toBeVisible()
  await expect.element(page.getByText('9849055555')).not.toBeInTheDocument()
  await expect.element(page.getByText(/Station Road/)).not.toBeInTheDocument()
})

test('the booking page shows a loading and a failed state, and links back to the list', async () => {
  const first = later<ReturnType<typeof refuse>>()
  wire.answer(read, () => first.promise)
  wire.answer('GET /caretaker/bookings', [])
  await show()
  await expect.element(page.getByRole('status', { name: 'Loading…' })).toBeVisible()
  first.give(refuse('request.conflict', 409))
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  wire.answer(read, booking())
  await again.click()
  await expect.element(region('Family')).toBeVisible()
  await page.getByRole('link', { name: 'My Bookings' }).click()
  await expect.poll(() => address).toBe('/bookings')
})

test('another caretaker’s or an unknown booking shows no details', async () => {
  wire.answer(read, refuse('request.not_found', 404))
  await show()
  await expect.element(page.getByRole('link').first()).toBeVisible()
  await expect.element(page.getByText('K7M2PX')).not.toBeInTheDocument()
  await expect.element(region('Family')).not.toBeInTheDocument()
})
