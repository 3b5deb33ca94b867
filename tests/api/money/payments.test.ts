import { removeAccount } from '@thodu/api'
import type { HistoryEntry } from '@thodu/api/contract/history/history.schema'
import type { BookedPayment, PayPage } from '@thodu/api/contract/money/money.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { selectRows, updateRows } from '../../support/rows.ts'
import { samplePayments } from '../../support/samples/payments.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { today } from '../visits/visit-world.ts'
import { createMoneyWorld, type MoneyWorld } from './money-world.ts'

let world: MoneyWorld
beforeAll(async () => {
  world = await createMoneyWorld()
})
beforeEach(() => world.setClock(today))
afterAll(() => world.close())

let last = 412345678900
const newUtr = (): string => {
  last += 1
  return String(last)
}
const planned = async () => {
  const { booking } = await world.planOne()
  return booking._id
}

describe('requesting a payment (rule MON-5)', () => {
  test('creates a reference and a page, and a second request is refused while it is open', async () => {
    const { booking } = await world.planOne()
    const { status, body } = await world.ask(booking._id)
    expect(status).toBe(201)
    expect(body.payments).toMatchObject([{ reference: `${booking.bookingId}-1`, amount: 7_000, status: 'asked' }])
    expect(body.payments[0]?.payUrl).toMatch(/\/pay#[\w-]+\.[\w-]{43}$/)
    const again = await world.ask<Refusal>(booking._id)
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'money.request_open', message: 'This booking already has an open payment request.' },
    ])
  })

  test.each([-1, 0, 0.5, 1e12, '5', null])('of %j is refused with a message', async (amount) => {
    const { status, body } = await world.ask<Refusal>(await planned(), { amount })
    expect([status, body.errors]).toEqual([400, { amount: 'Enter a whole number of rupees, 1 or more.' }])
  })

  test('above the UPI limit is refused with an alternative, and a bank transfer is accepted', async () => {
    const id = await planned()
    const { status, body } = await world.ask<Refusal>(id, { amount: 100_001 })
    expect([status, body.code, body.message]).toEqual([
      400,
      'money.over_upi',
      'A UPI payment can be at most ₹1,00,000. Request less, or use the bank account.',
    ])
    expect((await world.ask(id, { amount: 100_001, method: 'bank' })).status).toBe(201)
  })

  test('20 times at once creates one request', async () => {
    const id = await planned()
    const all = await Promise.all(Array.from({ length: 20 }, () => world.ask(id)))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await world.money(id)).payments).toHaveLength(1)
  })

  test('is refused while payments are not configured (rule MON-4)', async () => {
    const id = await planned()
    world.deps.settings.values.payments = { ...samplePayments, upi: null, bank: null }
    const { status, body } = await world.ask<Refusal>(id)
    world.deps.settings.values.payments = { ...samplePayments, bank: null }
    const other = await world.ask<Refusal>(id, { method: 'bank' })
    world.deps.settings.values.payments = samplePayments
    expect([status, body.code]).toEqual([409, 'money.off'])
    expect([other.status, Object.keys(other.body.errors ?? {})]).toEqual([400, ['method']])
  })
})

test('a family sees money once a price was agreed, and a caretaker never does (rules MON-3, MON-13)', async () => {
  const { booking, caretaker } = await world.planOne()
  const has = async (who: Person, path: string) =>
    (await world.call<{ hasMoney?: true }>(who, 'GET', `${path}/${booking._id}`)).body.hasMoney
  expect(await has(world.family, '/booking')).toBe(true)
  expect(await has(caretaker, '/caretaker/bookings')).toBeUndefined()
  const before = await world.book(world.family)
  const { body } = await world.call<{ _id: string; hasMoney?: true }[]>(world.family, 'GET', '/booking')
  const told = new Map(body.map(({ _id, hasMoney }) => [_id, hasMoney]))
  expect([told.get(booking._id), told.get(before._id)]).toEqual([true, undefined])
  await world.adjust(before._id, { kind: 'opening', amount: 2_000 })
  expect((await world.call<{ hasMoney?: true }>(world.family, 'GET', `/booking/${before._id}`)).body.hasMoney).toBe(
    true,
  )
})

