import type { HistoryEntry } from '@thodu/api/contract/history/history.schema'
import type { BookedPayment, PayPage } from '@thodu/api/contract/money/money.schema'
import type { PaymentSetup } from '@thodu/api/contract/payment-setup'
import { dayMs } from '@thodu/api/contract/time'
import { beforeEach, describe, expect, test } from 'vitest'
import { payUrlOf } from '../../../api/src/charges/pay-url.ts'
import { updateRows } from '../../support/rows.ts'
import { samplePayments } from '../../support/samples/payments.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Refusal } from '../../support/world.ts'
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
const lastAudit = async (id: string) => (await world.readAudit(id)).at(-1)?.description
const signedLink = (payment: string) => payUrlOf(world.deps.config, payment, 'en').split('#')[1] ?? ''
/** A refund of 9,000 rupees that waits to be sent. */
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

describe('asking (rule MON-5)', () => {
  test.each<[Partial<PaymentSetup>, readonly string[]]>([
    [{}, ['upi', 'bank', 'cash']],
    [{ upi: null }, ['bank', 'cash']],
    [{ bank: null }, ['upi', 'cash']],
    [{ upi: null, bank: null }, ['cash']],
  ])('with %j set up offers %j', async (setup, methods) => {
    const id = await planned()
    world.deps.settings.values.payments = { ...samplePayments, ...setup }
    expect((await world.money(id)).methods).toEqual(methods)
  })

  test('is possible again once the request before was settled', async () => {
    const [one, other] = [await planned(), await planned()]
    await world.asked(other)
    const first = await world.asked(one, { amount: 100_000 })
    await world.claim(first._id)
    expect((await world.ask<Refusal>(one)).body.code).toBe('money.request_open')
    await world.decide(first._id, { status: 'rejected', reason: 'Not in the bank' })
    expect(await lastAudit(one)).toMatch(/^Payment \w+-1 rejected \(booking \w+\)$/)
    const second = await world.asked(one, { method: 'cash' })
    await world.decide(second._id, { status: 'withdrawn', reason: 'Twice' })
    expect(await lastAudit(one)).toMatch(/^Payment \w+-2 withdrawn \(booking \w+\)$/)
    expect((await world.asked(one)).reference).toMatch(/-3$/)
    const { id } = await owed()
    expect((await world.ask(id)).status).toBe(201)
    expect(await lastAudit(id)).toMatch(/^Payment \w+-2 asked for: ₹7,000 \(booking \w+\)$/)
  })

  test('by UPI without UPI is refused; cash never is', async () => {
    const id = await planned()
    world.deps.settings.values.payments = { ...samplePayments, upi: null }
    const { status, body } = await world.ask<Refusal>(id)
    expect([status, body.errors]).toEqual([400, { method: expect.any(String) }])
    expect((await world.ask(id, { method: 'cash' })).status).toBe(201)
  })

  test('gives the page in the language of the family', async () => {
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

describe('claiming (rule MON-6)', () => {
  test('keeps what was said before where nothing new is said, the first time of it, and one row of the log for each', async () => {
    const id = await planned()
    const { _id: payment, reference } = await world.asked(id)
    const rows = async () =>
      (await world.readAudit(id)).filter(({ description }) => description.includes('said to be paid'))
    const utr = newUtr()
    await world.claim(payment, { utr })
    const [first] = (await world.money(id)).payments
    expect(first?.claimedAt).toBe(world.clock.now.toISOString())
    world.setClock(today, '13:00')
    for (const body of [{}, { utr }, { utr: '' }]) expect((await world.claim(payment, body)).status).toBe(200)
    expect((await world.money(id)).payments[0]).toEqual(first)
    expect(await rows()).toHaveLength(1)
    const other = newUtr()
    await world.claim(payment, { utr: other })
    expect((await world.money(id)).payments[0]).toEqual({ ...first, utr: other })
    expect((await rows()).at(-1)).toMatchObject({
      action: 'BOOKING_UPDATED',
      description: `Payment ${reference} said to be paid, reference …${other.slice(-4)} (booking ${reference.split('-')[0]})`,
    })
    const silent = await planned()
    await world.claim((await world.asked(silent))._id)
    expect(await lastAudit(silent)).toMatch(/^Payment \w+-1 said to be paid \(booking \w+\)$/)
  })

  test('by bank wants the reference of a bank, and cash has none', async () => {
    const bank = await world.asked(await planned(), { method: 'bank' })
    const wrong = await world.claim(bank._id, { utr: 'AB12' })
    expect([wrong.status, wrong.body.errors]).toEqual([400, { utr: expect.any(String) }])
    expect((await world.claim(bank._id, { utr: 'hdfc n520 2606 1012' })).status).toBe(200)
    const cash = await world.asked(await planned(), { method: 'cash' })
    expect((await world.claim(cash._id, { utr: '1' })).status).toBe(400)
    expect((await world.claim(cash._id)).status).toBe(200)
  })

  test('is refused for a refund', async () => {
    const { refund } = await owed()
    expect((await world.claim(refund._id)).body.code).toBe('money.settled')
    expect((await world.claimByLink(signedLink(refund._id))).status).toBe(404)
    expect((await world.payPage(signedLink(refund._id))).status).toBe(404)
    const cash = await world.asked(await planned(), { method: 'cash' })
    expect((await world.payPage(signedLink(cash._id))).status).toBe(404)
    expect((await world.claimByLink(signedLink(cash._id))).status).toBe(404)
  })
})

describe('confirming (rule MON-8)', () => {
  test('takes the reference that the family gave, today, unless the office says another', async () => {
    const id = await planned()
    const utr = newUtr()
    const { _id } = await world.asked(id)
    await world.claim(_id, { utr })
    // Said of another payment as well, it is confirmed for neither yet.
    const other = await world.asked(await planned())
    await world.claim(other._id, { utr })
    const { status, body } = await world.decide(_id, { status: 'confirmed', received: 7_000 })
    expect([status, body.payments[0]]).toMatchObject([200, { utr, paidOn: today, received: 7_000 }])
    const own = newUtr()
    const corrected = await world.decide(other._id, { status: 'confirmed', received: 7_000, utr: own })
    expect([corrected.status, corrected.body.payments[0]?.utr]).toEqual([200, own])
    // What is settled is paid no more.
    expect([body.payments[0]?.payUrl, corrected.body.payments[0]?.payUrl]).toEqual([null, null])
  })

  test('of a refund gives a paper of its own, and the history says that it was sent', async () => {
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
    // Sent by mistake, it comes back with its sign.
    world.setClock('2026-06-11', '13:00')
    const back = await world.adjust(id, { kind: 'reversal', payment: refund._id })
    expect([back.status, back.body.balance, back.body.lines[0]]).toMatchObject([
      201,
      9_000,
      { kind: 'reversal', amount: 8_000 },
    ])
  })

  test('of a refund that is withdrawn is no sending of it', async () => {
    const { id, refund } = await owed()
    await world.decide(refund._id, { status: 'withdrawn', reason: 'She stays' })
    const row = (await world.readAudit(id)).at(-1)
    expect([row?.description, JSON.parse(row?.changes ?? '[]')]).toEqual([
      expect.stringMatching(/^Payment \w+-1 withdrawn \(booking \w+\)$/),
      [
        { field: 'money', from: null, to: 'withdrawn' },
        { field: 'reference', from: null, to: refund.reference },
      ],
    ])
  })

  test.each([
    ['asked', undefined],
    ['rejected', { status: 'rejected', reason: 'Not there' }],
  ])('what is only %s is not taken back', async (_, body) => {
    const id = await planned()
    const { _id } = await world.asked(id)
    if (body) await world.decide(_id, body)
    expect((await world.adjust<Refusal>(id, { kind: 'reversal', payment: _id })).body.code).toBe('money.settled')
  })
})

describe('the page of a request (rule MON-7)', () => {
  test('says how to pay as it is set up, and by UPI only what UPI takes', async () => {
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

  test('says so for thirty days, to the moment, of what was confirmed, and no reason of it', async () => {
    const payment = await world.asked(await planned())
    const link = world.linkOf(payment)
    await world.decide(payment._id, { status: 'confirmed', received: 7_000, utr: newUtr() })
    const { now } = world.clock
    world.clock.now = new Date(now.getTime() + 30 * dayMs)
    expect(await world.payPage<PayPage>(link)).toMatchObject({
      status: 200,
      body: { state: 'confirmed', reason: null },
    })
    world.clock.now = new Date(now.getTime() + 30 * dayMs + 1)
    expect((await world.payPage(link)).status).toBe(404)
  })

  test('stays while it is open, however long ago it was asked for', async () => {
    const payment = await world.asked(await planned())
    world.setClock('2026-09-30')
    expect((await world.payPage<PayPage>(world.linkOf(payment))).body.state).toBe('asked')
  })
})

describe('the list of payments (rule MON-18)', () => {
  const list = async (day: string, to = day) =>
    (await world.call<BookedPayment[]>(world.admin, 'GET', `/admin/payments?from=${day}&to=${to}`)).body

  test('names no family whose data are closed; the amount stays in the books', async () => {
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

test('what happened is read in pages of 31 days, and each says where the one before begins', async () => {
  const id = await planned()
  for (const [day, amount] of [
    ['2026-06-10', 1],
    ['2026-07-11', 2],
    ['2026-08-11', 3],
    ['2026-08-12', 4],
  ] as const) {
    world.setClock(day)
    await world.adjust(id, { kind: 'credit', amount })
  }
  const page = async (until?: string) => {
    const { body } = await world.call<{ lines: { amount: number }[]; olderUntil: string | null }>(
      world.family,
      'GET',
      `/booking/${id}/money${until ? `?until=${until}` : ''}`,
    )
    return [body.lines.map(({ amount }) => amount), body.olderUntil]
  }
  expect(await page()).toEqual([[4, 3], '2026-07-11'])
  expect(await page('2026-08-11')).toEqual([[3], '2026-07-11'])
  expect(await page('2026-08-10')).toEqual([[2], '2026-06-10'])
  expect(await page('2026-07-11')).toEqual([[2], '2026-06-10'])
  expect(await page('2026-07-10')).toEqual([[1], null])
  expect(await page('2026-06-09')).toEqual([[], null])
})
