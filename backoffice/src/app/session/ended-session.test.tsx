import { familySchema, waitingSchema } from '@thodu/api/contract/dashboard/dashboard.schema'
import { officeMoneySchema } from '@thodu/api/contract/money/money.schema'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { aBookingRow, aCaretakerPage } from '../../../harness/rows.ts'
import { address, showOffice, wire } from '../../../harness/show.tsx'
import { BookingActions } from '../../admin/bookings/page/BookingActions.tsx'
import { AddCaretakerPage } from '../../admin/caretakers/AddCaretakerPage.tsx'
import { CaretakerActions } from '../../admin/caretakers/page/CaretakerActions.tsx'
import { FamilyHeader } from '../../admin/family/FamilyHeader.tsx'
import { useWaitingCounts } from '../../admin/lists/use-waiting.ts'
import { MoneyCard } from '../../admin/money/MoneyCard.tsx'

const booking = aBookingRow({
  _id: 'b1',
  status: 'confirmed',
  assignedCaregiver: { _id: 'c1', name: 'Kavitha' },
  patientDetails: {
    patientName: 'Narsamma Rao',
    patientAge: '78',
    address: '12-3-45, Station Road',
    city: 'Warangal',
    pincode: '506001',
    emergencyContact: 'Lakshmi Rao',
    emergencyPhone: '9876543210',
    preferredStartDate: '2030-12-01',
    preferredTime: 'Morning 9-12',
  },
})
const family = sample(familySchema, { _id: 'f1', name: 'Lakshmi Rao', role: 'user' })
const money = { ...sample(officeMoneySchema), terms: null, payments: [], billFrom: null }
const ended = refuse('auth.not_authenticated', 401)

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const pressMore = async (name: string) => {
  await press('More')
  await page.getByRole('menuitem', { name }).click()
}

type Kind = {
  what: string
  screen: ReactNode
  open: () => Promise<void>
  field: string
  save: string
  call: Parameters<typeof wire.answer>[0]
}
/** One dialog of each kind of form: DialogForm, ReasonDialog, a form about money, a short note. */
const kinds: readonly Kind[] = [
  {
    what: 'details of a booking',
    screen: <BookingActions booking={booking} />,
    open: () => press('Edit details'),
    field: 'City',
    save: 'Save',
    call: 'PUT /admin/bookings/{id}',
  },
  {
    what: 'the reason to cancel',
    screen: <BookingActions booking={booking} />,
    open: () => pressMore('Cancel booking'),
    field: 'Reason',
    save: 'Cancel booking',
    call: 'PUT /admin/bookings/{id}/status',
  },
  {
    what: 'the reason of a new price',
    screen: <MoneyCard booking={booking} />,
    open: () => press('Change price'),
    field: 'Reason',
    save: 'Save',
    call: 'PUT /admin/bookings/{id}/terms',
  },
  {
    what: 'a note about a family',
    screen: <FamilyHeader family={family} />,
    open: () => press('Note'),
    field: 'New note',
    save: 'Save',
    call: 'POST /admin/families/{id}/notes',
  },
  {
    what: 'a caretaker’s name',
    screen: <CaretakerActions caretaker={aCaretakerPage({ _id: 'c1', serviceTypes: ['elderly-care'] })} />,
    open: () => press('Edit'),
    field: 'Full Name',
    save: 'Save',
    call: 'PUT /admin/caretakers/{id}',
  },
]

/** Reads something in the background, as every page of the office does. */
function Polling({ children }: { children: ReactNode }) {
  useWaitingCounts()
  return children
}

const show = (screen: ReactNode) => {
  wire.answer('GET /admin/waiting', sample(waitingSchema))
  wire.answer('GET /admin/bookings/{id}/money', money)
  return showOffice(<Polling>{screen}</Polling>, { at: '/here', path: '/here' })
}
const field = ({ field: name }: Kind) => page.getByRole('dialog').getByRole('textbox', { name, exact: false })

async function typeWords(kind: Kind) {
  const first = await show(kind.screen)
  await kind.open()
  await field(kind).fill('Words of two minutes')
  return first
}

async function expectWordsAgain(kind: Kind, first: Awaited<ReturnType<typeof show>>) {
  await expect.poll(() => address).toBe('/signed-out')
  await first.unmount()
  await show(kind.screen)
  await expect.element(field(kind)).toHaveValue('Words of two minutes')
}

for (const kind of kinds) {
  test(`${kind.what}: a save that finds the session ended loses no words, and the dialog opens again after the sign-in (rule OFF-37)`, async () => {
    const first = await typeWords(kind)
    wire.answer(kind.call, ended)
    await page.getByRole('dialog').getByRole('button', { name: kind.save, exact: true }).click()
    await expectWordsAgain(kind, first)
  })

  test(`${kind.what}: a poll that finds the session ended loses no words, and the dialog opens again after the sign-in (rule OFF-37)`, async () => {
    const first = await typeWords(kind)
    wire.answer('GET /admin/waiting', ended)
    dispatchEvent(new Event('visibilitychange'))
    await expectWordsAgain(kind, first)
  })
}

test('a page with a form keeps its words too, but never a password (rules OFF-12, OFF-37)', async () => {
  const first = await show(<AddCaretakerPage />)
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Words of two minutes')
  await page.getByLabelText(/^Password/).fill('Orugallu@2031')
  await page.getByRole('checkbox', { name: 'Police check seen today' }).click()
  wire.answer('GET /admin/waiting', ended)
  dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => address).toBe('/signed-out')
  await first.unmount()
  await show(<AddCaretakerPage />)
  await expect.element(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Words of two minutes')
  await expect.element(page.getByRole('checkbox', { name: 'Police check seen today' })).toBeChecked()
  await expect.element(page.getByLabelText(/^Password/)).toHaveValue('')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Orugallu')
})
