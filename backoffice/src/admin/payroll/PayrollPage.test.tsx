import type { Payroll } from '@thodu/api/contract/payroll/payroll.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { PayrollPage, toCsvRow } from './PayrollPage.tsx'

const read = 'GET /admin/payroll'
const row: Payroll['caretakers'][number] = {
  caretaker: { _id: 'c1', name: 'Sita Devi' },
  hasRates: true,
  month: '2026-10',
  state: 'closed',
  given: { D: 12, N: 3, L: 0, S: 0 },
  minutes: 8_910,
  carried: 0,
  earned: 10_800,
  advances: 2_000,
  adjustments: -100,
  due: 8_700,
  unconfirmed: 1,
  unpriced: 0,
  missed: 1,
  daysOff: 2,
  payment: null,
}
const paid = {
  ...row,
  caretaker: { _id: 'c2', name: 'Padma Rani' },
  state: 'paid' as const,
  payment: { method: 'upi' as const, reference: '412345678901', paidOn: '2026-11-02' },
}

test('the page lists work and pay of each caretaker, with the sums of all', async () => {
  wire.answer(read, { month: '2026-10', isOver: true, caretakers: [row, paid] })
  const screen = await showOffice(<PayrollPage />, { at: '/payroll?month=2026-10' })
  await expect.element(screen.getByRole('heading', { name: 'Pay, October 2026' })).toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: 'Sita Devi 12 3 0 0 148.5 1 1 2 ₹10,800 ₹2,000 -₹100 ₹0 ₹8,700 To pay' }))
    .toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^All 24 6 0 0 297 .*₹17,400/ })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Sita Devi' }))
    .toHaveAttribute('href', expect.stringContaining('/payroll/c1?month=2026-10'))
  await expectAccessible()
  await screen.getByLabelText('Month').fill('2026-09')
  await expect.poll(() => wire.asked(read).at(-1)?.query).toMatchObject({ month: '2026-09' })
})

test('the page loads again after an error, and shows a message for a month without work', async () => {
  wire.answer(read, refuse('server.failed', 500))
  const screen = await showOffice(<PayrollPage />)
  await expect.element(screen.getByText('The pay could not be loaded.')).toBeVisible()
  wire.answer(read, { month: '2026-10', isOver: true, caretakers: [] })
  await screen.getByRole('button', { name: /again/i }).click()
  await expect.element(screen.getByText('No caretaker worked, was off or was paid in this month.')).toBeVisible()
})

test('a row of the CSV has whole rupees, and how the month was paid', () => {
  expect(toCsvRow(paid)).toEqual([
    ...['2026-10', 'Padma Rani', 12, 3, 0, 0, 148.5, 1, 1, 2, 10_800, 2_000, -100, 0, 8_700],
    ...['paid', 'upi', '412345678901', '2026-11-02'],
  ])
})
