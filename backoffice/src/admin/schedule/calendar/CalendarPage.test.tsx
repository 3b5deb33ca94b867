import { addDays, mondayOf } from '@thodu/api/contract/time'
import { visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { address, showOffice, wire } from '../../../../harness/show.tsx'
import { today } from '../../../words/visit-times.ts'
import { CalendarPage } from './CalendarPage.tsx'

const read = 'GET /admin/visits'
const given = sample(visitSchema, { reason: null })
const visit = {
  ...given,
  _id: 'v1',
  serviceDay: today(),
  startsAt: `${today()}T02:30:00.000Z`,
  endsAt: `${today()}T08:30:00.000Z`,
  caretaker: { _id: 'c1', name: 'Kavitha Devi', phone: '' },
  booking: { ...given.booking, patientName: 'Narsamma Rao' },
}
const show = (at: string) => showOffice(<CalendarPage />, { at, path: '/roster/:kind/:id' })
const asked = () => JSON.parse(wire.asked(read).at(-1)?.query.filter ?? '{}')

test('a caretaker’s month shows visits, which open with a press', async () => {
  wire.answer(read, [visit])
  wire.answer('GET /admin/visits/{id}', visit)
  await show('/roster/caretaker/c1')
  await expect.element(page.getByRole('link', { name: 'Caretaker' })).toHaveAttribute('href', '/caretakers/c1')
  expect(asked().caretaker).toBe('c1')
  await expectAccessible()
  await page
    .getByRole('button', { name: /Narsamma Rao/ })
    .first()
    .click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => address).toContain('visit=v1')
})

test('view and day are in the address (rule BOARD-2)', async () => {
  wire.answer(read, [visit])
  await show(`/roster/booking/b1?view=week&day=${today()}`)
  await expect.element(page.getByRole('link', { name: 'Booking' })).toHaveAttribute('href', '/bookings/b1')
  expect(asked()).toEqual({ booking: 'b1', from: mondayOf(today()), to: addDays(mondayOf(today()), 6) })
  await page.getByRole('button', { name: 'Later' }).click()
  await expect.poll(() => address).toContain(`day=${addDays(today(), 7)}`)
  await expect.poll(() => asked().from).toBe(addDays(mondayOf(today()), 7))
  await page.getByRole('button', { name: 'Today' }).click()
  await expect.poll(() => address).toContain(`day=${today()}`)
  await page.getByRole('button', { name: 'Month' }).click()
  await expect.poll(() => address).toContain('view=month')
})

test('a calendar shows a failed, an empty and an unknown state', async () => {
  wire.answer(read, refuse('request.conflict', 409))
  const first = await show('/roster/caretaker/c1')
  await expect.element(page.getByText('The calendar could not be loaded.')).toBeVisible()
  wire.answer(read, [])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No visits in this period.')).toBeVisible()
  await first.unmount()
  await show('/roster/nobody/c1')
  await expect.element(page.getByRole('button', { name: 'Later' })).not.toBeInTheDocument()
})
