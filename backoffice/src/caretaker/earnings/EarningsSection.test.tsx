import type { PayBook } from '@thodu/api/contract/payroll/payroll.schema'
import { addDays, dayInCity } from '@thodu/api/contract/time'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { EarningsSection } from './EarningsSection.tsx'

const read = 'GET /caretaker/payroll'
const month = dayInCity(new Date()).slice(0, 7)
const book: PayBook = {
  month,
  state: 'paid',
  given: { D: 1, N: 0, L: 0, S: 0 },
  minutes: 710,
  carried: 0,
  earned: 700,
  advances: 200,
  adjustments: 0,
  due: 500,
  lines: [
    {
      ...{ _id: 'v1', kind: 'visit', day: `${month}-01`, code: 'D', minutes: 710 },
      ...{ amount: 700, reason: null, corrects: null },
    },
    {
      ...{ _id: 'e1', kind: 'advance', day: `${month}-02`, code: null, minutes: null },
      ...{ amount: -200, reason: 'School fees', corrects: null },
    },
  ],
  unconfirmed: [{ _id: 'v2', day: `${month}-03`, code: 'N' }],
  rates: null,
  payment: { method: 'upi', reference: '412345678901', paidOn: '2026-11-02' },
  closedAt: '2026-11-01T04:00:00.000Z',
}

test('a caretaker reads what a month earned, advances, what waits and what was paid, and earlier months', async () => {
  wire.answer(read, book)
  const screen = await showCaretaker(<EarningsSection />)
  expect(wire.asked(read)).toHaveLength(0)
  await screen.getByRole('button', { name: 'Show my pay' }).click()
  await expect.element(screen.getByText('Paid on Nov 2, 2026: UPI 412345678901')).toBeVisible()
  await expect.element(screen.getByText(/· Day$/)).toBeVisible()
  await expect.element(screen.getByText(/· Advance: School fees$/)).toBeVisible()
  await expect.element(screen.getByText(/· Night$/)).toBeVisible()
  await expect.element(screen.getByText('₹500')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Next month' })).toBeDisabled()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Previous month' }).click()
  const before = addDays(`${month}-01`, -1).slice(0, 7)
  await expect.poll(() => wire.asked(read).at(-1)?.query).toMatchObject({ month: before })
})

test('a caretaker opens their own pay slip', async () => {
  wire.answer(read, { ...book, state: 'open', payment: null, closedAt: null })
  wire.answer('GET /caretaker/payroll/slip', {
    page: {
      ...{ title: 'Pay slip', language: 'en', issuer: ['Thodu'], facts: [], lines: [] },
      ...{ sums: [{ name: 'To be paid', value: '₹500' }], notes: [] },
    },
  })
  const screen = await showCaretaker(<EarningsSection />)
  await screen.getByRole('button', { name: 'Show my pay' }).click()
  await expect.element(screen.getByText('Not closed yet. Amounts can still change.')).toBeVisible()
  await screen.getByRole('button', { name: 'Pay slip' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Pay slip' }).getByText('To be paid')).toBeVisible()
})