describe('claiming a payment (rule MON-6)', () => {
  test('through the payment link replaces a reference from the link, and not one of the signed-in family', async () => {
    const id = await planned()
    const payment = await world.asked(id)
    const [first, second, own] = [newUtr(), newUtr(), newUtr()]
    const stored = async () => (await world.money(id)).payments.find(({ _id }) => _id === payment._id)?.utr
    for (const utr of [first, second])
      expect((await world.claimByLink(world.linkOf(payment), { utr })).status).toBe(200)
    expect(await stored()).toBe(second)
    await world.claim(payment._id, { utr: own })
    expect((await world.claimByLink(world.linkOf(payment), { utr: first })).status).toBe(200)
    expect(await stored()).toBe(own)
  })

  test.each(['41234567890', '4123456789012', '41234567890x'])('with the reference “%s” is refused', async (utr) => {
    const { _id: payment } = await world.asked(await planned())
    const { status, body } = await world.claim(payment, { utr })
    expect([status, body.errors]).toEqual([400, { utr: 'Enter the 12-digit UTR.' }])
  })

  test('is possible for the own family until the payment is settled', async () => {
    const { _id: payment } = await world.asked(await planned())
    expect((await world.claim(payment, {}, await world.addPerson('user'))).status).toBe(404)
    await world.decide(payment, { status: 'rejected', reason: 'Not in the statement' })
    const { status, body } = await world.claim(payment)
    expect([status, body.code, body.message]).toEqual([409, 'money.settled', 'This payment is settled already.'])
  })

  test('stores a reference that looks like an Aadhaar number, and logs its last four digits', async () => {
    const id = await planned()
    const { _id: payment } = await world.asked(id)
    // Valid by the Verhoeff check digit, like one number in ten.
    const utr = '234123412346'
    await world.claim(payment, { utr })
    expect((await world.money(id)).payments[0]?.utr).toBe(utr)
    const rows = await selectRows(world, 'audit_log', ['description'])
    const told = rows.map(({ description }) => description).join('\n')
    expect(told).toContain('…2346')
    expect(told).not.toContain(utr)
  })
})

describe('confirming a payment (rule MON-8)', () => {
  test('counts the received amount and creates a receipt', async () => {
    const id = await planned()
    const { _id: payment, reference } = await world.asked(id)
    const utr = newUtr()
    const { status, body } = await world.decide(payment, { status: 'confirmed', received: 6_500, utr, paidOn: today })
    expect([status, body.balance, body.payments[0]?.status]).toEqual([200, 6_500, 'confirmed'])
    const [receipt] = body.documents
    expect(receipt).toMatchObject({ series: 'R', total: 6_500, label: expect.stringMatching(/^R\/26-27\/\d{5}$/) })
    const { body: document } = await world.document(receipt?._id ?? '')
    const facts = Object.fromEntries(document.page.facts.map(({ name, value }) => [name, value]))
    expect(facts).toMatchObject({ Reference: reference, 'Paid by': 'UPI', UTR: utr, Family: 'Asha Rao' })
    expect(document.page.sums).toEqual([{ name: 'Amount', value: '₹6,500' }])
    const own = await world.call(world.family, 'GET', `/booking/${id}/documents/${receipt?._id}`)
    expect(own.status).toBe(200)
    const foreign = await world.call(world.family, 'GET', `/booking/${await planned()}/documents/${receipt?._id}`)
    expect(foreign.status).toBe(404)
  })

  test('50 times at once happens once, and one reference confirms one payment (E2)', async () => {
    const [one, other] = [await world.asked(await planned()), await world.asked(await planned())]
    const utr = newUtr()
    const body = { status: 'confirmed', received: 7_000, utr }
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, place) => world.decide<Refusal>(place % 2 === 0 ? one._id : other._id, body)),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const codes = new Set(all.flatMap(({ body: { code } }) => code ?? []))
    expect([...codes].toSorted()).toEqual(['money.reference_taken', 'money.settled'])
    const taken = all.find(({ body: { code } }) => code === 'money.reference_taken')
    expect(taken?.body.message).toMatch(/^This reference is already confirmed for \w+-1\.$/)
  })

  test('requires the reference of a UPI or bank payment, a day that is not in the future, and an amount', async () => {
    const { _id: payment } = await world.asked(await planned())
    const fieldsOf = async (more: object) => {
      const { status, body } = await world.decide<Refusal>(payment, { status: 'confirmed', received: 1, ...more })
      return [status, ...Object.keys(body.errors ?? {})]
    }
    expect(await fieldsOf({})).toEqual([400, 'utr'])
    expect(await fieldsOf({ utr: newUtr(), paidOn: '2026-06-11' })).toEqual([400, 'paidOn'])
    expect(await fieldsOf({ utr: newUtr(), paidOn: '1970-01-01' })).toEqual([400, 'paidOn'])
    expect(await fieldsOf({ utr: newUtr(), received: -7_000 })).toEqual([400, 'received'])
    const rejected = await world.decide<Refusal>(payment, { status: 'rejected', reason: ' ' })
    expect([rejected.status, Object.keys(rejected.body.errors ?? {})]).toEqual([400, ['reason']])
    expect((await world.decide(payment, { status: 'confirmed', received: 7_000, utr: newUtr() })).status).toBe(200)
  })

  test('numbers the receipts of a year without a gap, whatever the clock shows', async () => {
    const numbers: number[] = []
    for (const day of ['2026-06-10', '2026-06-09', '2026-06-11']) {
      world.setClock(day)
      const { _id: payment } = await world.asked((await world.bookPackage('elderly-care', 'standard'))._id)
      const { body } = await world.decide(payment, { status: 'confirmed', received: 7_000, utr: newUtr() })
      numbers.push(Number(body.documents[0]?.label.split('/').at(-1)))
    }
    const [first = 0] = numbers
    expect(numbers).toEqual([first, first + 1, first + 2])
  })
})

