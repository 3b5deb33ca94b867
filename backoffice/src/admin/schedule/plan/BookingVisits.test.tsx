import { changedRosterSchema, type RosterWithSuggestion, rosterSchema } from '@thodu/api/contract/roster/roster.schema'
import { addDays } from '@thodu/api/contract/time'
import { visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { aBookingRow } from '../../../../harness/rows.ts'
import { address, showOffice, wire } from '../../../../harness/show.tsx'
import { today } from '../../../words/visit-times.ts'
import { BookingVisits } from './BookingVisits.tsx'

const read = 'GET /admin/bookings/{id}/roster'
const pause = 'POST /admin/bookings/{id}/roster/pause'
const resume = 'POST /admin/bookings/{id}/roster/resume'
const booking = aBookingRow({ _id: 'b1', status: 'active', assignedCaregiver: { _id: 'c1', name: 'Kavitha Devi' } })

const roster = (parts: Parameters<typeof sample<typeof rosterSchema>>[1] = {}) =>
  sample(rosterSchema, {
    _id: 'b1',
    startsOn: today(),
    endsOn: null,
    days: [0, 1, 2, 3, 4, 5, 6],
    mode: 'visits',
    shifts: [{ code: 'D', start: '08:00', minutes: 360 }],
    pause: null,
    rules: [],
    revision: 2,
    ...parts,
  })
const planned = (parts = {}): RosterWithSuggestion => ({ roster: roster(parts), suggested: null })
const changed = sample(changedRosterSchema, { roster: roster(), changed: 3, open: 0, warnings: [] })
const visit = sample(visitSchema, {
  _id: 'v1',
  reason: null,
  status: 'planned',
  need: 'planned',
  startsAt: `${addDays(today(), 1)}T02:30:00.000Z`,
  endsAt: `${addDays(today(), 1)}T08:30:00.000Z`,
  caretaker: { _id: 'c1', name: 'Kavitha Devi', phone: '' },
})
const show = (row = booking) => showOffice(<BookingVisits booking={row} />, { at: '/bookings/b1' })
const section = () => page.getByRole('region', { name: 'Visits' })

test('the section explains why no visits are planned: no plan, no planned hours, or ended care', async () => {
  const suggested = { ...roster(), revision: undefined }
  const { startsOn, endsOn, days, mode, shifts, unitsTotal } = suggested
  wire.answer(read, { roster: null, suggested: { startsOn, endsOn, days, mode, shifts, unitsTotal } })
  const first = await show()
  await expect.element(section().getByText(/No visits are planned yet\./)).toBeVisible()
  await expect.element(section().getByRole('button', { name: 'Plan visits' })).toBeVisible()
  await first.unmount()
  wire.answer(read, { roster: null, suggested: null })
  const second = await show()
  await expect.element(section().getByText(/no longer has planned hours/)).toBeVisible()
  await expect.element(section().getByRole('button', { name: 'Plan visits' })).not.toBeInTheDocument()
  await second.unmount()
  await show({ ...booking, status: 'cancelled' })
  await expect.element(section().getByText('The care has ended.')).toBeVisible()
})

test('the section loads the plan again after an error', async () => {
  wire.answer(read, refuse('request.conflict', 409))
  await show()
  await expect.element(section().getByText('The plan could not be loaded.')).toBeVisible()
  wire.answer(read, planned())
  wire.answer('GET /admin/visits', [])
  await section().getByRole('button', { name: 'Try again' }).click()
  await expect.element(section().getByText('No upcoming visits.')).toBeVisible()
})

test('the section lists the upcoming visits, and a click opens one', async () => {
  wire.answer(read, planned())
  wire.answer('GET /admin/visits', [visit])
  wire.answer('GET /admin/visits/{id}', visit)
  await show()
  await expect.element(section().getByText(/^Every day, /)).toBeVisible()
  await expect.element(section().getByRole('listitem').getByText('Kavitha Devi')).toBeVisible()
  const asked = JSON.parse(wire.asked('GET /admin/visits')[0]?.query.filter ?? '{}')
  expect(asked).toEqual({ booking: 'b1', from: today() })
  await expectAccessible()
  await section().getByRole('listitem').getByRole('button').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => address).toBe('/bookings/b1?visit=v1')
})

test('a pause requires dates and a reason, which remain in the form after a refusal (rule VISIT-9)', async () => {
  wire.answer(read, planned())
  wire.answer('GET /admin/visits', [])
  wire.answer(pause, refuse('request.conflict', 409))
  await show()
  await section().getByRole('button', { name: 'Pause', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Pause the visits' })
  const save = dialog.getByRole('button', { name: 'Pause', exact: true })
  await expect.element(dialog.getByLabelText('From')).toHaveValue(today())
  await expect.element(save).toBeDisabled()
  const until = addDays(today(), 4)
  await dialog.getByLabelText('Until').fill(until)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Knee operation')
  await expectAccessible()
  await save.click()
  await expect.element(page.getByText(/Another person changed this in the meantime/).first()).toBeVisible()
  await expect.element(dialog.getByLabelText('Until')).toHaveValue(until)
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Knee operation')
  wire.answer(pause, changed)
  await save.click()
  await expect.element(page.getByText('The visits are paused.')).toBeVisible()
  expect(wire.asked(pause).at(-1)?.body).toEqual({ from: today(), until, reason: 'Knee operation' })
})

test('an admin can change a current pause, or end it with one click', async () => {
  const until = addDays(today(), 9)
  wire.answer(read, planned({ pause: { from: today(), until } }))
  wire.answer('GET /admin/visits', [])
  wire.answer(resume, changed)
  await show()
  await expect.element(section().getByText(/^Paused until /)).toBeVisible()
  await section().getByRole('button', { name: 'Change the pause' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pause the visits' })
  await expect.element(dialog.getByLabelText('Until')).toHaveValue(until)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await section().getByRole('button', { name: 'End the pause' }).click()
  await expect.element(page.getByText('The pause has ended. The upcoming visits are planned again.')).toBeVisible()
  expect(wire.asked(resume)).toHaveLength(1)
})
