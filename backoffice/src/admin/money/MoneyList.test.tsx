import { type MoneyRow, moneyRowSchema, officeMoneySchema } from '@thodu/api/contract/money/money.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { claimedPayment } from '../../../harness/rows.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { MoneyList } from './MoneyList.tsx'

const read = 'GET /admin/money'
const row = (parts: Partial<MoneyRow>): MoneyRow => ({
  ...sample(moneyRowSchema, { status: 'active', request: null, refund: null, paidUntil: null, balance: 0 }),
  ...parts,
})
const owing = row({ _id: 'b1', bookingId: 'K7M2PX', patientName: 'Narsamma', balance: -4_000 })
const saying = row({ _id: 'b2', bookingId: 'H4K9TR', patientName: 'Lakshmi', request: claimedPayment })

test('the list shows arrears and reported payments, which are confirmed in place', async () => {
  wire.answer(read, [owing, saying])
  const screen = await showOffice(<MoneyList />, { at: '/money', resource: 'money' })
  await expect.element(screen.getByText('₹4,000 to pay')).toBeVisible()
  await expectAccessible()
  wire.answer('PUT /admin/payments/{id}', sample(officeMoneySchema, { payments: [], documents: [], lines: [] }))
  wire.answer(read, [owing, { ...saying, request: null, balance: 7_000 }])
  await screen.getByRole('button', { name: 'Confirm K7M2PX-1' }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('₹7,000 in advance')).toBeVisible()
})

test('a family in arrears is asked for the suggested amount', async () => {
  wire.answer(read, [owing])
  const screen = await showOffice(<MoneyList />, { at: '/money', resource: 'money' })
  const money = sample(officeMoneySchema, {
    payments: [],
    documents: [],
    lines: [],
    suggested: 4_000,
    methods: ['upi'],
  })
  wire.answer('GET /admin/bookings/{id}/money', money)
  wire.answer('POST /admin/bookings/{id}/payments', money)
  await screen.getByRole('button', { name: 'Request payment' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Amount in ₹' })).toHaveValue('4000')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Payment requested.')).toBeVisible()
  expect(wire.asked('POST /admin/bookings/{id}/payments')).toMatchObject([
    { params: { id: 'b1' }, body: { amount: 4_000, method: 'upi' } },
  ])
})

test('payments are exported once that is recorded', async () => {
  wire.answer(read, [owing])
  const screen = await showOffice(<MoneyList />, { at: '/money', resource: 'money' })
  wire.answer('POST /admin/exports', () => undefined)
  wire.answer('GET /admin/payments', [])
  const from = screen.getByLabelText('From')
  await from.fill('2026-12-31')
  await screen.getByLabelText('To', { exact: true }).fill('2026-12-01')
  const save = screen.getByRole('button', { name: /Payments as a file$/ })
  await expect.element(save).toBeDisabled()
  await from.fill('2026-12-01')
  await save.click()
  await expect
    .poll(() => wire.asked('GET /admin/payments'))
    .toMatchObject([{ query: { from: '2026-12-01', to: '2026-12-01' } }])
})

test('the list begins with open work, and offers no request for settled care', async () => {
  wire.answer(read, [row({ _id: 'b3', bookingId: 'H4K9TR', patientName: 'Yadamma', status: 'completed' })])
  const screen = await showOffice(<MoneyList />, { at: '/money', resource: 'money' })
  await expect.element(screen.getByText('Yadamma')).toBeVisible()
  expect(wire.asked(read).at(-1)?.query).toMatchObject({ filter: JSON.stringify({ state: 'waits' }) })
  expect(screen.getByRole('button', { name: 'Request payment' }).elements()).toEqual([])
  expect(screen.getByRole('link', { name: /^Call/ }).elements()).toEqual([])
})
