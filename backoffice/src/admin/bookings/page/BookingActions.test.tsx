import { suggestionsSchema } from '@thodu/api/contract/suggestions/suggestions.schema'
import { failures } from '@thodu/api/contract/wire/failures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
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
const names = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)

test('each is offered only while the state of the booking allows it', async () => {
  for (const [parts, offered, withheld] of [
    [{ status: 'pending' }, ['Edit details', 'Cancel booking'], ['Hand over', 'Take assignment back']],
    [
      { status: 'confirmed', assignedCaregiver: kavitha },
      ['Hand over', 'Take assignment back', 'Set status right', 'Cancel booking'],
      [],
    ],
    [{ status: 'active', assignedCaregiver: kavitha }, ['Hand over', 'Set status right'], ['Take assignment back']],
    [{ status: 'completed', assignedCaregiver: kavitha }, ['Set status right'], ['Hand over', 'Cancel booking']],
    [{ status: 'completed', rating: 5 }, ['Edit details'], ['Set status right', 'Cancel booking']],
  ] satisfies [Parts, string[], string[]][]) {
    const screen = await showOffice(<BookingActions booking={aRow(parts).row} />)
    for (const name of offered) await expect.element(button(name)).toBeVisible()
    for (const name of withheld) expect(names()).not.toContain(name)
    await screen.unmount()
  }
})

test('somebody is chosen from whom fits, and what was refused is said and loses nothing', async () => {
  const { booking, row } = aRow({ status: 'pending' })
  wire.answer(
    'GET /admin/bookings/{id}/suggestions',
    sample(suggestionsSchema, {
      version: 2,
      eligible: [{ caretaker: kavitha, taken: [], score: 71, reasons: [] }],
    }),
  )
  wire.answer(change, refuse('visit.caretaker_busy', 409))
  await showOffice(<BookingActions booking={row} />)
  await button('Choose a caretaker').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Kavitha Devi').first()).toBeVisible()
  await expectAccessible()
  const choose = dialog.getByRole('button', { name: 'Choose Kavitha Devi' })
  await choose.click()
  await expect.element(page.getByText(failures['visit.caretaker_busy'])).toBeVisible()
  await expect.element(dialog).toBeVisible()
  wire.answer(change, { ...booking, status: 'confirmed', assignedCaregiver: kavitha })
  await choose.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(wire.asked(change).map(({ body }) => body)).toEqual([{ assignedCaregiver: 'c1' }, { assignedCaregiver: 'c1' }])
})

test('an assignment is taken back in one press, and that is undone for a while (rule BOOK-18)', async () => {
  const { booking, row } = aRow({ status: 'confirmed', assignedCaregiver: kavitha })
  wire.answer(change, { ...booking, status: 'pending', assignedCaregiver: null })
  wire.answer(undo, booking)
  await showOffice(<BookingActions booking={row} />)
  await button('Take assignment back').click()
  await expect.element(page.getByText('The assignment was taken back.')).toBeVisible()
  await button('Undo').click()
  await expect.element(page.getByText('Undone.')).toBeVisible()
  expect(wire.asked(change)[0]?.body).toEqual({ assignedCaregiver: null })
  expect(wire.asked(undo)).toHaveLength(1)
})

test('it is cancelled with a reason; a refusal closes the dialog, says why, and finds the reason again', async () => {
  const { booking, row } = aRow({ status: 'confirmed', assignedCaregiver: kavitha })
  wire.answer(change, refuse('visit.under_way', 409))
  await showOffice(<BookingActions booking={row} />)
  await button('Cancel booking').click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('In hospital')
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await expect.element(page.getByText(failures['visit.under_way'])).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  wire.answer(change, { ...booking, status: 'cancelled' })
  await button('Cancel booking').click()
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('In hospital')
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await expect.element(page.getByText('Cancelled.')).toBeVisible()
  expect(wire.asked(change).at(-1)?.body).toEqual({ status: 'cancelled', reason: 'In hospital' })
})

test('a wrong status goes one step back, named on both sides, with a reason (rule OFF-20)', async () => {
  const { booking, row } = aRow({ status: 'active', assignedCaregiver: kavitha })
  wire.answer('POST /admin/bookings/{id}/step-back', { ...booking, status: 'confirmed' })
  await showOffice(<BookingActions booking={row} />)
  await button('Set status right').click()
  const dialog = page.getByRole('dialog', { name: 'Set the status one step back?' })
  await expect.element(dialog.getByText(/becomes .* again\. The family is told by mail\./)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Set right' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Pressed too early')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Set right' }).click()
  await expect.element(page.getByText('The status was set right.')).toBeVisible()
  expect(wire.asked('POST /admin/bookings/{id}/step-back')[0]?.body).toEqual({
    reason: 'Pressed too early',
    from: 'active',
  })
})
