import { bookingSchema } from '@thodu/api/contract/bookings/booking-answer.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { type Money, moneyDocumentSchema, moneySchema } from '@thodu/api/contract/money/money.schema'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showIsland, wire } from '../../../harness/show.tsx'
import BookingMoney from './BookingMoney.tsx'

const read = 'GET /booking/{id}/money'
const claim = 'POST /payments/{id}/claim'
const booking: Booking = sample(bookingSchema, { _id: 'b1', bookingId: 'K7M2PX' })
const nothing: Money = {
  ...sample(moneySchema, { balance: 0, paidUntil: null, terms: null, visitsAhead: 0, olderUntil: null }),
  payments: [],
  documents: [],
  lines: [],
}
const request: Money['payments'][number] = {
  _id: 'p1',
  reference: 'K7M2PX-1',
  direction: 'in',
  amount: 7_000,
  received: null,
  method: 'upi',
  status: 'asked',
  utr: null,
  paidOn: null,
  askedAt: '2026-12-01T06:00:00.000Z',
  claimedAt: null,
  decidedAt: null,
  reason: null,
  payUrl: 'https://care.example.org/pay#a.b',
}
const show = (money: Money) => {
  wire.answer(read, money)
  return showIsland(<BookingMoney booking={booking} />)
}

test('the section shows the date until which care is paid, and each visit with its price', async () => {
  const screen = await show({
    ...nothing,
    balance: 5_500,
    paidUntil: '2026-12-03',
    visitsAhead: 6,
    lines: [{ day: '2026-11-30', kind: 'done', amount: -1_000, isWaived: false }],
  })
  await expect.element(screen.getByText('Paid until Dec 3, 2026 (6 visits ahead).')).toBeVisible()
  await screen.getByText(/^Visits, payments and receipts/).click()
  await expect.element(screen.getByRole('row', { name: 'Nov 30, 2026 Visit -₹1,000' })).toBeVisible()
  await expectAccessible()
})

test('the section is empty for a booking without payments or visits', async () => {
  const screen = await show(nothing)
  await expect.poll(() => wire.asked(read)).toHaveLength(1)
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument()
})

test('the section links to the payment page, and accepts "I have paid" only with a valid UTR', async () => {
  const screen = await show({ ...nothing, balance: -4_000, payments: [request] })
  await expect.element(screen.getByText('₹4,000 to pay.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'How to pay' })).toHaveAttribute('href', '/pay#a.b')
  await screen.getByRole('button', { name: 'I have paid' }).click()
  const field = screen.getByRole('textbox', { name: /^UTR/ })
  await field.fill('4123')
  wire.answer(claim, refuse('request.invalid', 400, { errors: { utr: 'Enter the 12-digit UTR.' } }))
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Enter the 12-digit UTR.')).toBeVisible()
  await expect.element(field).toHaveValue('4123')
  await expectAccessible()
  wire.answer(claim, { message: 'Thank you.' })
  wire.answer(read, { ...nothing, balance: -4_000, payments: [{ ...request, status: 'claimed', utr: '412345678901' }] })
  await field.fill('412345678901')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/^You reported a payment of ₹7,000/)).toBeVisible()
  expect(wire.asked(claim).at(-1)).toMatchObject({ params: { id: 'p1' }, body: { utr: '412345678901' } })
})

test('the section shows why a payment was rejected', async () => {
  const rejected = { ...request, status: 'rejected' as const, reason: 'The bank shows none.', payUrl: null }
  const screen = await show({ ...nothing, payments: [rejected] })
  await expect.element(screen.getByText('We could not find the payment K7M2PX-1. The bank shows none.')).toBeVisible()
})

test('the section shows a receipt as it was issued', async () => {
  const screen = await show({
    ...nothing,
    balance: 7_000,
    payments: [{ ...request, status: 'confirmed', received: 7_000, payUrl: null }],
    documents: [{ _id: 'd1', label: 'R/26-27/00001', series: 'R', total: 7_000, issuedAt: '2026-12-01T06:00:00.000Z' }],
  })
  wire.answer(
    'GET /booking/{id}/documents/{documentId}',
    sample(moneyDocumentSchema, {
      series: 'R',
      label: 'R/26-27/00001',
      total: 7_000,
      page: {
        title: 'Receipt',
        language: 'en',
        issuer: ['Thodu'],
        facts: [{ name: 'Number', value: 'R/26-27/00001' }],
        lines: [],
        sums: [{ name: 'Amount', value: '₹7,000' }],
        notes: [],
      },
    }),
  )
  await screen.getByText(/^Visits, payments and receipts/).click()
  await screen.getByRole('button', { name: 'Show Receipt R/26-27/00001' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Receipt' })
  await expect.element(dialog.getByText('₹7,000')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Print' })).toBeVisible()
  await expectAccessible()
})

test('the section shows an error, and the family can load it again', async () => {
  wire.answer(read, refuse('server.failed', 500))
  const screen = await showIsland(<BookingMoney booking={booking} />)
  await expect.element(screen.getByText(/^The payments could not be loaded/)).toBeVisible()
  wire.answer(read, { ...nothing, balance: -500 })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('₹500 to pay.')).toBeVisible()
})
