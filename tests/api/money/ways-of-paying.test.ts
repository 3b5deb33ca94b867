import type { HistoryEntry } from '@thodu/api/contract/history/history.schema'
import type { BookedPayment, PayPage } from '@thodu/api/contract/money/money.schema'
import type { PaymentSetup } from '@thodu/api/contract/payment-setup'
import { beforeEach, describe, expect, test } from 'vitest'
import { updateRows } from '../../support/rows.ts'
import { samplePayments } from '../../support/samples/payments.ts'
import { useWorld } from '../../support/use-world.ts'
import { today } from '../visits/visit-world.ts'
import { createMoneyWorld } from './money-world.ts'

const world = useWorld(createMoneyWorld)
beforeEach(() => {
  world.setClock(today)
  world.deps.settings.values.payments = samplePayments
})

let last = 112345678900
const newUtr = () => {
  last += 1
  return String(last)
}
const planned = async () => (await world.planOne()).booking._id
const owed = async () => {
  const { booking, caretaker } = await world.planOne()
  await world.adjust(booking._id, { kind: 'opening', amount: 9_000 })
  await world.begin(booking, caretaker)
  await world.advance(caretaker, booking, 'completed')
  await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/settle`, {})
  const [refund] = (await world.money(booking._id)).payments
  if (refund?.direction !== 'out') throw new Error('no refund')
  return { booking, id: booking._id, refund }
}

describe('requesting a payment (rule MON-5)', () => {
  test.each<[Partial<PaymentSetup>, readonly string[]]>([
    [{}, ['upi', 'bank', 'cash']],
    [{ upi: null }, ['bank', 'cash']],
    [{ bank: null }, ['upi', 'cash']],
    [{ upi: null, bank: null }, ['cash']],
  ])('offers, when %j is configured, %j', async (setup, methods) => {
    const id = await planned()
    world.deps.settings.values.payments = { ...samplePayments, ...setup }
    expect((await world.money(id)).methods).toEqual(methods)
  })

  test('creates a page in the language of the family', async () => {
    const id = await planned()
    const { write } = world.deps.database
    const speaks = (language: 'te' | null) =>
      write((tx) => tx.updateTable('accounts').set({ language }).where('id', '=', world.family.id).execute())
    await speaks('te')
    expect((await world.asked(id)).payUrl).toContain('/te/pay#')
    await speaks(null)
    expect((await world.money(id)).payments[0]?.payUrl).not.toContain('/te/')
  })
})

test('claiming a payment by bank requires a bank reference, and cash has none (rule MON-6)', async () => {
  const bank = await world.asked(await planned(), { method: 'bank' })
  const wrong = await world.claim(bank._id, { utr: 'AB12' })
  expect([wrong.status, wrong.body.errors]).toEqual([400, { utr: expect.any(String) }])
  expect((await world.claim(bank._id, { utr: 'hdfc n520 2606 1012' })).status).toBe(200)
  const cash = await world.asked(await planned(), { method: 'cash' })
  expect((await world.claim(cash._id, { utr: '1' })).status).toBe(400)
  expect((await world.claim(cash._id)).status).toBe(200)
})

describe('confirming a payment (rule MON-8)', () => {
  test('uses the reference of the family and today, unless the admin enters others', async () => {
    const id = await planned()
    const utr = newUtr()
    const { _id } = await world.asked(id)
    await world.claim(_id, { utr })
    // The same reference is claimed for another payment, so it confirms neither yet.
    const other = await world.asked(await planned())
    await world.claim(other._id, { utr })
    const { status, body } = await world.decide(_id, { status: 'confirmed', received: 7_000 })
    expect([status, body.payments[0]]).toMatchObject([200, { utr, paidOn: today, received: 7_000 }])
    const own = newUtr()
    const corrected = await world.decide(other._id, { status: 'confirmed', received: 7_000, utr: own })
    expect([corrected.status, corrected.body.payments[0]?.utr]).toEqual([200, own])
    expect([body.payments[0]?.payUrl, corrected.body.payments[0]?.payUrl]).toEqual([null, null])
  })

  test('of a refund creates its own document, and the history shows that it was sent', async () => {
    const { id, refund } = await owed()
    const { body } = await world.decide(refund._id, { status: 'confirmed', received: 8_000, utr: newUtr() })
    expect([body.balance, body.documents[0]]).toMatchObject([1_000, { series: 'F', total: 8_000 }])
    const filter = encodeURIComponent(JSON.stringify({ kind: 'money' }))
    const path = `/admin/bookings/${id}/history?sort=["at","ASC"]&range=[0,24]&filter=${filter}`
    const history = await world.call<HistoryEntry[]>(world.admin, 'GET', path)
    const told = history.body.map((entry) => (entry.what === 'audited' ? entry.changes.map(({ to }) => to) : []))
    expect(told).toEqual([
      ['opening', '₹9,000'],
      ['settled', '₹9,000'],
      ['sent', '₹8,000', refund.reference],
    ])
    world.setClock('2026-06-11', '13:00')
    const back = await world.adjust(id, { kind: 'reversal', payment: refund._id })
    expect([back.status, back.body.balance, back.body.lines[0]]).toMatchObject([
      201,
      9_000,
      { kind: 'reversal', amount: 8_000 },
    ])
  })
})

test('the payment page of a request shows the configured payment methods, and UPI only for amounts that UPI allows (rule MON-7)', async () => {
  const payment = await world.asked(await planned(), { method: 'bank', amount: 100_000 })
  const read = async () => (await world.payPage<PayPage>(world.linkOf(payment))).body
  expect(await read()).toMatchObject({ upi: { isVerified: false, vpa: 'care@examplebank' }, reason: null })
  const upi = { vpa: 'care@examplebank', name: 'Thodu Care', verified: true, max: 99_999 }
  world.deps.settings.values.payments = { ...samplePayments, upi, bank: null }
  expect(await read()).toMatchObject({ upi: null, bank: null })
  world.deps.settings.values.payments = { ...samplePayments, upi: { ...upi, max: 100_000 }, bank: null }
  expect(await read()).toMatchObject({ upi: { isVerified: true }, bank: null })
  world.deps.settings.values.payments = { ...samplePayments, upi: null }
  expect(await read()).toMatchObject({ upi: null, bank: samplePayments.bank })
})

describe('the list of payments (rule MON-18)', () => {
  const list = async (day: string, to = day) =>
    (await world.call<BookedPayment[]>(world.admin, 'GET', `/admin/payments?from=${day}&to=${to}`)).body

  test('hides the name of a closed family and keeps the amount', async () => {
    const closed = await world.addPerson('user', 'Closed Family')
    const booking = await world.book(closed)
    world.setClock('2026-11-05')
    const { _id } = await world.asked(booking._id, { method: 'cash' })
    await world.decide(_id, { status: 'confirmed', received: 400 })
    const open = await list('2026-11-05')
    expect(open).toMatchObject([{ family: 'Closed Family', amount: 400 }])
    await updateRows(world, 'accounts', { id: closed.id }, { restricted_at: world.clock.now.toISOString() })
    expect(await list('2026-11-05')).toMatchObject([{ ...open[0], family: '' }])
    const money = await world.call<{ _id: string }[]>(
      world.admin,
      'GET',
      '/admin/money?sort=["_id","DESC"]&range=[0,99]',
    )
    expect(money.status).toBe(200)
    expect(money.body.map(({ _id: id }) => id)).not.toContain(booking._id)
  })
})
