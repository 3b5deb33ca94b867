import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { address, showOffice, wire } from '../../../harness/show.tsx'
import { ReportsPage } from './ReportsPage.tsx'

const span = { from: '2025-03-03', to: '2025-03-16' }
const nothing = { called: 0, uncalled: 0, median: null, ninetieth: null }
const calls = 'GET /admin/reports/calls'

function answerNothing() {
  wire.answer('GET /admin/reports/promises', { ...span, rows: [], reasons: [] })
  wire.answer(calls, { ...span, rows: [] })
  wire.answer('GET /admin/reports/first-calls', { ...span, weeks: [], whole: nothing })
}
function answerTwoWeeks() {
  wire.answer('GET /admin/reports/promises', {
    ...span,
    rows: [
      { week: '2025-03-03', kind: 'call', kept: 12, broken: 1 },
      { week: '2025-03-10', kind: 'call', kept: 11, broken: 1 },
    ],
    reasons: [
      { week: '2025-03-03', kind: 'call', reason: null, by: null, count: 1 },
      { week: '2025-03-10', kind: 'call', reason: 'no-network', by: { _id: 'a', name: 'Anita' }, count: 1 },
    ],
  })
  wire.answer(calls, {
    ...span,
    rows: [
      { day: '2025-03-03', outcome: 'reached', count: 1 },
      { day: '2025-03-03', outcome: 'no-answer', count: 3 },
    ],
  })
  const whole = { called: 24, uncalled: 1, median: 21, ninetieth: 31 }
  wire.answer('GET /admin/reports/first-calls', { ...span, weeks: [{ week: '2025-03-03', ...whole }], whole })
}
const showReports = (search = `from=${span.from}&to=${span.to}`) =>
  showOffice(<ReportsPage />, { at: `/reports?${search}` })
const rowOf = (table: string, name: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })

test('figures, shares and reasons are shown, and no share of fewer than twenty', async () => {
  answerTwoWeeks()
  const screen = await showReports()
  await expect.element(screen.getByRole('heading', { name: 'Mar 3, 2025 to Mar 16, 2025' })).toBeVisible()
  await expect.element(rowOf('By promise', 'Call about the booking')).toHaveTextContent('Call about the booking23292 %')
  await expect.element(rowOf('By promise', 'Call back')).toHaveTextContent('Call back00–')
  await expect.element(rowOf('By week', 'Mar 3, 2025')).toHaveTextContent('Mar 3, 2025121–No reason entered: 1')
  await expect.element(rowOf('By week', 'Total')).toHaveTextContent('Total23292 %')
  await expect.element(rowOf('Why promises were not kept', 'No network')).toHaveTextContent('No network1Anita (1)')
  await expect.element(rowOf('Time to the first call', 'Total')).toHaveTextContent('Total2412131')
  await expect.element(screen.getByRole('img', { name: /^Calls by day. Reached: 1; Not reached: 3/ })).toBeVisible()
  await expectAccessible()
})

test('days without data show dashes', async () => {
  answerNothing()
  const screen = await showReports()
  for (const words of [
    'No promise was due in this period.',
    'There were no calls in this period.',
    'No bookings were made in this period.',
  ])
    await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(rowOf('Time to the first call', 'Total')).toHaveTextContent('Total00––')
  for (const button of screen.getByRole('button', { name: /^Export CSV/ }).elements()) expect(button).toBeDisabled()
  await expectAccessible()
})

test('a report that fails shows its own error and is loaded again', async () => {
  answerTwoWeeks()
  wire.answer(calls, refuse('request.conflict', 409))
  const screen = await showReports()
  const failed = screen.getByRole('region', { name: 'Calls by day' }).getByRole('alert')
  await expect.element(failed).toMatchTextContent('The report of calls could not be loaded.')
  await expect.element(rowOf('By promise', 'Call about the booking')).toBeVisible()
  answerTwoWeeks()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect.element(rowOf('Calls by day', 'Total')).toBeVisible()
})

test('days and promise are in the address, and an invalid span is ignored', async () => {
  answerTwoWeeks()
  const screen = await showReports()
  await screen.getByRole('combobox', { name: 'Promise' }).click()
  await page.getByRole('option', { name: 'Find a caretaker' }).click()
  await expect.element(screen.getByRole('heading', { name: 'By week: Find a caretaker' })).toBeVisible()
  await expect.element(rowOf('By week', 'Total')).toHaveTextContent('Total00–')
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
