import { bookingSchema } from '@thodu/api/contract/bookings/booking-answer.schema'
import { familySchema } from '@thodu/api/contract/dashboard/dashboard.schema'
import { callCardSchema } from '@thodu/api/contract/telephone/telephone.schema'
import { visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { noConnection } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { address, showOffice, wire } from '../../../harness/show.tsx'
import { InboxPage } from '../inbox/InboxPage.tsx'

const emptyInbox = { rows: [], more: false, open: { call: 0, callback: 0, message: 0, change: 0, privacy: 0 } }
const find = 'POST /admin/call-sheet/find'
const rao = { _id: 'rao', name: 'Asha Rao' }
const booking = sample(bookingSchema, {
  _id: 'b1',
  bookingId: 'TH7K2Q',
  serviceType: 'elderly-care',
  serviceName: 'Elderly Care',
  status: 'active',
  patientDetails: { patientName: 'Narsamma Rao', address: '4-12', city: 'Hanamkonda', emergencyPhone: '9876500041' },
  assignedCaregiver: { _id: 'k', name: 'Kavitha Devi' },
  caretakerNotes: [{ note: 'Slept well', createdAt: '2026-11-24T14:00:00.000Z', author: 'Kavitha Devi' }],
})
const card = (families: (typeof rao)[]) =>
  sample(callCardSchema, {
    key: 'key',
    phone: '+919876500041',
    name: families[0]?.name ?? '',
    items: [],
    families,
    openedBy: null,
    lastOutcome: null,
    nextTryAt: null,
  })

async function callIn(phone: string) {
  wire.answer('GET /admin/call-sheet', [])
  wire.answer('GET /admin/inbox', emptyInbox)
  const screen = await showOffice(<InboxPage />, { at: '/inbox' })
  await screen.getByLabelText('Caller’s number').fill(phone)
  await screen.getByRole('button', { name: 'Find' }).click()
  return screen
}

test('the card shows patient, care, current caretaker, last notes and links (rule CALL-10)', async () => {
  wire.answer(find, card([rao]))
  wire.answer(
    'GET /admin/families/{id}',
    sample(familySchema, {
      ...rao,
      bookings: [booking],
      notes: [{ _id: 'n', note: 'Rings in the evening', author: 'Meera', createdAt: '2026-11-24T14:00:00.000Z' }],
    }),
  )
  wire.answer('GET /admin/visits', [
    sample(visitSchema, {
      status: 'started',
      startedAt: '2026-11-25T02:32:00.000Z',
      caretaker: { _id: 'k', name: 'Kavitha Devi', phone: '' },
    }),
  ])
  const screen = await callIn('9876500041')
  const brief = screen.getByRole('group', { name: 'Asha Rao' })
  await expect.element(brief.getByRole('link', { name: 'TH7K2Q' })).toHaveAttribute('href', '/bookings/b1')
  await expect.element(brief.getByText(/Narsamma Rao · .*Elderly Care/)).toBeVisible()
  await expect.element(brief.getByText(/4-12.* · \+91 98765 00041/)).toBeVisible()
  await expect.element(brief.getByText(/^Kavitha Devi is with the patient since .*8:02/)).toBeVisible()
  await expect.element(brief.getByText(/“Slept well” Kavitha Devi/)).toBeVisible()
  await expect.element(brief.getByText(/“Rings in the evening” Meera/)).toBeVisible()
  await expectAccessible()
})

test('an unknown number links to a booking for the caller', async () => {
  wire.answer(find, card([]))
  const screen = await callIn('9876500041')
  await screen.getByRole('link', { name: 'Book for this caller' }).click()
  await expect.poll(() => address).toBe('/book')
})

test('a family that fails to load is reported', async () => {
  wire.answer(find, card([rao]))
  wire.answer('GET /admin/families/{id}', noConnection)
  const screen = await callIn('9876500041')
  await expect.element(screen.getByRole('alert').first()).toBeVisible()
})
