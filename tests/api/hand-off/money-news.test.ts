import type { HandOff } from '@thodu/api/contract/hand-off/hand-off.schema'
import { addDays } from '@thodu/api/contract/time'
import { formatDate } from '@thodu/api/contract/words/formats'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { samplePayments } from '../../support/samples/payments.ts'
import { createMoneyWorld, type MoneyWorld } from '../money/money-world.ts'
import { today } from '../visits/visit-world.ts'

const day = 86_400_000
let world: MoneyWorld
let utr = 512345670000
beforeAll(async () => {
  world = await createMoneyWorld()
})
beforeEach(() => world.setClock(today))
afterAll(() => world.close())

const textOf = async (booking: string, template: string) => {
  const { body } = await world.call<HandOff>(world.admin, 'GET', `/admin/bookings/${booking}/hand-off`)
  return body.messages.find((one) => one.template === template)?.text
}
const wait = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
}
/** A family's payment comes. */
async function pay(booking: string, received = 7_000): Promise<void> {
  const { _id } = await world.asked(booking, { amount: received })
  utr += 1
  await world.decide(_id, { status: 'confirmed', received, utr: String(utr) })
}
const tell = (on: string) => formatDate(`${on}T06:30:00.000Z`, 'en')

describe('an open request is asked for (rule CALL-7)', () => {
  test('with a page of its own: cash has none, and another family’s is not theirs', async () => {
    const [{ booking }, { booking: other }, { booking: cash }] = [
      await world.planOne(),
      await world.planOne(),
      await world.planOne(),
    ]
    await world.asked(booking._id, { amount: 4_000 })
    await world.asked(cash._id, { method: 'cash' })
    expect(await textOf(booking._id, 'paymentAsked')).toContain('₹4,000')
    expect([await textOf(other._id, 'paymentAsked'), await textOf(cash._id, 'paymentAsked')]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('money that goes back is neither asked of a family nor told as come', async () => {
    const { booking, caretaker } = await world.planOne()
    await pay(booking._id, 9_000)
    wait(4 * day)
    await world.begin(booking, caretaker)
    await world.advance(caretaker, booking, 'completed')
    const settled = await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/settle`, {})
    expect(settled.status).toBe(201)
    const [refund] = (await world.money(booking._id)).payments
    expect([refund?.direction, await textOf(booking._id, 'paymentAsked')]).toEqual(['out', undefined])
    const { status } = await world.decide(refund?._id ?? '', {
      status: 'confirmed',
      received: refund?.amount,
      utr: '512345679999',
    })
    expect([status, await textOf(booking._id, 'paymentReceived')]).toEqual([200, undefined])
  })
})

describe('what came is told (rule CALL-7)', () => {
  test('to the family whose it is, to the end of the third day', async () => {
    const [{ booking }, { booking: other }] = [await world.planOne(), await world.planOne()]
    await pay(booking._id)
    expect(await textOf(other._id, 'paymentReceived')).toBeUndefined()
    wait(3 * day)
    expect(await textOf(booking._id, 'paymentReceived')).toContain('₹7,000')
    wait(1)
    expect(await textOf(booking._id, 'paymentReceived')).toBeUndefined()
  })

  test('whatever was refused since, and whatever was added by hand; the newest of two', async () => {
    const { booking } = await world.planOne()
    await pay(booking._id, 7_000)
    wait(60_000)
    await pay(booking._id, 7_500)
    await world.adjust(booking._id, { kind: 'credit', amount: 50 })
    wait(60_000)
    const { _id } = await world.asked(booking._id)
    await world.decide(_id, { status: 'rejected', reason: 'Not in the statement' })
    expect(await textOf(booking._id, 'paymentReceived')).toContain('₹7,500')
  })
})

describe('what ends is told three days ahead (rule CALL-7)', () => {
  beforeEach(() => {
    world.deps.config.payments = { ...samplePayments, upi: null, bank: null }
    return () => {
      world.deps.config.payments = samplePayments
    }
  })
  type Given = { inDays: number; status?: 'planned' | 'started' | 'done' | 'cancelled' }
  async function endOf(...visits: Given[]) {
    const owner = { user: { _id: world.family.id, name: world.family.name, email: world.family.email } }
    const { id } = await insertBooking(world, { owner })
    for (const { inDays, status = 'planned' } of visits)
      await insertVisit(world, {
        booking: { _id: id },
        caretaker: await world.addPerson('caretaker'),
        startsAt: `${addDays(today, inDays)}T04:30:00.000Z`,
        status,
      })
    return textOf(id, 'endsSoon')
  }
  const until = (inDays: number) => expect.stringContaining(`care is arranged until ${tell(addDays(today, inDays))}.`)

  test.each([
    ['today', [{ inDays: 0 }], until(0)],
    ['today, where the last visit has begun', [{ inDays: 0, status: 'started' }], until(0)],
    ['the third day', [{ inDays: 3 }], until(3)],
    ['not the fourth', [{ inDays: 4 }], undefined],
    ['not what is past', [{ inDays: -1 }], undefined],
    ['not the next visit of many', [{ inDays: 1 }, { inDays: 20 }], undefined],
    [
      'the last that is planned, whatever was cancelled',
      [{ inDays: 1 }, { inDays: 20, status: 'cancelled' }],
      until(1),
    ],
    ['nothing where nothing is planned', [{ inDays: 0, status: 'done' }], undefined],
  ] as const)('%s', async (_, visits, expected) => {
    expect(await endOf(...visits)).toEqual(expected)
  })
})

test('where care is planned for longer than it is paid, it ends with what is paid', async () => {
  const { booking } = await world.planOne()
  expect(await textOf(booking._id, 'endsSoon')).toBeUndefined()
  await pay(booking._id)
  const { paidUntil } = await world.money(booking._id)
  expect(paidUntil).toBe('2026-06-11')
  expect(await textOf(booking._id, 'endsSoon')).toContain(`until ${tell(paidUntil ?? '')}.`)
})

test('of money nothing is said while none is taken', async () => {
  const { booking } = await world.planOne()
  await pay(booking._id)
  await world.asked(booking._id)
  world.deps.config.payments = { ...samplePayments, upi: null, bank: null }
  const said = [await textOf(booking._id, 'paymentAsked'), await textOf(booking._id, 'paymentReceived')]
  world.deps.config.payments = samplePayments
  expect(said).toEqual([undefined, undefined])
})
