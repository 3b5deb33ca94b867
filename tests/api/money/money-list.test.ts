import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { MoneyRow } from '@thodu/api/contract/money/money.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { addTerms } from '../../../api/src/money/charges/terms.ts'
import { selectRow, selectRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Refusal } from '../../support/world.ts'
import { today } from '../visits/visit-world.ts'
import { createMoneyWorld, type OfficeMoney } from './money-world.ts'

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

const eightHours = { code: 'D', start: '08:00', minutes: 480 } as const
const planWeek = async () => {
  const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  const booking = await world.bookPackage('post-operative', 'short')
  await world.assign(world.admin, booking, caretaker)
  const { status, text } = await world.plan(booking, { shifts: [eightHours] })
  if (status !== 201) throw new Error(text)
  return { booking, caretaker, id: booking._id }
}
const goOn = <Body = OfficeMoney>(id: string, body: object = { packages: 1 }) =>
  world.call<Body>(world.admin, 'POST', `/admin/bookings/${id}/go-on`, body)
const daysOf = async (id: string) => (await world.visitsOf(id)).map(({ service_day }) => service_day)
const promisesOf = (id: string) => selectRows(world, 'promises', '*', { subject_id: id })

describe('extending a package (rule MON-17)', () => {
  test('plans further packages after the first, with the same caretaker and no new promise', async () => {
    const { id, booking, caretaker } = await planWeek()
    await world.begin(booking, caretaker)
    const before = await promisesOf(id)
    const { status, body } = await goOn(id, { packages: 2 })
    const price = booking.price.amount
    expect(status).toBe(201)
    expect(body.terms).toMatchObject({ version: 2, price: 3 * price, parts: 21, isCounted: true })
    const days = await daysOf(id)
    expect([days.length, days[0], days.at(-1)]).toEqual([21, '2026-06-11', '2026-07-01'])
    expect(new Set((await world.visitsOf(id)).map(({ caretaker_id }) => caretaker_id))).toEqual(new Set([caretaker.id]))
    expect(await promisesOf(id)).toEqual(before)
  })

  test('plans no second session on a day that received a returned session', async () => {
    const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
    const booking = await world.bookPackage('physiotherapy', 'weekly')
    await world.assign(world.admin, booking, caretaker)
    await world.plan(booking, { shifts: [{ code: 'S', start: '10:00', minutes: 60 }] })
    const [first] = await world.visitsOf(booking._id)
    const skip = { reason: 'Not needed', charge: 'none' }
    await world.call(world.admin, 'POST', `/admin/visits/${first?.id}/skip`, skip)
    await goOn(booking._id)
    const planned = (await world.visitsOf(booking._id)).filter(({ status }) => status === 'planned')
    expect([planned.length, new Set(planned.map(({ service_day }) => service_day)).size]).toEqual([10, 10])
    expect(planned.every(({ caretaker_id }) => caretaker_id === caretaker.id)).toBe(true)
  })

  test('divides the rest of the old price and the added price, to the rupee', async () => {
    const { id, booking, caretaker } = await planWeek()
    await world.asked(id)
    await world.begin(booking, caretaker)
    const [first] = await world.visitsOf(id)
    if (!first) throw new Error('no visit')
    await world.work(first)
    const terms = (await world.money(id)).terms
    const { body } = await goOn(id, { packages: 1, price: 10_000 })
    const taken = -(body.lines.find(({ kind }) => kind === 'done')?.amount ?? 0)
    expect(body.terms).toMatchObject({ version: 2, price: (terms?.price ?? 0) - taken + 10_000, parts: 13 })
    for (const visit of (await world.visitsOf(id)).slice(1)) await world.work(visit)
    expect((await world.money(id)).balance).toBe(-((terms?.price ?? 0) + 10_000))
  })

  test('keeps the early-end terms, counts every shift of a day, and writes the price to the audit log', async () => {
    const booking = await world.bookPackage('post-operative', 'intensive')
    const shifts = [
      { code: 'D', start: '08:00', minutes: 720 },
      { code: 'N', start: '20:00', minutes: 720 },
    ]
    await world.plan(booking, { mode: 'two-shifts', shifts })
    const terms = { price: 14_000, earlyEnd: 'single', singlePrice: 1_200, reason: 'Agreed' }
    await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/terms`, terms)
    const { body } = await goOn(booking._id, { packages: 2, price: 10_000 })
    expect(body.terms).toEqual({
      version: 3,
      price: 34_000,
      parts: 42,
      isCounted: true,
      earlyEnd: 'single',
      singlePrice: 1_200,
    })
    expect((await world.readAudit(booking._id)).at(-1)).toMatchObject({
      action: 'BOOKING_UPDATED',
      description: `Care extended by 2 packages: ₹20,000 (booking ${booking.bookingId})`,
      changes: expect.stringContaining('goesOn'),
    })
    const row = await selectRow(world, 'care_terms', ['reason', 'by_id'], { booking_id: booking._id, version: 3 })
    expect(row).toEqual({ reason: '+2', by_id: world.admin.id })
  })

  test('is refused for care without an end, without a plan, and after its end', async () => {
    const daily = await world.planDaily()
    expect((await goOn<Refusal>(daily.booking._id)).body.code).toBe('money.not_counted')
    const unplanned = await world.bookPackage('post-operative', 'short')
    expect((await goOn<Refusal>(unplanned._id)).body.code).toBe('money.not_counted')
    const { id, booking, caretaker } = await planWeek()
    const byDay = { price: 900, parts: 1, counted: 0, early_end: 'share', single_price: null, reason: '' } as const
    await world.deps.database.write((tx) => addTerms(tx, id, byDay, { by: null, at: world.deps.now() }))
    expect((await goOn<Refusal>(id)).body.code).toBe('money.not_counted')
    await world.begin(booking, caretaker)
    await world.advance(caretaker, booking, 'completed')
    const over = await goOn<Refusal>(id)
    expect([over.status, over.body.code]).toEqual([409, 'visit.care_over'])
  })
})
