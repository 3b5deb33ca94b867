import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { samplePayments } from '../../support/samples/payments.ts'
import { dayShift, today } from '../visits/visit-world.ts'
import { createMoneyWorld, type MoneyWorld } from './money-world.ts'

let world: MoneyWorld
beforeAll(async () => {
  world = await createMoneyWorld()
})
beforeEach(() => world.setClock(today))
afterAll(() => world.close())

const skip = (id: string, charge?: string) =>
  world.call(world.admin, 'POST', `/admin/visits/${id}/skip`, { reason: 'In hospital', ...(charge ? { charge } : {}) })

describe('the charge of a visit (rules MON-1 to MON-3)', () => {
  test('is its price, once, however often its end is sent (E3)', async () => {
    const { booking, visit, caretaker } = await world.planOne()
    await world.begin(booking, caretaker)
    const price = booking.price.amount
    await world.work(visit)
    expect((await world.money(booking._id)).balance).toBe(-price)
    const step = { clientEventId: world.newEvent(), reason: 'She rang' }
    const [, second] = await world.visitsOf(booking._id)
    if (!second) throw new Error('no second visit')
    world.clock.now = new Date(second.starts_min * 60_000)
    await world.call(world.admin, 'POST', `/admin/visits/${second.id}/start`, {
      ...step,
      clientEventId: world.newEvent(),
    })
    world.clock.now = new Date(second.ends_min * 60_000)
    const ends = await Promise.all(
      Array.from({ length: 10 }, () => world.call(world.admin, 'POST', `/admin/visits/${second.id}/end`, step)),
    )
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set([200]))
    const money = await world.money(booking._id)
    expect([money.balance, money.lines.map(({ amount }) => amount)]).toEqual([-2 * price, [-price, -price]])
  })

  test('applies to a visit that is skipped late, not to one skipped in time or missed', async () => {
    const { booking } = await world.planOne()
    const [first, second, third] = await world.visitsOf(booking._id)
    world.setClock(today, '20:00')
    await skip(first?.id ?? '')
    await skip(third?.id ?? '')
    world.setClock('2026-06-12', '20:00')
    await world.call(world.admin, 'POST', `/admin/visits/${second?.id}/miss`, { reason: 'Nobody came' })
    expect((await world.money(booking._id)).balance).toBe(-booking.price.amount)
  })

  test('applies once to a visit that was skipped late and restored', async () => {
    const { booking, visit, caretaker, again } = await world.planOne()
    await world.begin(booking, caretaker)
    world.setClock(today, '20:00')
    await skip(visit.id)
    const revision = (await again())?.revision
    await world.call(world.admin, 'POST', `/admin/visits/${visit.id}/bring-back`, { revision })
    await world.work(visit)
    expect((await world.money(booking._id)).balance).toBe(-booking.price.amount)
  })

  test('adds up to the price of the package, and two shifts of a day to the price of the day', async () => {
    const short = await world.bookPackage('post-operative', 'short')
    const caretaker = await world.addPerson('caretaker')
    await world.assign(world.admin, short, caretaker)
    await world.begin(short, caretaker)
    await world.plan(short, { shifts: [{ ...dayShift, minutes: 480 }] })
    const money = await world.money(short._id)
    expect(money.terms).toMatchObject({ price: short.price.amount, parts: 7, isCounted: true })
    expect(money.suggested).toBe(short.price.amount)
    for (const visit of await world.visitsOf(short._id)) await world.work(visit)
    const after = await world.money(short._id)
    expect([after.balance, after.lines.length]).toEqual([-short.price.amount, 7])
  })

  test('follows a new price or number of visits a day from then on', async () => {
    const { booking, visit, caretaker } = await world.planOne()
    await world.begin(booking, caretaker)
    await world.work(visit)
    const change = { price: 5_501, reason: 'Agreed by phone' }
    await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/terms`, change)
    const [, second] = await world.visitsOf(booking._id)
    if (second) await world.work(second)
    const money = await world.money(booking._id)
    expect([money.terms?.version, money.balance]).toEqual([2, -booking.price.amount - 5_501])
  })

  test('is nothing when payments are not configured (rule MON-4)', async () => {
    world.deps.settings.values.payments = { ...samplePayments, upi: null, bank: null }
    const { booking, visit, caretaker } = await world.planOne()
    await world.begin(booking, caretaker)
    world.deps.settings.values.payments = samplePayments
    await world.work(visit)
    expect(await world.money(booking._id)).toMatchObject({ balance: 0, terms: null, lines: [] })
  })

  test.each([20_000, -500])(
    'is its price after an opening balance of %i, without any payment request (rule MON-2)',
    async (amount) => {
      world.deps.settings.values.payments = { ...samplePayments, upi: null, bank: null }
      const { booking, visit, caretaker } = await world.planOne()
      await world.begin(booking, caretaker)
      world.deps.settings.values.payments = samplePayments
      await world.adjust(booking._id, { kind: 'opening', amount })
      await world.work(visit)
      expect(await world.money(booking._id)).toMatchObject({
        balance: amount - booking.price.amount,
        terms: { version: 1, price: booking.price.amount },
      })
      const [, second] = await world.visitsOf(booking._id)
      if (second) await world.work(second)
      expect((await world.money(booking._id)).balance).toBe(amount - 2 * booking.price.amount)
    },
  )
})

test('charged, paid or issued amounts cannot be changed in the database (rule MON-11, E5)', async () => {
  const { booking, visit, caretaker } = await world.planOne()
  await world.begin(booking, caretaker)
  await world.work(visit)
  const payment = await world.asked(booking._id)
  await world.adjust(booking._id, { kind: 'credit', amount: 5 })
  await world.decide(payment._id, { status: 'confirmed', received: 7_000, utr: '512345678901' })
  const { write } = world.deps.database
  const refused = async (change: Parameters<typeof write>[0]) => expect(write(change)).rejects.toThrow()
  await refused((tx) =>
    tx
      .updateTable('care_terms')
      .set({ price: 1 } as never)
      .execute(),
  )
  await refused((tx) => tx.deleteFrom('care_terms').execute())
  await refused((tx) =>
    tx
      .updateTable('money_adjustments')
      .set({ amount: 1 } as never)
      .execute(),
  )
  await refused((tx) => tx.deleteFrom('money_adjustments').execute())
  await refused((tx) => tx.updateTable('payments').set({ received: 1 }).where('id', '=', payment._id).execute())
  await refused((tx) => tx.deleteFrom('payments').execute())
  const other = await world.asked((await world.planOne()).booking._id)
  const twice = { status: 'confirmed', received: 7_000, utr: '512345678901' } as const
  await refused((tx) => tx.updateTable('payments').set(twice).where('id', '=', other._id).execute())
  await refused((tx) =>
    tx
      .updateTable('issued_documents')
      .set({ total: 1 } as never)
      .execute(),
  )
  await refused((tx) => tx.updateTable('issued_documents').set({ content: '{}' }).execute())
  await refused((tx) => tx.deleteFrom('issued_documents').execute())
  await refused((tx) => tx.updateTable('visits').set({ charge_amount: 1 }).where('id', '=', visit.id).execute())
})