test('the history of a booking lists each money event once (rule OFF-31)', async () => {
  const id = await planned()
  const { _id: payment, reference } = await world.asked(id)
  await world.claim(payment)
  await world.decide(payment, { status: 'confirmed', received: 7_000, utr: newUtr() })
  await world.adjust(id, { kind: 'credit', amount: 50 })
  const filter = encodeURIComponent(JSON.stringify({ kind: 'money' }))
  const { body } = await world.call<HistoryEntry[]>(
    world.admin,
    'GET',
    `/admin/bookings/${id}/history?sort=["at","ASC"]&range=[0,24]&filter=${filter}`,
  )
  const told = body.map((entry) => (entry.what === 'audited' ? entry.changes.map(({ to }) => to) : [entry.what]))
  expect(told).toEqual([
    ['asked', '₹7,000', reference],
    ['claimed', reference],
    ['confirmed', '₹7,000', reference],
    ['credit', '₹50'],
  ])
})

test('the list of payments lists payments by day with the confirming admin, and marks reversed ones (rule MON-18)', async () => {
  const id = await planned()
  world.setClock('2026-08-15')
  const { _id: cash } = await world.asked(id, { method: 'cash', amount: 300 })
  await world.decide(cash, { status: 'confirmed', received: 300, paidOn: '2026-08-14' })
  const { _id: mistaken } = await world.asked(id)
  const utr = newUtr()
  await world.decide(mistaken, { status: 'confirmed', received: 7_000, utr })
  await world.adjust(id, { kind: 'reversal', payment: mistaken })
  const list = <Body = BookedPayment[]>(from: string, to: string) =>
    world.call<Body>(world.admin, 'GET', `/admin/payments?from=${from}&to=${to}`)
  const { body } = await list('2026-08-14', '2026-08-15')
  const parts = body.map(({ day, method, amount, utr: told, takenBy, takenBack }) => [
    day,
    method,
    amount,
    told,
    takenBy,
    takenBack,
  ])
  expect(parts).toEqual([
    ['2026-08-14', 'cash', 300, null, world.admin.name, null],
    ['2026-08-15', 'upi', 7_000, utr, world.admin.name, '2026-08-15'],
  ])
  expect((await list('2026-08-15', '2026-08-15')).body).toHaveLength(1)
  expect((await list<Refusal>('2026-08-15', '2026-08-14')).status).toBe(400)
  expect((await list<Refusal>('2025-01-01', '2026-08-14')).status).toBe(400)
  world.setClock(today)
})

