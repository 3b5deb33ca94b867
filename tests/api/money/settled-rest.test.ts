import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { PaymentSetup } from '@thodu/api/contract/payment-setup'
import { beforeEach, describe, expect, test } from 'vitest'
import { samplePayments } from '../../support/samples/payments.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { today } from '../visits/visit-world.ts'
import { createMoneyWorld, type OfficeMoney } from './money-world.ts'

const world = useWorld(createMoneyWorld)
beforeEach(() => {
  world.setClock(today)
  world.deps.settings.values.payments = samplePayments
})

type Settled = { balance: number; repriced: number; refund: number; request: number; money: OfficeMoney }
const settle = <Body = Settled>(id: string, preview = false) =>
  world.call<Body>(world.admin, 'POST', `/admin/bookings/${id}/settle`, { preview })
let last = 812345678900
const newUtr = () => {
  last += 1
  return String(last)
}
type Method = 'upi' | 'bank' | 'cash'
const pay = async (id: string, received: number, method: Method = 'bank') => {
  const { _id } = await world.asked(id, { amount: received, method })
  await world.decide(_id, { status: 'confirmed', received, ...(method === 'cash' ? {} : { utr: newUtr() }) })
}
const end = async (booking: Booking, caretaker: Person) => {
  await world.begin(booking, caretaker)
  await world.advance(caretaker, booking, 'completed')
}
const stepBack = (id: string) =>
  world.call(world.admin, 'POST', `/admin/bookings/${id}/step-back`, { reason: 'By mistake', from: 'completed' })
const setTerms = (id: string, more: object) =>
  world.call(world.admin, 'PUT', `/admin/bookings/${id}/terms`, { reason: 'Agreed', ...more })
const planSessions = async () => {
  const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  const booking = await world.bookPackage('physiotherapy', 'weekly')
  await world.assign(world.admin, booking, caretaker)
  await world.plan(booking, { shifts: [{ code: 'S', start: '10:00', minutes: 60 }] })
  await world.begin(booking, caretaker)
  return { booking, caretaker, id: booking._id, visits: await world.visitsOf(booking._id) }
}

describe('the price of a single session (rule MON-15)', () => {
  test.each([
    ['where sessions keep their share', { earlyEnd: 'share', singlePrice: 800 }],
    ['where none was agreed', { earlyEnd: 'single', singlePrice: null }],
  ])('does not apply %s', async (_, more) => {
    const { id, booking, caretaker, visits } = await planSessions()
    await setTerms(id, { price: 3_500, ...more })
    if (visits[0]) await world.work(visits[0])
    await world.advance(caretaker, booking, 'completed')
    expect((await settle(id, true)).body).toMatchObject({ repriced: 0, request: 700 })
  })

  test('applies once: settling again after a withdrawn request gives the same rest', async () => {
    const { id, booking, caretaker, visits } = await planSessions()
    await setTerms(id, { price: 3_500, earlyEnd: 'single', singlePrice: 800 })
    for (const visit of visits.slice(0, 2)) await world.work(visit)
    await world.adjust(id, { kind: 'charge', amount: 7 })
    await world.advance(caretaker, booking, 'completed')
    const { body } = await settle(id)
    expect(body).toMatchObject({ balance: -1_407, repriced: 200, request: 1_607 })
    expect(body.money.lines[0]).toMatchObject({ kind: 'charge', amount: -200 })
    expect((await world.readAudit(id)).at(-1)).toMatchObject({
      action: 'ADMIN_ACTION',
      description: `Money settled, payment due: ₹1,607 (booking ${booking.bookingId})`,
    })
    await world.decide(body.money.payments[0]?._id ?? '', { status: 'withdrawn', reason: 'Asked on the phone' })
    expect((await settle(id, true)).body).toMatchObject({ balance: -1_607, repriced: 0, request: 1_607 })
  })

  test('leads to a credit and a refund when it is below the share', async () => {
    const { id, booking, caretaker, visits } = await planSessions()
    await setTerms(id, { price: 3_500, earlyEnd: 'single', singlePrice: 600 })
    if (visits[0]) await world.work(visits[0])
    await pay(id, 700)
    await world.advance(caretaker, booking, 'completed')
    const { body } = await settle(id)
    expect(body).toMatchObject({ balance: 0, repriced: -100, refund: 100, request: 0 })
    expect(body.money.lines[0]).toMatchObject({ kind: 'credit', amount: 100 })
    expect((await world.readAudit(id)).at(-1)?.description).toBe(
      `Money settled, refund due: ₹100 (booking ${booking.bookingId})`,
    )
  })
})

const overUpi = 100_001
test.each<[readonly Method[], number, Partial<PaymentSetup>, Method]>([
  [['upi', 'cash'], 9_000, {}, 'cash'],
  [['bank', 'upi'], 9_000, {}, 'upi'],
  [['upi'], 100_000, {}, 'upi'],
  [['upi', 'upi'], overUpi, {}, 'bank'],
  [['upi', 'bank'], 9_000, {}, 'bank'],
  [['bank'], 9_000, { bank: null }, 'upi'],
  [['bank'], overUpi, { bank: null }, 'cash'],
  [['upi'], 9_000, { upi: null }, 'bank'],
  [[], 9_000, {}, 'bank'],
  [[], 9_000, { bank: null }, 'upi'],
])(
  'the payment method of the rest after %j, for %i rupees with %j, is %s (rule MON-15)',
  async (ways, left, setup, wanted) => {
    const { booking, caretaker } = await world.planOne()
    const { _id: id } = booking
    if (ways.length === 0) await world.adjust(id, { kind: 'opening', amount: left })
    for (const [place, method] of ways.entries()) await pay(id, place === 0 ? left - (ways.length - 1) : 1, method)
    await end(booking, caretaker)
    world.deps.settings.values.payments = { ...samplePayments, ...setup }
    const { status, body } = await settle(id)
    const [refund] = body.money.payments
    expect([status, refund?.method, refund?.amount, refund?.direction]).toEqual([201, wanted, left, 'out'])
    expect(refund?.reference).toBe(`${booking.bookingId}-${ways.length + 1}`)
  },
)

test('care that continues after settling withdraws the unsent refund of this booking, and no sent one (rule MON-15)', async () => {
  const [one, other] = [await world.planOne(), await world.planOne()]
  for (const { booking, caretaker } of [one, other]) {
    await pay(booking._id, 9_000)
    await end(booking, caretaker)
    await settle(booking._id)
  }
  const refundOf = async (id: string) => (await world.money(id)).payments[0]
  expect((await stepBack(one.booking._id)).status).toBe(200)
  expect(await refundOf(one.booking._id)).toMatchObject({ status: 'withdrawn', reason: 'Care continues' })
  expect(await refundOf(other.booking._id)).toMatchObject({ status: 'asked' })
  const sent = { status: 'confirmed', received: 9_000, utr: newUtr() }
  await world.decide((await refundOf(other.booking._id))?._id ?? '', sent)
  expect((await stepBack(other.booking._id)).status).toBe(200)
  expect(await refundOf(other.booking._id)).toMatchObject({ status: 'confirmed', reason: null })
})

test('a claimed or requested payment of this booking blocks settling', async () => {
  const [one, other] = [await world.planOne(), await world.planOne()]
  const payment = await world.asked(one.booking._id)
  await world.claim(payment._id)
  await world.adjust(other.booking._id, { kind: 'opening', amount: 5 })
  for (const { booking, caretaker } of [one, other]) await end(booking, caretaker)
  expect((await settle<Refusal>(one.booking._id)).body.code).toBe('money.request_open')
  expect((await settle(other.booking._id)).status).toBe(201)
})
