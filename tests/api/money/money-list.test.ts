import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { MoneyRow } from '@thodu/api/contract/money/money.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../support/use-world.ts'
import { today } from '../visits/visit-world.ts'
import { createMoneyWorld } from './money-world.ts'

const world = useWorld(createMoneyWorld)
beforeEach(() => world.setClock(today))

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

describe('the list of bookings by the state of their money (rule MON-14)', () => {
  test('groups bookings that are behind, claimed, paid for three days at most, or even', async () => {
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

  test('finds a booking by number, payment reference or UTR in any spelling, page by page with a total', async () => {
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

  test('shows a booking as ending soon when the visits of today and three more days cost more than its balance', async () => {
    const { booking, visit, caretaker } = await world.planOne()
    const { bookingId, _id: id, price } = booking
    const isSoon = async () => (await codes({ state: 'soon', q: bookingId })).length === 1
    // Visits of 11, 12 and 13 June.
    await world.adjust(id, { kind: 'opening', amount: 3 * price.amount - 1 })
    expect(await isSoon()).toBe(true)
    await world.adjust(id, { kind: 'credit', amount: 1 })
    expect(await isSoon()).toBe(false)
    world.setClock('2026-06-10', '23:59')
    expect(await isSoon()).toBe(false)
    world.setClock('2026-06-11', '00:00')
    expect(await isSoon()).toBe(true)
    // A visit that has begun is still to be charged; a completed one is paid.
    await world.adjust(id, { kind: 'credit', amount: price.amount })
    expect(await isSoon()).toBe(false)
    await world.adjust(id, { kind: 'charge', amount: 1 })
    await world.begin(booking, caretaker)
    world.clock.now = new Date(visit.starts_min * 60_000)
    const step = { clientEventId: world.newEvent(), reason: 'She rang' }
    await world.call(world.admin, 'POST', `/admin/visits/${visit.id}/start`, step)
    expect(await isSoon()).toBe(true)
    await world.adjust(id, { kind: 'credit', amount: 1 })
    world.clock.now = new Date(visit.ends_min * 60_000)
    const end = { clientEventId: world.newEvent(), reason: 'She rang' }
    expect((await world.call(world.admin, 'POST', `/admin/visits/${visit.id}/end`, end)).status).toBe(200)
    expect(await isSoon()).toBe(false)
  })

  test('shows a waiting refund until it is sent, beside an open request', async () => {
    const { booking, caretaker } = await world.planOne()
    const { _id: id, bookingId } = booking
    await world.adjust(id, { kind: 'opening', amount: 900 })
    await world.begin(booking, caretaker)
    await world.advance(caretaker, booking, 'completed')
    await world.call(world.admin, 'POST', `/admin/bookings/${id}/settle`, {})
    expect(await codes({ state: 'refund', q: bookingId })).toEqual([bookingId])
    const [only] = await list({ q: bookingId })
    expect(only).toMatchObject({ request: null, refund: { amount: 900, payUrl: null }, status: 'completed' })
    const request = await world.asked(id)
    const [row] = await list({ state: 'waits', q: bookingId })
    expect([row?.request?.reference, row?.refund?.amount]).toEqual([request.reference, 900])
    expect(row?.request?.payUrl).toBe(request.payUrl)
    expect(await codes({ state: 'claimed', q: bookingId })).toEqual([])
    await world.decide(request._id, { status: 'withdrawn', reason: 'Twice' })
    last += 1
    await world.decide(row?.refund?._id ?? '', { status: 'confirmed', received: 900, utr: String(last) })
    expect(await codes({ state: 'refund', q: bookingId })).toEqual([])
    expect(await list({ q: bookingId })).toMatchObject([{ balance: 0, request: null, refund: null }])
  })
})
