import { brand, brandWords } from '@thodu/api/contract/defaults/brand.config'
import type { DocumentPage, MoneyDocument } from '@thodu/api/contract/money/money.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { issueDocument } from '../../../api/src/money/issue-document.ts'
import { sweepDocuments } from '../../../api/src/money/sweep-documents.ts'
import { updateRows } from '../../support/rows.ts'
import { samplePayments } from '../../support/samples/payments.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Refusal } from '../../support/world.ts'
import { today } from '../visits/visit-world.ts'
import { createMoneyWorld, type OfficeMoney } from './money-world.ts'

const world = useWorld(createMoneyWorld)
beforeEach(() => {
  world.setClock(today)
  world.deps.settings.values.payments = samplePayments
})

const bill = <Body = OfficeMoney>(id: string, from: string, to = from) =>
  world.call<Body>(world.admin, 'POST', `/admin/bookings/${id}/bills`, { from, to })
const pageOf = async (money: OfficeMoney, series: string): Promise<DocumentPage> => {
  const found = money.documents.find((document) => document.series === series)
  return (await world.document(found?._id ?? '')).body.page
}
const told = (facts: DocumentPage['facts']) => Object.fromEntries(facts.map(({ name, value }) => [name, value]))
/** Care with a visit on 11 June, paid with this many rupees in cash. */
const given = async (paid = 0) => {
  world.setClock(today)
  const { booking, visit, caretaker } = await world.planOne(0, { patientName: 'Narsamma Rao' })
  if (paid > 0) {
    const { _id } = await world.asked(booking._id, { amount: paid, method: 'cash' })
    await world.decide(_id, { status: 'confirmed', received: paid })
  }
  await world.begin(booking, caretaker)
  await world.work(visit)
  return { id: booking._id, booking, visit, price: booking.price.amount, caretaker }
}
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`

describe('a document (rule MON-16)', () => {
  test('is a receipt with payer, amount, patient, payment method and date', async () => {
    const { booking } = await world.planOne(0, { patientName: 'Narsamma Rao' })
    const payment = await world.asked(booking._id, { method: 'bank' })
    const paid = { status: 'confirmed', received: 7_000, utr: 'HDFCN52026061012', paidOn: '2026-06-09' }
    const { body } = await world.decide(payment._id, paid)
    const page = await pageOf(body, 'R')
    expect(page.issuer).toEqual(
      [brandWords.en.name, brand.company.name, brand.company.registration].filter((line) => line !== ''),
    )
    expect([page.title, page.lines, page.notes]).toEqual(['Receipt', [], []])
    expect(told(page.facts)).toEqual({
      Number: body.documents[0]?.label,
      Issued: 'Jun 10, 2026',
      Family: 'Asha Rao',
      For: 'Narsamma Rao',
      Care: expect.stringMatching(/^Elderly Care, .+/),
      Booking: booking.bookingId,
      Reference: payment.reference,
      'Paid by': 'Bank',
      'Paid on': 'Jun 9, 2026',
      UTR: 'HDFCN52026061012',
    })
    expect((await world.readAudit(booking._id)).at(-1)?.description).toBe(
      `Payment ${payment.reference} confirmed, reference …1012, receipt ${body.documents[0]?.label}: ₹7,000 (booking ${booking.bookingId})`,
    )
    // After the reversal, the credit note names the receipt and its payment method.
    world.setClock(today, '13:00')
    const after = await world.adjust(booking._id, { kind: 'reversal', payment: payment._id })
    const credit = await pageOf(after.body, 'C')
    expect([credit.title, credit.sums]).toEqual(['Credit note', [{ name: 'Amount', value: '₹7,000' }]])
    expect(told(credit.facts)).toMatchObject({
      Reverses: body.documents[0]?.label,
      Reference: payment.reference,
      'Paid by': 'Bank',
      'Paid on': 'Jun 9, 2026',
      UTR: 'HDFCN52026061012',
    })
    const row = {
      action: 'ADMIN_ACTION',
      description: expect.stringContaining(`reversal of payment ${payment.reference}: `),
    }
    expect((await world.readAudit(booking._id)).at(-1)).toMatchObject(row)
  })

  test.each([
    [-100, { 'Still to pay': '₹100' }],
    [0, {}],
    [100, { 'Credit balance': '₹100' }],
  ])('is a bill with its days, each line and the balance, after a payment of %i', async (balance, says) => {
    const { booking, visit, caretaker } = await world.planOne()
    const { amount: price } = booking.price
    const { _id } = await world.asked(booking._id, { amount: price, method: 'cash' })
    await world.decide(_id, { status: 'confirmed', received: price + balance })
    await world.begin(booking, caretaker)
    await world.work(visit)
    const page = await pageOf((await bill(booking._id, '2026-06-10', '2026-06-11')).body, 'B')
    expect(told(page.facts)).toMatchObject({ Days: 'Jun 10, 2026 – Jun 11, 2026' })
    expect(page.lines).toEqual([{ day: 'Jun 11, 2026', what: 'Visit', amount: rupees(price) }])
    expect(told(page.sums)).toEqual({ Amount: rupees(price), 'Paid so far': rupees(price + balance), ...says })
  })

  test('lists charged, waived, late skipped and manually changed amounts from the first day', async () => {
    const { id, price } = await given(10_000)
    const [, second, third] = await world.visitsOf(id)
    if (second) await world.work(second)
    const { revision } = (await world.money(id)).lines[0]?.visit ?? {}
    await world.call(world.admin, 'POST', `/admin/visits/${second?.id}/waive`, { reason: 'Late', revision })
    await world.call(world.admin, 'POST', `/admin/visits/${third?.id}/skip`, { reason: 'In hospital', charge: 'due' })
    world.setClock('2026-06-14', '23:00')
    await world.adjust(id, { kind: 'credit', amount: 40 })
    await world.adjust(id, { kind: 'opening', amount: -9_999 })
    const { body } = await bill(id, '2026-06-01', '2026-06-14')
    const page = await pageOf(body, 'B')
    expect(page.lines).toEqual([
      { day: 'Jun 11, 2026', what: 'Visit', amount: rupees(price) },
      { day: 'Jun 12, 2026', what: 'Visit', amount: 'not charged' },
      { day: 'Jun 13, 2026', what: 'Visit cancelled too late', amount: rupees(price) },
      { day: 'Jun 14, 2026', what: 'Credit', amount: '-₹40' },
    ])
    expect(body.documents[0]?.total).toBe(2 * price - 40)
    expect((await world.readAudit(id)).at(-1)).toMatchObject({
      action: 'ADMIN_ACTION',
      description: expect.stringContaining(
        `Bill ${body.documents[0]?.label} issued: ${rupees(2 * price - 40)} (booking `,
      ),
    })
  })

  test('shows the tax of 18 % in paise and the GSTIN', async () => {
    const tax = { 'elderly-care': '18' } as const
    world.deps.settings.values.payments = { ...samplePayments, gstin: '36ABCDE1234F1Z5', tax }
    const { id } = await given()
    await world.adjust(id, { kind: 'charge', amount: 1 })
    const { body } = await bill(id, '2026-06-11')
    const total = body.documents[0]?.total ?? 0
    const half = Math.round((total * 900) / 118) / 100
    const page = await pageOf(body, 'B')
    const inPaise = (amount: number) => `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`
    expect(told(page.sums)).toMatchObject({
      'Of this, taxable value': inPaise(total - 2 * half),
      'CGST 9 %': inPaise(half),
      'SGST 9 %': inPaise(half),
    })
    expect(told(page.facts)).toMatchObject({ GSTIN: '36ABCDE1234F1Z5' })
  })

  test('shows only number and sum after its text was erased', async () => {
    const { id } = await given(500)
    world.clock.now = new Date('2036-04-01T00:00:00Z')
    await sweepDocuments(world.deps)
    world.setClock(today)
    const page = await pageOf(await world.money(id), 'R')
    expect([Object.keys(told(page.facts)), page.sums]).toEqual([
      ['Number', 'Issued'],
      [{ name: 'Amount', value: '₹500' }],
    ])
  })
})

test('a financial year begins with number one, and only documents older than the legal period lose their text (rule MON-8)', async () => {
  const { _id: bookingId } = await world.bookPackage('elderly-care', 'standard')
  const { write } = world.deps.database
  const receiptOf = (day: string) => {
    const at = new Date(`${day}T12:00:00+05:30`)
    const receipt = { series: 'R', bookingId, paymentId: null, total: 300, content: {}, by: null, at } as const
    return write((tx) => issueDocument(tx, world.deps, receipt))
  }
  const first = await receiptOf('2028-04-01')
  const second = await receiptOf('2029-03-31')
  const next = await receiptOf('2029-04-01')
  expect([first, second, next].map(({ label }) => label)).toEqual(['R/28-29/00001', 'R/28-29/00002', 'R/29-30/00001'])
  world.setClock('2037-04-01')
  await sweepDocuments(world.deps)
  world.setClock(today)
  const familyOf = async (id: string) => told((await world.document(id)).body.page.facts).Family
  expect([await familyOf(first.id), await familyOf(next.id)]).toEqual([undefined, 'Asha Rao'])
})

test('a credit counts against its own bill only, and a bill belongs to one booking (rule MON-16)', async () => {
  const { id, price } = await given()
  await bill(id, '2026-06-11')
  world.setClock('2026-06-12', '09:00')
  await world.adjust(id, { kind: 'charge', amount: 500 })
  expect((await world.readAudit(id)).at(-1)?.description).toMatch(/^Balance adjusted, charge: -₹500 \(booking /)
  const { documents } = (await bill(id, '2026-06-12')).body
  const [newer, older] = documents
  expect([newer?.total, older?.total]).toEqual([500, price])
  const credit = <Body = OfficeMoney>(amount: number, of: string) =>
    world.adjust<Body>(id, { kind: 'credit', amount, bill: of })
  expect((await credit(price, older?._id ?? '')).status).toBe(201)
  expect((await credit<Refusal>(501, newer?._id ?? '')).body.code).toBe('money.more_than_bill')
  const { body } = await credit(500, newer?._id ?? '')
  expect(body.documents.filter(({ series }) => series === 'C')).toHaveLength(2)
  expect(body.lines.map(({ day, kind }) => [day, kind])).toEqual([
    ['2026-06-12', 'credit'],
    ['2026-06-12', 'charge'],
    ['2026-06-11', 'credit'],
    ['2026-06-11', 'done'],
  ])
  expect((await world.readAudit(id)).at(-1)?.description).toContain(`credit for bill ${newer?.label}: ₹500`)
  expect((await credit<Refusal>(1, older?._id ?? '')).body.code).toBe('money.more_than_bill')
  // A credit whose text was erased does not block a credit for another bill. An erased bill gets no second credit.
  await updateRows(world, 'issued_documents', { booking_id: id }, { content: '' })
  expect((await credit(price, older?._id ?? '')).status).toBe(404)
  world.setClock('2026-06-13', '09:00')
  await world.adjust(id, { kind: 'charge', amount: 70 })
  const [last] = (await bill(id, '2026-06-13')).body.documents
  expect((await credit(70, last?._id ?? '')).status).toBe(201)
})

test('a document is readable by its own family only, and an unknown one by no caller', async () => {
  const { id } = await given(500)
  const [receipt] = (await world.money(id)).documents
  const path = `/booking/${id}/documents/${receipt?._id}`
  const own = await world.call<MoneyDocument>(world.family, 'GET', path)
  expect([own.status, own.body.label]).toEqual([200, receipt?.label])
  expect((await world.call(await world.addPerson('user'), 'GET', path)).status).toBe(404)
  expect((await world.document('01ARZ3NDEKTSV4RRFFQ69G5FAV')).status).toBe(404)
})
