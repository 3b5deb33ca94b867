import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Waiting } from '@thodu/api/contract/desk/desk.schema'
import { refundWithinMs } from '@thodu/api/contract/money/money-rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { samplePayments } from '../../support/samples/payments.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { today } from '../visits/visit-world.ts'
import { createMoneyWorld, type MoneyWorld, type OfficeMoney } from './money-world.ts'

let world: MoneyWorld
beforeAll(async () => {
  world = await createMoneyWorld()
})
beforeEach(() => world.setClock(today))
afterAll(() => world.close())

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

describe('settling (rule MON-15)', () => {
  test('waits until care is over, and says so', async () => {
    const { booking } = await world.planOne()
    const { status, body } = await settle<Refusal>(booking._id)
    expect([status, body.code, body.message]).toEqual([
      409,
      'money.care_goes_on',
      'Care goes on. Complete or cancel the booking first.',
    ])
    world.deps.config.payments = { ...samplePayments, upi: null, bank: null }
    expect((await settle<Refusal>(booking._id)).body.code).toBe('money.off')
    world.deps.config.payments = samplePayments
  })

  test('shows a refund before it is kept, owes it once, and counts it once it is sent', async () => {
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

  test('asks for what is missing, as a last request with a page', async () => {
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

  test('a completion that is undone takes back a refund that was not sent', async () => {
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