describe('adjusting money (rule MON-9)', () => {
  test('reverses a confirmation once, with a credit note for its receipt', async () => {
    const id = await planned()
    const { _id: payment } = await world.asked(id)
    await world.decide(payment, { status: 'confirmed', received: 7_000, utr: newUtr() })
    world.setClock(today, '13:00')
    const { status, body } = await world.adjust(id, { kind: 'reversal', payment })
    expect([status, body.balance, body.documents.map(({ series }) => series)]).toEqual([201, 0, ['C', 'R']])
    expect((await world.adjust<Refusal>(id, { kind: 'reversal', payment })).body.code).toBe('money.settled')
    const other = await planned()
    expect((await world.adjust(other, { kind: 'reversal', payment })).status).toBe(404)
  })

  test('allows a reference that was confirmed for the wrong booking to be confirmed for the right one', async () => {
    const [wrong, right] = [await planned(), await planned()]
    const given = { status: 'confirmed', received: 7_000, utr: newUtr() } as const
    const { _id: mistaken } = await world.asked(wrong)
    await world.decide(mistaken, given)
    const { _id: meant } = await world.asked(right)
    expect((await world.decide<Refusal>(meant, given)).body.code).toBe('money.reference_taken')
    await world.adjust(wrong, { kind: 'reversal', payment: mistaken })
    expect((await world.decide(meant, given)).status).toBe(200)
    expect((await world.money(wrong)).balance).toBe(0)
  })

  test('keeps the sign of an opening balance, a credit and a charge', async () => {
    const id = await planned()
    await world.adjust(id, { kind: 'opening', amount: -4_000 })
    await world.adjust(id, { kind: 'credit', amount: 500 })
    const { body } = await world.adjust(id, { kind: 'charge', amount: 200 })
    expect([body.balance, body.lines.map(({ amount }) => amount)]).toEqual([-3_700, [-200, 500, -4_000]])
    expect((await world.adjust(id, { kind: 'credit', amount: 0.5 })).status).toBe(400)
    expect((await world.adjust(id, { kind: 'credit', amount: -5 })).status).toBe(400)
    expect((await world.adjust(id, { kind: 'opening', amount: 0 })).status).toBe(400)
    expect((await world.adjust(id, { kind: 'credit', amount: 5, reason: '' })).status).toBe(400)
  })

  test('allows an account to be removed once its money is even (rule MON-10)', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled', reason: 'x' })
    await world.adjust(booking._id, { kind: 'opening', amount: 100 })
    const remove = () => removeAccount(world.deps, family.email)
    await expect(remove()).rejects.toMatchObject({ code: 'money.not_settled' })
    await world.adjust(booking._id, { kind: 'charge', amount: 100 })
    expect((await remove()).kept.bookings).toBe(1)
  })
})

describe('the payment page of a request (rule MON-7)', () => {
  test('shows amount and payment methods without any personal data (E8)', async () => {
    const { booking } = await world.planOne(0, { patientName: 'Narsamma Canary', emergencyPhone: '9812398123' })
    const payment = await world.asked(booking._id)
    const { status, body, text } = await world.payPage<PayPage>(world.linkOf(payment))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      amount: 7_000,
      reference: payment.reference,
      state: 'asked',
      bank: samplePayments.bank,
    })
    expect(body.upi?.link).toBe(
      `upi://pay?pa=care%40examplebank&pn=Thodu%20Care&am=7000.00&cu=INR&tn=${payment.reference}`,
    )
    for (const word of ['Narsamma', 'Canary', '98123', 'Asha', 'Rao', booking._id]) expect(text).not.toContain(word)
    expect((await world.claimByLink(world.linkOf(payment), { utr: newUtr() })).status).toBe(200)
    expect((await world.payPage<PayPage>(world.linkOf(payment))).body.state).toBe('claimed')
  })

  test('is not found for a wrong link, after a withdrawal, and 30 days after it was settled', async () => {
    const id = await planned()
    const payment = await world.asked(id)
    const link = world.linkOf(payment)
    for (const wrong of ['', 'x', `${payment._id}.${'a'.repeat(32)}`, `x${link}`]) {
      expect((await world.payPage(wrong)).status).toBe(404)
      expect((await world.claimByLink(wrong)).status).toBe(404)
    }
    await world.decide(payment._id, { status: 'confirmed', received: 7_000, utr: newUtr() })
    expect((await world.payPage<PayPage>(link)).body).toMatchObject({ state: 'confirmed', upi: null, bank: null })
    expect((await world.claimByLink(link)).status).toBe(409)
    world.setClock('2026-07-11')
    expect((await world.payPage(link)).status).toBe(404)
    const next = await world.asked(id)
    await world.decide(next._id, { status: 'withdrawn', reason: 'Twice' })
    expect((await world.payPage(world.linkOf(next))).status).toBe(404)
    expect((await world.claimByLink(world.linkOf(next))).status).toBe(404)
  })

  test('is not found once its family closed the account', async () => {
    const family = await world.addPerson('user')
    const payment = await world.asked((await world.book(family))._id)
    expect((await world.payPage(world.linkOf(payment))).status).toBe(200)
    const at = world.clock.now.toISOString()
    await updateRows(world, 'accounts', { id: family.id }, { restricted_at: at })
    expect((await world.payPage(world.linkOf(payment))).status).toBe(404)
    expect((await world.claimByLink(world.linkOf(payment))).status).toBe(404)
  })
})
