import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { today } from '../visits/visit-world.ts'
import { createMoneyWorld, type MoneyWorld } from './money-world.ts'

let world: MoneyWorld
beforeAll(async () => {
  world = await createMoneyWorld()
})
beforeEach(() => world.setClock(today))
afterAll(() => world.close())

const session = { code: 'S', start: '10:00', minutes: 60 } as const

/**
 * Five sessions of physiotherapy: price, how an early end is priced, sessions given and of these waived, paid, changed by hand;
 * what is to be sent back and what is still to pay was worked out by hand (E6).
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
  // Once settled, what is left is what waits: nothing comes on top.
  expect((await world.money(id)).balance).toBe(refund - request)
})
