import type { OfficePayBook } from '@thodu/api/contract/payroll/payroll.schema'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { PayBookPage } from './PayBookPage.tsx'

const read = 'GET /admin/payroll/{id}'
const book: OfficePayBook = {
  month: '2026-10',
  state: 'open',
  given: { D: 1, N: 0, L: 0, S: 0 },
  minutes: 720,
  carried: 0,
  earned: 700,
  advances: 200,
  adjustments: 0,
  due: 500,
  lines: [
    {
      ...{ _id: 'v1', kind: 'visit', day: '2026-10-01', code: 'D', minutes: 720 },
      ...{ amount: 700, reason: null, corrects: null },
    },
    {
      ...{ _id: 'e1', kind: 'advance', day: '2026-10-10', code: null, minutes: null },
      ...{ amount: -200, reason: 'School fees', corrects: null },
    },
  ],
  unconfirmed: [{ _id: 'v2', day: '2026-10-02', code: 'N' }],
  rates: { from: '2026-01-01', day: 700, night: 800, liveIn: null, session: null },
  payment: null,
  closedAt: null,
  caretaker: { _id: 'c1', name: 'Sita Devi' },
  unpriced: [],
  history: [{ from: '2026-01-01', day: 700, night: 800, liveIn: null, session: null }],
  closing: 'possible',
  closedMonths: ['2026-09'],
  slipOpened: null,
}
const closed: OfficePayBook = { ...book, state: 'closed', closing: 'done', closedMonths: ['2026-10', '2026-09'] }

async function show(answer: OfficePayBook) {
  wire.answer(read, answer)
  const screen = await showOffice(
    <Routes>
      <Route path="/payroll/:id" element={<PayBookPage />} />
    </Routes>,
    { at: '/payroll/c1?month=2026-10' },
  )
  await expect.element(screen.getByRole('heading', { name: 'Sita Devi, October 2026', level: 1 })).toBeVisible()
  return screen
}

test('the page shows what the month consists of, and the visits that are not confirmed', async () => {
  const screen = await show(book)
  await expect.element(screen.getByText('Oct 1, 2026 · Day, 12 hours')).toBeVisible()
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Advance: School fees' }).getByText('-₹200'))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Confirm after a call' })).toBeVisible()
  await expectAccessible()
})

test('a month is closed after a warning about unconfirmed visits, and its refusal is shown', async () => {
  const screen = await show(book)
  wire.answer('POST /admin/payroll/{id}/close', refuse('payroll.closed', 409))
  await screen.getByRole('button', { name: 'Close month' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('1 visit is not confirmed and will not be paid with this month.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close month' }).click()
  await expect.element(dialog.getByText('This month is closed already.')).toBeVisible()
  wire.answer('POST /admin/payroll/{id}/close', closed)
  wire.answer(read, closed)
  await dialog.getByRole('button', { name: 'Close month' }).click()
  await expect.element(screen.getByRole('button', { name: 'Mark as paid' })).toBeVisible()
  expect(wire.asked('POST /admin/payroll/{id}/close').at(-1)?.body).toEqual({ month: '2026-10' })
})

test('the page states why a month cannot be closed', async () => {
  const screen = await show({ ...book, closing: 'earlier_open' })
  await expect.element(screen.getByRole('button', { name: 'Close month' })).toBeDisabled()
  await expect.element(screen.getByText('Close the earlier month first.')).toBeVisible()
})

test('a closed month is marked as paid, and a wrong reference is shown at its field', async () => {
  const screen = await show(closed)
  await screen.getByRole('button', { name: 'Mark as paid' }).click()
  const dialog = screen.getByRole('dialog')
  const reference = 'Enter the 12-digit UTR.'
  wire.answer('POST /admin/payroll/{id}/pay', refuse('request.invalid', 400, { errors: { reference } }))
  await dialog.getByLabelText('Bank reference').fill('12')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText(reference)).toBeVisible()
  const paid = {
    ...closed,
    state: 'paid',
    payment: { method: 'upi', reference: '412345678901', paidOn: '2026-11-02' },
  } as const
  wire.answer('POST /admin/payroll/{id}/pay', paid)
  wire.answer(read, paid)
  await dialog.getByLabelText('Bank reference').fill('412345678901')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText(/^Paid, UPI, Nov 2, 2026 412345678901$/)).toBeVisible()
  expect(wire.asked('POST /admin/payroll/{id}/pay').at(-1)?.body).toMatchObject({
    ...{ month: '2026-10', method: 'upi', reference: '412345678901' },
  })
})

test('a correction names the closed month, and can be negative', async () => {
  const screen = await show(book)
  wire.answer('POST /admin/payroll/{id}/entries', book)
  await screen.getByRole('button', { name: 'Add advance or correction' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Kind').click()
  await screen.getByRole('option', { name: 'Correction' }).click()
  await dialog.getByLabelText('Amount in rupees').fill('-150')
  await dialog.getByLabelText('Reason, for the pay slip').fill('One day counted twice')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => wire.asked('POST /admin/payroll/{id}/entries').at(-1)?.body)
    .toEqual({ kind: 'correction', amount: -150, month: '2026-09', reason: 'One day counted twice' })
})

test('rates are sent for each kind, and an empty field is not agreed', async () => {
  const screen = await show(book)
  wire.answer('PUT /admin/payroll/{id}/rates', book)
  await screen.getByRole('button', { name: 'Set rates' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Live-in day').fill('1,200')
  await dialog.getByLabelText('Night', { exact: true }).fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => wire.asked('PUT /admin/payroll/{id}/rates').at(-1)?.body)
    .toEqual({ from: '2026-10-01', day: 700, night: null, liveIn: 1_200, session: null })
})

test('the slip is shown in the language of the caretaker, and its draft for WhatsApp is recorded', async () => {
  const screen = await show({ ...closed, slipOpened: { at: '2026-11-03T04:30:00.000Z', by: 'Asha Office' } })
  await expect.element(screen.getByText(/^Nov 3, 2026.*, Asha Office$/)).toBeVisible()
  wire.answer('GET /admin/payroll/{id}/slip', {
    page: {
      ...{ title: 'జీతం చీటీ', language: 'te', issuer: ['తోడు'], facts: [{ name: 'పేరు', value: 'Sita Devi' }] },
      ...{ lines: [], sums: [{ name: 'సంపాదన', value: '₹700' }], notes: ['పన్ను లేదు'] },
    },
    text: 'జీతం చీటీ',
    whatsAppUrl: 'https://wa.me/919876543210?text=x',
  })
  await screen.getByRole('button', { name: 'Pay slip' }).click()
  const dialog = screen.getByRole('dialog', { name: 'జీతం చీటీ' })
  await expect.element(dialog.getByText('సంపాదన')).toBeVisible()
  const share = dialog.getByRole('link', { name: 'Share in WhatsApp' })
  await expect.element(share).toHaveAttribute('href', 'https://wa.me/919876543210?text=x')
  wire.answer('POST /admin/payroll/{id}/slip', closed)
  share.element().addEventListener('click', (event) => event.preventDefault())
  await share.click()
  await expect.poll(() => wire.asked('POST /admin/payroll/{id}/slip').at(-1)?.body).toEqual({ month: '2026-10' })
})
