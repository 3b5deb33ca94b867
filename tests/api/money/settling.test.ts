import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Waiting } from '@thodu/api/contract/dashboard/dashboard.schema'
import { refundWithinMs } from '@thodu/api/contract/money/money-rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { samplePayments } from '../../support/samples/payments.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { today } from '../visits/visit-world.ts'
import { createMoneyWorld, type OfficeMoney } from './money-world.ts'

const world = useWorld(createMoneyWorld)
beforeEach(() => world.setClock(today))

type Settled = { balance: number; repriced: number; refund: number; request: number; money: OfficeMoney }
const settle = <Body = Settled>(id: string, preview = false) =>
  world.call<Body>(world.admin, 'POST', `/admin/bookings/${id}/settle`, { preview })
let last = 612345678900
const newUtr = () => {
  last += 1
  return String(last)
}
const pay = async (id: string, received: number) => {
  const { _id } = await world.asked(id, { amount: received, method: 'bank' })
  await world.decide(_id, { status: 'confirmed', received, utr: newUtr() })
}
const end = async (booking: Booking, caretaker: Person) => {
  await world.begin(booking, caretaker)
  await world.advance(caretaker, booking, 'completed')
}

describe('settling the money of a booking (rule MON-15)', () => {
  test('is refused until care has ended', async () => {
    const { booking } = await world.planOne()
    const { status, body } = await settle<Refusal>(booking._id)
    expect([status, body.code, body.message]).toEqual([
      409,
      'money.care_goes_on',
      'Care is in progress. Complete or cancel the booking first.',
    ])
    world.deps.settings.values.payments = { ...samplePayments, upi: null, bank: null }
    expect((await settle<Refusal>(booking._id)).body.code).toBe('money.off')
    world.deps.settings.values.payments = samplePayments
  })

  test('previews a refund, creates it once, and counts it once it is sent', async () => {
    const { booking, caretaker } = await world.planOne()
    await pay(booking._id, 9_000)
    await end(booking, caretaker)
    const seen = await settle(booking._id, true)
    expect(seen.body).toMatchObject({ balance: 9_000, repriced: 0, refund: 9_000, request: 0 })
    expect((await world.money(booking._id)).payments).toHaveLength(1)
    const all = await Promise.all(Array.from({ length: 10 }, () => settle<Refusal>(booking._id)))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(all.find(({ status }) => status === 409)?.body.code).toBe('money.refund_waits')
    const [refund] = (await world.money(booking._id)).payments
    expect(refund).toMatchObject({ direction: 'out', amount: 9_000, method: 'bank', status: 'asked', payUrl: null })
    expect((await world.money(booking._id)).balance).toBe(9_000)
    const waits = async () => (await world.call<Waiting>(world.admin, 'GET', '/admin/waiting')).body.money
    expect(await waits()).toEqual({ claims: 0, refunds: 1, lateRefunds: 0 })
    const { now } = world.clock
    world.clock.now = new Date(now.getTime() + refundWithinMs + 1)
    expect(await waits()).toEqual({ claims: 0, refunds: 1, lateRefunds: 1 })
    world.clock.now = now
    const sent = await world.decide(refund?._id ?? '', { status: 'confirmed', received: 9_000, utr: newUtr() })
    expect([sent.body.balance, sent.body.documents.map(({ series }) => series).toSorted()]).toEqual([0, ['F', 'R']])
    expect((await settle<Refusal>(booking._id)).body.code).toBe('money.nothing_left')
  })

  test('requests a missing amount with a last payment page', async () => {
    const { booking, visit, caretaker } = await world.planOne()
    await world.begin(booking, caretaker)
    await world.work(visit)
    await world.advance(caretaker, booking, 'completed')
    const { status, body } = await settle(booking._id)
    expect([status, body.refund, body.request]).toEqual([201, 0, booking.price.amount])
    expect(body.money.payments[0]).toMatchObject({ direction: 'in', status: 'asked', amount: booking.price.amount })
    expect(body.money.payments[0]?.payUrl).toContain('/pay#')
    expect((await settle<Refusal>(booking._id)).body.code).toBe('money.request_open')
  })

  test('undoing a completion withdraws a refund that was not sent', async () => {
    const { booking, caretaker } = await world.planOne()
    await pay(booking._id, 9_000)
    await end(booking, caretaker)
    await settle(booking._id)
    const back = { reason: 'Pressed by mistake', from: 'completed' }
    const undone = await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/step-back`, back)
    expect(undone.status).toBe(200)
    const [refund] = (await world.money(booking._id)).payments
    expect([refund?.status, (await world.money(booking._id)).balance]).toEqual(['withdrawn', 9_000])
  })
})

describe('the cost of an early end', () => {
  const world = useWorld(createMoneyWorld)
  beforeEach(() => world.setClock(today))

  const session = { code: 'S', start: '10:00', minutes: 60 } as const

  /**
   * Five sessions of physiotherapy: price, early-end terms, single price, completed and waived sessions, paid, changed;
   * refund and request computed by hand (E6).
   */
  test.each<[string, number, 'share' | 'single', number | null, number, number, number, number, number, number]>([
    ['paid whole, given whole', 3500, 'share', null, 5, 0, 3500, 0, 0, 0],
    ['paid whole, three given, by share', 3500, 'share', null, 3, 0, 3500, 0, 1400, 0],
    ['paid whole, three given, by single price', 3500, 'single', 800, 3, 0, 3500, 0, 1100, 0],
    ['paid whole, none given', 3500, 'share', null, 0, 0, 3500, 0, 3500, 0],
    ['paid whole, none given, single price', 3500, 'single', 800, 0, 0, 3500, 0, 3500, 0],
    ['nothing paid, two given', 3500, 'share', null, 2, 0, 0, 0, 0, 1400],
    ['nothing paid, two given, single price', 3500, 'single', 800, 2, 0, 0, 0, 0, 1600],
    ['single price never above the package', 3500, 'single', 1000, 4, 0, 3500, 0, 0, 0],
    ['single price below the share', 3500, 'single', 600, 3, 0, 3500, 0, 1700, 0],
    ['finished: the package, not five singles', 3500, 'single', 800, 5, 0, 3500, 0, 0, 0],
    ['finished, nothing paid', 3500, 'single', 800, 5, 0, 0, 0, 0, 3500],
    ['odd price, one given', 5501, 'share', null, 1, 0, 5501, 0, 4401, 0],
    ['odd price, two given', 5501, 'share', null, 2, 0, 5501, 0, 3301, 0],
    ['odd price, three given', 5501, 'share', null, 3, 0, 5501, 0, 2200, 0],
    ['odd price, four given', 5501, 'share', null, 4, 0, 5501, 0, 1100, 0],
    ['odd price, all given', 5501, 'share', null, 5, 0, 5501, 0, 0, 0],
    ['one waived, by share', 3500, 'share', null, 3, 1, 3500, 0, 2100, 0],
    ['one waived, single price', 3500, 'single', 800, 3, 1, 3500, 0, 1900, 0],
    ['all waived', 3500, 'share', null, 2, 2, 3500, 0, 3500, 0],
    ['all waived, single price', 3500, 'single', 800, 2, 2, 3500, 0, 3500, 0],
    ['finished, one waived, single price', 3500, 'single', 800, 5, 1, 3500, 0, 700, 0],
    ['a credit on top', 3500, 'share', null, 3, 0, 3500, 200, 1600, 0],
    ['a charge on top', 3500, 'share', null, 3, 0, 3500, -150, 1250, 0],
    ['a charge larger than what is left', 3500, 'share', null, 5, 0, 3500, -150, 0, 150],
    ['paid too much', 3500, 'share', null, 5, 0, 4000, 0, 500, 0],
    ['paid too little', 3500, 'share', null, 5, 0, 3000, 0, 0, 500],
    ['half paid, half given', 3500, 'share', null, 3, 0, 2100, 0, 0, 0],
    ['paid to the rupee by single price', 3500, 'single', 800, 3, 0, 2400, 0, 0, 0],
    ['one rupee missing', 3500, 'share', null, 1, 0, 699, 0, 0, 1],
    ['a large amount', 95000, 'single', 25000, 3, 0, 95000, 0, 20000, 0],
  ])('%s (rule MON-15)', async (_, price, earlyEnd, singlePrice, done, waived, paid, adjusted, refund, request) => {
    const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
    const booking = await world.bookPackage('physiotherapy', 'weekly')
    const id = booking._id
    await world.assign(world.admin, booking, caretaker)
    await world.plan(booking, { shifts: [session] })
    await world.call(world.admin, 'PUT', `/admin/bookings/${id}/terms`, {
      price,
      earlyEnd,
      singlePrice,
      reason: 'Agreed',
    })
    await world.begin(booking, caretaker)
    const visits = await world.visitsOf(id)
    for (const visit of visits.slice(0, done)) await world.work(visit)
    for (const { visit } of (await world.money(id)).lines.toReversed().slice(0, waived))
      await world.call(world.admin, 'POST', `/admin/visits/${visit?._id}/waive`, {
        reason: 'She left early',
        revision: visit?.revision,
      })
    if (paid > 0) {
      const { _id } = await world.asked(id, { amount: paid, method: 'cash' })
      await world.decide(_id, { status: 'confirmed', received: paid })
    }
    if (adjusted !== 0) await world.adjust(id, { kind: adjusted > 0 ? 'credit' : 'charge', amount: Math.abs(adjusted) })
    await world.advance(caretaker, booking, 'completed')
    const settle = (body: object) =>
      world.call<{ refund?: number; request?: number }>(world.admin, 'POST', `/admin/bookings/${id}/settle`, body)
    const seen = await settle({ preview: true })
    expect([seen.body.refund ?? 0, seen.body.request ?? 0]).toEqual([refund, request])
    expect((await settle({})).status).toBe(seen.status)
    const [payment] = (await world.money(id)).payments
    if (refund > 0) expect(payment).toMatchObject({ direction: 'out', amount: refund, status: 'asked' })
    if (request > 0) expect(payment).toMatchObject({ direction: 'in', amount: request, status: 'asked' })
    expect((await world.money(id)).balance).toBe(refund - request)
  })
})
