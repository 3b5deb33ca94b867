import { assignmentHistorySchema } from '@thodu/api/contract/bookings/assignment-history.schema'
import { waitingSchema } from '@thodu/api/contract/dashboard/dashboard.schema'
import { rosterPageSchema } from '@thodu/api/contract/roster/roster.schema'
import { visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { aBooking, aCaretakerPage } from '../../../../harness/rows.ts'
import { address, showOffice, wire } from '../../../../harness/show.tsx'
import { BookingPage } from './BookingPage.tsx'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const kavitha = { _id: 'c1', name: 'Kavitha Devi' }
const wishes = { language: 'te', gender: null, genderStrength: 'none', food: null, keepSame: false } as const
const booking = aBooking({
  _id: 'b1',
  bookingId: 'K7M2PX',
  status: 'active',
  assignedCaregiver: kavitha,
  preferences: wishes,
})
const visit = sample(visitSchema, {
  status: 'planned',
  startsAt: inHours(20),
  endsAt: inHours(24),
  caretaker: { ...kavitha, phone: '' },
})

function show(at = '/bookings/b1') {
  wire.answer('GET /admin/waiting', sample(waitingSchema, { money: null }))
  wire.answer('GET /admin/bookings/{id}', booking)
  wire.answer('GET /admin/bookings/{id}/roster', { ...sample(rosterPageSchema), roster: null, suggested: null })
  wire.answer('GET /admin/bookings/{id}/course', sample(assignmentHistorySchema, { assignments: [], corrections: [] }))
  wire.answer('GET /admin/bookings/{id}/day-links', [])
  wire.answer('GET /admin/visits', [visit])
  wire.answer('GET /admin/caretakers/{id}', aCaretakerPage({ _id: 'c1', name: 'Kavitha Devi' }))
  wire.answer('GET /admin/bookings/{id}/history', [])
  wire.answer('GET /admin/access-log', [])
  return showOffice(<BookingPage />, { at, path: '/bookings/:id' })
}

test('a booking begins with patient, status and next visit, with care and facts below (rule OFF-34)', async () => {
  await show()
  await expect.element(page.getByRole('heading', { name: 'Narsamma Rao' })).toBeVisible()
  await expect.element(page.getByText(/^Next: Kavitha Devi, /)).toBeVisible()
  for (const name of ['Visits', 'Caretaker', 'Caretaker notes', 'Patient', 'Customer', 'Files'])
    await expect.element(page.getByRole('region', { name, exact: true })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'History', exact: true })).not.toBeInTheDocument()
  await expectAccessible()
})

test('history and readers are tabs, each with an address (rules OFF-34, OFF-38)', async () => {
  await show()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect.element(page.getByRole('region', { name: 'History', exact: true })).toBeVisible()
  expect(address).toBe('/bookings/b1?tab=history')
  await page.getByRole('tab', { name: 'Care', exact: true }).click()
  await expect.element(page.getByRole('region', { name: 'Patient' })).toBeVisible()
  expect(address).toBe('/bookings/b1')
})

test('the preferences are shown as text and edited in a dialog (rule MATCH-2)', async () => {
  await show()
  const section = page.getByRole('region', { name: 'Preferences of the family' })
  await expect.element(section).toMatchTextContent(/LanguageTelugu/)
  await section.getByRole('button', { name: 'Edit preferences' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit preferences' })
  await dialog.getByRole('combobox', { name: 'Woman or man' }).click()
  await page.getByRole('option', { name: 'A woman, if possible' }).click()
  await expectAccessible()
  wire.answer('PUT /admin/bookings/{id}/preferences', booking)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('The preferences were saved.')).toBeVisible()
  expect(wire.asked('PUT /admin/bookings/{id}/preferences')[0]?.body).toEqual({
    ...wishes,
    gender: 'female',
    genderStrength: 'prefer',
  })
})
