import { moneyDocumentSchema, type OfficeMoney, officeMoneySchema } from '@thodu/api/contract/money/money.schema'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { aBookingRow, claimedPayment } from '../../../harness/rows.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { MoneyCard } from './MoneyCard.tsx'

const read = 'GET /admin/bookings/{id}/money'
const ask = 'POST /admin/bookings/{id}/payments'
const decide = 'PUT /admin/payments/{id}'
const settle = 'POST /admin/bookings/{id}/settle'
const goOn = 'POST /admin/bookings/{id}/go-on'
const waive = 'POST /admin/visits/{id}/waive'
const changeTerms = 'PUT /admin/bookings/{id}/terms'
const adjust = 'POST /admin/bookings/{id}/adjustments'
const booking = aBookingRow()
const nothing: OfficeMoney = {
  ...sample(officeMoneySchema),
  balance: 0,
  paidUntil: null,
  visitsAhead: 0,
  payments: [],
  documents: [],
  lines: [],
  olderUntil: null,
  suggested: 7_000,
  methods: ['upi', 'bank', 'cash'],
  billFrom: null,
}
const payment = { ...claimedPayment, payUrl: 'https://care.example.org/pay#a.b' }
const show = (money: OfficeMoney, of = booking) => {
  wire.answer(read, money)
  return showOffice(<MoneyCard booking={of} />)
}

test('the card shows the paid days, else the amount due', async () => {
  const paid = await show({ ...nothing, balance: 4_000, paidUntil: '2026-12-03', visitsAhead: 6 })
  await expect.element(paid.getByText('Paid until Thu, Dec 3 (6 visits ahead)')).toBeVisible()
  await paid.unmount()
  const owed = await show({ ...nothing, balance: -4_000 })
  await expect.element(owed.getByText('₹4,000 to pay')).toBeVisible()
  await expectAccessible()
})

test('the suggested amount is requested in two presses, and an error is beside its field', async () => {
  const screen = await show(nothing)
  await screen.getByRole('button', { name: 'Request payment' }).click()
  const amount = screen.getByRole('textbox', { name: 'Amount in ₹' })
  await expect.element(amount).toHaveValue('7000')
  await expectAccessible()
  await amount.fill('0.5')
  wire.answer(ask, refuse('request.invalid', 400, { errors: { amount: 'Enter a whole number of rupees, 1 or more.' } }))
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Enter a whole number of rupees, 1 or more.')).toBeVisible()
  await expect.element(amount).toHaveValue('0.5')
  await amount.fill('₹7,000')
  const open = { ...nothing, payments: [{ ...payment, status: 'asked' as const, utr: null }] }
  wire.answer(ask, open)
  wire.answer(read, open)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('₹7,000, UPI, reference K7M2PX-1')).toBeVisible()
  expect(wire.asked(ask).at(-1)?.body).toEqual({ amount: 7_000, method: 'upi' })
  await expect.element(screen.getByRole('button', { name: 'Request payment' })).not.toBeInTheDocument()
})

