import { bookingStatsSchema } from '@thodu/api/contract/bookings/booking-figures.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { address, showOffice, wire } from '../../../harness/show.tsx'
import { ReportsPage } from './ReportsPage.tsx'

const span = { from: '2025-03-03', to: '2025-03-16' }
const promises = 'GET /admin/reports/promises'

function answerTwoWeeks() {
  wire.answer(promises, {
    ...span,
    rows: [
      { week: '2025-03-03', kind: 'call', kept: 12, broken: 1 },
      { week: '2025-03-10', kind: 'call', kept: 11, broken: 1 },
    ],
    reasons: [],
  })
}
function showReports(search = `from=${span.from}&to=${span.to}`) {
  wire.answer('GET /admin/bookings/stats', sample(bookingStatsSchema, { serviceBreakdown: { 'elderly-care': 7 } }))
  return showOffice(<ReportsPage />, { at: `/reports?${search}` })
}
const rowOf = (table: string, name: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })

test('figures and shares are shown, and no share of fewer than twenty', async () => {
  answerTwoWeeks()
  const screen = await showReports()
  await expect.element(screen.getByRole('heading', { name: 'Mar 3, 2025 to Mar 16, 2025' })).toBeVisible()
  await expect.element(rowOf('By promise', 'Call about the booking')).toHaveTextContent('Call about the booking23292 %')
  await expect.element(rowOf('By promise', 'Call back')).toHaveTextContent('Call back00–')
  await expect.element(rowOf('By promise', 'Total')).toHaveTextContent('Total23292 %')
  await expect.element(screen.getByRole('img', { name: /^By week. Kept: 23; Not kept: 2/ })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Bookings by service' })).toMatchTextContent(/Elderly Care7$/)
  await expectAccessible()
})

test('a period without promises is reported, and cannot be exported', async () => {
  wire.answer(promises, { ...span, rows: [], reasons: [] })
  const screen = await showReports()
  await expect.element(screen.getByText('No promise was due in this period.')).toBeVisible()
  await expect.element(rowOf('By promise', 'Total')).toHaveTextContent('Total00–')
  await expect.element(screen.getByRole('button', { name: /^Export CSV/ })).toBeDisabled()
  await expectAccessible()
})

test('a report that fails shows its error and is loaded again', async () => {
  wire.answer(promises, refuse('request.conflict', 409))
  const screen = await showReports()
  const failed = screen.getByRole('region', { name: 'Promises kept' }).getByRole('alert')
  await expect.element(failed).toMatchTextContent('The report of the promises could not be loaded.')
  answerTwoWeeks()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect.element(rowOf('By promise', 'Call about the booking')).toBeVisible()
})

test('days and promise are in the address, and an invalid span is ignored', async () => {
  answerTwoWeeks()
  const screen = await showReports()
  await screen.getByRole('combobox', { name: 'Promise' }).click()
  await page.getByRole('option', { name: 'Find a caretaker' }).click()
  await expect.element(screen.getByRole('heading', { name: 'By week: Find a caretaker' })).toBeVisible()
  await expect.element(screen.getByRole('img', { name: /Kept: 0; Not kept: 0/ })).toBeVisible()
  await expect.poll(() => address).toContain('promise=match')
  await screen.getByLabelText('Last day').fill('2025-03-01')
  await screen.getByRole('button', { name: 'Show' }).click()
  await expect.element(screen.getByText('Please choose a last day that is not before the first.')).toBeVisible()
  await expect.poll(() => address).toContain('to=2025-03-16')
  await screen.getByLabelText('Last day').fill('2027-03-01')
  await expect.element(screen.getByText('A report covers at most one year.')).toBeVisible()
  await screen.getByLabelText('Last day').fill('2025-03-09')
  await screen.getByRole('button', { name: 'Show' }).click()
  await expect.poll(() => address).toContain('to=2025-03-09')
  await screen.getByRole('link', { name: 'Last 30 days' }).click()
  await expect.poll(() => address).toContain('days=30')
  await expect.poll(() => address).toContain('promise=match')
  await expect.element(screen.getByRole('link', { name: 'Last 30 days' })).toHaveAttribute('aria-current', 'page')
})
