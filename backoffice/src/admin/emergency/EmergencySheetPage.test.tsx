import type { EmergencySheet } from '@thodu/api/contract/dashboard/dashboard.schema'
import { backupStatusSchema } from '@thodu/api/contract/operations/operations.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { EmergencySheetPage } from './EmergencySheetPage.tsx'

const patient = { name: 'Narsamma Rao', address: '12-3-45, Station Road', emergencyContact: '98490 55555' }
const family = { name: 'Lakshmi Rao', phone: '9876543210' }
const visit = {
  bookingId: 'K7M2PX',
  startsAt: '2026-11-20T14:30:00.000Z',
  endsAt: '2026-11-21T02:30:00.000Z',
  family,
  patient,
  caretaker: null,
}
const sheet: EmergencySheet = {
  at: '2026-11-20T12:30:00.000Z',
  admins: [
    { name: 'Anita Office', phone: '9849012345', email: 'anita@example.in' },
    { name: 'Ravi Desk', phone: '', email: 'ravi@example.in' },
  ],
  visits: [visit, { ...visit, bookingId: 'P4R7TZ', caretaker: { name: 'Kavitha Devi', phone: '9876500001' } }],
  bookings: [],
  isWhole: true,
}

function show(at = '/emergency') {
  wire.answer('GET /admin/emergency-sheet', sheet)
  wire.answer('GET /admin/backups', sample(backupStatusSchema, { lastProven: null, failure: null, elsewhere: null }))
  return showOffice(<EmergencySheetPage />, { at })
}

test('the sheet shows visits, unassigned visits and numbers to call (rule OPS-12)', async () => {
  await show()
  const rowOf = (code: string) => page.getByRole('listitem').filter({ hasText: code })
  await expect.element(rowOf('K7M2PX').getByText('unassigned')).toBeVisible()
  await expect.element(rowOf('P4R7TZ').getByText('Kavitha Devi +91 98765 00001')).toBeVisible()
  await expect.element(rowOf('P4R7TZ').getByText(/12-3-45, Station Road/)).toBeVisible()
  await expect.element(page.getByText('no number, ravi@example.in')).toBeVisible()
  await expect.element(page.getByText('108', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/All backups are on one disk/)).not.toBeInTheDocument()
  await expectAccessible()
})

test('a failed sheet can be loaded again', async () => {
  wire.answer('GET /admin/emergency-sheet', refuse('request.conflict', 409))
  wire.answer('GET /admin/backups', sample(backupStatusSchema, { lastProven: null, failure: null, elsewhere: null }))
  await showOffice(<EmergencySheetPage />, { at: '/emergency' })
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  wire.answer('GET /admin/emergency-sheet', { ...sheet, visits: [] })
  await again.click()
  await expect.element(page.getByText('No visit is planned until tomorrow night.')).toBeVisible()
})
