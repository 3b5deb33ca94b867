import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { MoneyRow } from '@thodu/api/contract/money/money.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { today } from '../visits/visit-world.ts'
import { createMoneyWorld, type MoneyWorld } from './money-world.ts'

let world: MoneyWorld
beforeAll(async () => {
  world = await createMoneyWorld()
})
beforeEach(() => world.setClock(today))
afterAll(() => world.close())

const list = async (filter: object = {}, more = '') => {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["balance","ASC"]${more}`
  const { status, body, text } = await world.call<MoneyRow[]>(world.admin, 'GET', `/admin/money?${query}`)
  if (status !== 200) throw new Error(text)
  return body
}
const codes = async (filter: object) => (await list(filter)).map(({ bookingId }) => bookingId)
let last = 512345678900
const pay = async (id: string, received: number) => {
  const { _id } = await world.asked(id, { amount: received, method: 'bank' })
  last += 1
  await world.decide(_id, { status: 'confirmed', received, utr: String(last) })
  return { _id, utr: String(last) }
}

describe('bookings by how their money stands (rule MON-14)', () => {
  test('who is behind, whose claim waits, who is paid for three days at most, and who is even', async () => {
    const make = async () => (await world.planOne()).booking
    const [owing, saying, ending, paid, planned] = [
      await make(),
      await make(),
      await make(),
      await make(),
      await make(),
    ]
    const codeOf = ({ bookingId }: Booking) => bookingId
    await world.adjust(owing._id, { kind: 'charge', amount: 500 })
    const request = await world.asked(saying._id)
    await world.claim(request._id, { utr: '512345678999' })
    await pay(ending._id, ending.price.amount * 2)
    await pay(paid._id, paid.price.amount * 20)
    expect(await codes({ state: 'behind' })).toEqual([owing.bookingId])
    expect(await codes({ state: 'claimed' })).toEqual([saying.bookingId])
    expect((await codes({ state: 'soon' })).toSorted()).toEqual([saying, ending, planned].map(codeOf).toSorted())
    expect((await codes({ state: 'even' })).toSorted()).toEqual([saying, planned].map(codeOf).toSorted())
    expect(await codes({ state: 'refund' })).toEqual([])
    expect((await codes({ state: 'waits' })).toSorted()).toEqual(
      [owing, saying, ending, planned].map(codeOf).toSorted(),
    )
    expect((await codes({}))[0]).toBe(owing.bookingId)
    const [row] = await list({ state: 'claimed' })
    expect(row).toMatchObject({
      _id: saying._id,
      balance: 0,
      family: { name: expect.any(String) },
      request: { reference: request.reference, status: 'claimed', utr: '512345678999', amount: 7_000 },
      refund: null,
    })
    const [lasting] = await list({ q: ending.bookingId })
    expect([lasting?.balance, lasting?.visitsAhead]).toEqual([ending.price.amount * 2, 2])
  })

  test('are found by booking, by reference and by UTR as the bank app writes it; a page is cut and counted', async () => {
    const { booking } = await world.planOne()
    const { utr } = await pay(booking._id, 3_000)
    const spaced = `${utr.slice(0, 4)} ${utr.slice(4, 8)} ${utr.slice(8)}`
    for (const q of [booking.bookingId, `${booking.bookingId}-1`, utr, spaced])
      expect(await codes({ q }), q).toEqual([booking.bookingId])
    expect(await codes({ q: '999999999999' })).toEqual([])
    expect(await list({}, '&range=[0,1]')).toHaveLength(2)
    const wrong = await world.call(world.admin, 'GET', '/admin/money?filter={"state":"rich"}')
    expect(wrong.status).toBe(400)
  })
})