test('a payment is confirmed with one field and Enter', async () => {
  const screen = await show({ ...nothing, payments: [payment] })
  await screen.getByRole('button', { name: 'Confirm K7M2PX-1' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Find this payment in the bank app' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'UTR or reference of the bank' })).toHaveFocus()
  await expectAccessible()
  wire.answer(decide, refuse('money.reference_taken', 409))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog').getByText(/^This reference is already confirmed/)).toBeVisible()
  wire.answer(decide, { ...nothing, balance: 7_000 })
  wire.answer(read, { ...nothing, balance: 7_000 })
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Confirmed. The receipt is issued.')).toBeVisible()
  expect(wire.asked(decide).at(-1)).toMatchObject({
    params: { id: 'p1' },
    body: { status: 'confirmed', received: 7_000, utr: '412345678901' },
  })
})

test('a payment that is not found requires a reason', async () => {
  const screen = await show({ ...nothing, payments: [payment] })
  await screen.getByRole('button', { name: 'Not found' }).click()
  await screen.getByRole('textbox', { name: 'Reason' }).fill('The bank shows none.')
  wire.answer(decide, nothing)
  wire.answer(read, nothing)
  await page.getByRole('dialog').getByRole('button', { name: 'Not found' }).click()
  await expect.element(screen.getByText('Recorded as not found.')).toBeVisible()
  expect(wire.asked(decide).at(-1)?.body).toEqual({ status: 'rejected', reason: 'The bank shows none.' })
})

test('a credit applies to a chosen bill, else to the next one', async () => {
  const issuedAt = '2026-11-20T06:00:00.000Z'
  const bill = { _id: 'b1', label: 'B/26-27/00007', series: 'B', total: 9_000, issuedAt } as const
  const screen = await show({ ...nothing, documents: [bill] })
  await screen.getByRole('button', { name: 'Adjust balance' }).click()
  await screen.getByRole('textbox', { name: 'Amount in ₹' }).fill('500')
  await screen.getByRole('textbox', { name: 'Reason' }).fill('She came an hour late')
  await expect.element(screen.getByText('None: it goes on the next bill')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Bill' }).click()
  await page.getByRole('option', { name: /^B\/26-27\/00007/ }).click()
  await expectAccessible()
  wire.answer(adjust, refuse('money.more_than_bill', 409))
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('That is more than the rest of the bill.')).toBeVisible()
  wire.answer(adjust, nothing)
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('The balance was adjusted.')).toBeVisible()
  const body = { kind: 'credit', amount: 500, reason: 'She came an hour late', bill: 'b1' }
  expect(wire.asked(adjust).at(-1)?.body).toEqual(body)
})

test('the settlement is shown before it is saved', async () => {
  const screen = await show({ ...nothing, balance: 4_000 }, aBookingRow({ status: 'completed' }))
  wire.answer(settle, { balance: 4_000, repriced: 1_500, refund: 2_500, request: 0, money: nothing })
  await screen.getByRole('button', { name: 'Settle' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Settle the rest of this care' })
  await expect.element(dialog.getByText('₹4,000 in advance')).toBeVisible()
  await expect.element(dialog.getByText(/At the single-session price it costs ₹1,500 more\.$/)).toBeVisible()
  await expect.element(dialog.getByText('₹2,500 to refund')).toBeVisible()
  await expectAccessible()
  expect(wire.asked(settle).at(-1)?.body).toEqual({ preview: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Settled.')).toBeVisible()
  expect(wire.asked(settle).at(-1)?.body).toEqual({ preview: false })
})

test('waiving a visit requires a reason, and sends the revision that was shown', async () => {
  const line = { day: '2026-11-20', kind: 'done', amount: -1_000, isWaived: false } as const
  const screen = await show({ ...nothing, lines: [{ ...line, visit: { _id: 'v1', revision: 4 } }] })
  await screen.getByText('Entries').click()
  await screen.getByRole('button', { name: /^Waive the visit of / }).click()
  await screen.getByRole('textbox', { name: 'Reason' }).fill('She left early')
  wire.answer(waive, nothing)
  await page.getByRole('dialog').getByRole('button', { name: 'Waive' }).click()
  await expect.element(screen.getByText('Waived.')).toBeVisible()
  expect(wire.asked(waive).at(-1)).toMatchObject({
    params: { id: 'v1' },
    body: { reason: 'She left early', revision: 4 },
  })
})

test('a document is shown as the family sees it, in the family’s language', async () => {
  const issued = { _id: 'd1', label: 'B/26-27/00001', series: 'B', total: 1_000, issuedAt: payment.askedAt } as const
  const screen = await show({ ...nothing, documents: [issued] })
  wire.answer(
    'GET /admin/documents-issued/{id}',
    sample(moneyDocumentSchema, {
      ...issued,
      page: {
        title: 'బిల్లు',
        language: 'te',
        issuer: ['తోడు'],
        facts: [{ name: 'నంబర్', value: 'B/26-27/00001' }],
        lines: [{ day: '20 నవంబర్ 2026', what: 'విజిట్', amount: '₹1,000' }],
        sums: [{ name: 'మొత్తం', value: '₹1,000' }],
        notes: [],
      },
    }),
  )
  await screen.getByText('Entries').click()
  await screen.getByRole('button', { name: 'B/26-27/00001' }).click()
  const dialog = screen.getByRole('dialog', { name: 'బిల్లు' })
  await expect.element(dialog.getByText('విజిట్')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Print' })).toBeEnabled()
  await expectAccessible()
})

test('a package is extended at the price of the booking', async () => {
  const terms = { version: 1, price: 7_000, parts: 7, isCounted: true, earlyEnd: 'share', singlePrice: null } as const
  const of = aBookingRow({ status: 'active' })
  const screen = await show({ ...nothing, terms }, of)
  await screen.getByRole('button', { name: 'Renew package' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Renew the package' })
  await expect.element(dialog.getByLabelText('Price of each, in ₹')).toHaveValue(String(of.price.amount))
  await expectAccessible()
  await dialog.getByLabelText('Number of further packages').fill('13')
  wire.answer(goOn, refuse('request.invalid', 400, { errors: { packages: 'Enter a number of packages, 1 to 12.' } }))
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('Enter a number of packages, 1 to 12.')).toBeVisible()
  await dialog.getByLabelText('Number of further packages').fill('2')
  wire.answer(goOn, nothing)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('The package was renewed. The visits are planned.')).toBeVisible()
  expect(wire.asked(goOn).at(-1)?.body).toEqual({ packages: 2, price: of.price.amount })
})

test('an agreed price is entered with a reason, and a refusal is beside its field (rule MON-1)', async () => {
  const terms = { version: 1, price: 4_500, parts: 2, isCounted: false, earlyEnd: 'share', singlePrice: null } as const
  const screen = await show({ ...nothing, terms })
  await expect.element(screen.getByText('Price: ₹4,500 a care day')).toBeVisible()
  await screen.getByRole('button', { name: 'Change price' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Change the price' })
  const price = dialog.getByLabelText('Price of a care day in ₹')
  await expect.element(price).toHaveValue('4500')
  await price.fill('₹4,200')
  wire.answer(changeTerms, refuse('request.invalid', 400, { errors: { reason: 'This field is required' } }))
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('This field is required')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed by phone')
  const after = { ...nothing, terms: { ...terms, version: 2, price: 4_200 } }
  wire.answer(changeTerms, after)
  wire.answer(read, after)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('The new price is saved.')).toBeVisible()
  await expect.element(screen.getByText('Price: ₹4,200 a care day')).toBeVisible()
  expect(wire.asked(changeTerms).at(-1)?.body).toEqual({
    price: 4_200,
    earlyEnd: 'share',
    singlePrice: null,
    reason: 'Agreed by phone',
  })
})

test('the new price of a package is that of its remaining visits, and the terms of an early end stay (rule MON-1)', async () => {
  const terms = { version: 1, price: 7_000, parts: 7, isCounted: true, earlyEnd: 'single', singlePrice: 1_200 } as const
  const screen = await show({ ...nothing, terms }, aBookingRow({ status: 'active' }))
  await screen.getByRole('button', { name: 'Change price' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Change the price' })
  const price = dialog.getByLabelText('Price of all remaining visits of the package, in ₹')
  await expect.element(price).toHaveValue('')
  await price.fill('6000')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed')
  wire.answer(changeTerms, nothing)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('The new price is saved.')).toBeVisible()
  expect(wire.asked(changeTerms)[0]?.body).toMatchObject({ price: 6_000, earlyEnd: 'single', singlePrice: 1_200 })
})
