import { beforeEach, describe, expect, test } from 'vitest'
import { addTerms, followShifts } from '../../../api/src/charges/terms.ts'
import { selectRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { samplePayments } from '../../support/samples/payments.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Refusal } from '../../support/world.ts'
import { dayShift, today } from '../visits/visit-world.ts'
import { createMoneyWorld, type OfficeMoney } from './money-world.ts'

const world = useWorld(createMoneyWorld)
beforeEach(() => {
  world.setClock(today)
  world.deps.settings.values.payments = samplePayments
})

const night = { code: 'N', start: '20:00', minutes: 720 } as const
const byDay = { code: 'D', start: '08:00', minutes: 480 } as const
const skip = (id: string | undefined) =>
  world.call(world.admin, 'POST', `/admin/visits/${id}/skip`, { reason: 'In hospital', charge: 'due' })
const start = (id: string | undefined) =>
  world.call(world.admin, 'POST', `/admin/visits/${id}/start`, { clientEventId: world.newEvent(), reason: 'She rang' })
const setTerms = <Body = OfficeMoney>(id: string, more: object) =>
  world.call<Body>(world.admin, 'PUT', `/admin/bookings/${id}/terms`, { reason: 'Agreed', ...more })
const termsOf = (id: string) => selectRows(world, 'care_terms', '*', { booking_id: id }, 'version')

describe('visits ahead (rule MON-3)', () => {
  test('are planned or under way; what was over before money was asked for is not among them', async () => {
    world.deps.settings.values.payments = { ...samplePayments, upi: null, bank: null }
    const { booking, visit, caretaker } = await world.planOne()
    await world.begin(booking, caretaker)
    world.deps.settings.values.payments = samplePayments
    const [, second, third] = await world.visitsOf(booking._id)
    await world.work(visit)
    await skip(second?.id)
    await world.asked(booking._id)
    world.clock.now = new Date((third?.starts_min ?? 0) * 60_000)
    expect((await start(third?.id)).status).toBe(200)
    await world.adjust(booking._id, { kind: 'opening', amount: 3 * booking.price.amount })
    expect(await world.money(booking._id)).toMatchObject({ visitsAhead: 3, paidUntil: '2026-06-15' })
  })

  test('are none that cost something already', async () => {
    const { booking, visit, again } = await world.planOne()
    world.setClock(today, '20:00')
    await skip(visit.id)
    const revision = (await again())?.revision
    await world.call(world.admin, 'POST', `/admin/visits/${visit.id}/bring-back`, { revision })
    expect((await again())?.status).toBe('planned')
    await world.adjust(booking._id, { kind: 'opening', amount: 3 * booking.price.amount })
    expect(await world.money(booking._id)).toMatchObject({ visitsAhead: 2, paidUntil: '2026-06-13' })
  })
})

describe('the first terms (rule MON-1)', () => {
  test.each([
    ['elderly-care', 'standard', undefined, { parts: 1, isCounted: false }],
    ['elderly-care', 'premium', undefined, { parts: 2, isCounted: false }],
    ['post-operative', 'intensive', undefined, { parts: 14, isCounted: true }],
    ['physiotherapy', 'weekly', undefined, { parts: 5, isCounted: true }],
    ['elderly-care', 'standard', [dayShift, night], { parts: 2, isCounted: false }],
    ['post-operative', 'short', [byDay, { ...night, minutes: 480 }], { parts: 14, isCounted: true }],
  ] as const)('part the price of %s, %s, planned as %j, into %j', async (service, packageId, shifts, parted) => {
    const booking = await world.bookPackage(service, packageId)
    if (shifts) {
      const { status, text } = await world.plan(booking, {
        shifts,
        ...(shifts.length > 1 ? { mode: 'two-shifts' } : {}),
      })
      expect([status, text]).toEqual([201, text])
    }
    await world.asked(booking._id)
    const common = { version: 1, price: booking.price.amount, earlyEnd: 'share', singlePrice: null }
    expect((await world.money(booking._id)).terms).toEqual({ ...common, ...parted })
  })

  test('need a price: without one nothing is asked for, agreed or added to', async () => {
    const { write } = world.deps.database
    const free = await world.bookPackage('post-operative', 'short')
    await write((tx) =>
      tx
        .updateTable('bookings')
        .set({ price_amount: 0 } as never)
        .where('id', '=', free._id)
        .execute(),
    )
    await world.plan(free, { shifts: [byDay] })
    const goOn = world.call<Refusal>(world.admin, 'POST', `/admin/bookings/${free._id}/go-on`, { packages: 1 })
    const answers = [await world.ask<Refusal>(free._id), await setTerms<Refusal>(free._id, { price: 5 }), await goOn]
    for (const { status, body } of answers) expect([status, body.code]).toEqual([409, 'money.no_price'])
    expect(await termsOf(free._id)).toEqual([])
  })
})

describe('another number of visits a day (rule MON-1)', () => {
  test('parts the price of a day anew, once, and says from how many to how many', async () => {
    const { booking, roster } = await world.planDaily()
    const { status, body } = await world.change(booking, roster, { mode: 'two-shifts', shifts: [dayShift, night] })
    expect(status).toBe(200)
    await world.change(booking, body.roster, { mode: 'two-shifts', shifts: [dayShift, { ...night, minutes: 600 }] })
    const { amount: price } = booking.price
    expect(await termsOf(booking._id)).toMatchObject([
      { version: 1, price, parts: 1, counted: 0, reason: '' },
      { version: 2, price, parts: 2, counted: 0, reason: '1 → 2', by_id: world.admin.id },
    ])
  })

  test('parts what is left of a package: the rest of its price over the rest of its days', async () => {
    const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
    const booking = await world.bookPackage('post-operative', 'short')
    await world.assign(world.admin, booking, caretaker)
    await world.begin(booking, caretaker)
    const { body } = await world.plan(booking, { shifts: [byDay] })
    const visits = await world.visitsOf(booking._id)
    for (const visit of visits.slice(0, 2)) await world.work(visit)
    const taken = -(await world.money(booking._id)).balance
    const shifts = [byDay, { ...night, minutes: 480 }]
    const changed = await world.change(booking, body.roster, { mode: 'two-shifts', shifts, from: '2026-06-13' })
    expect([changed.status, taken > 0]).toEqual([200, true])
    expect((await termsOf(booking._id)).at(-1)).toMatchObject({
      version: 2,
      price: booking.price.amount - taken,
      parts: 10,
      counted: 1,
      reason: '1 → 2',
    })
  })

  const planTwice = async (service: string, packageId: string) => {
    const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
    const booking = await world.bookPackage(service, packageId)
    await world.assign(world.admin, booking, caretaker)
    await world.begin(booking, caretaker)
    const { status, text } = await world.plan(booking, { mode: 'two-shifts', shifts: [dayShift, night] })
    if (status !== 201) throw new Error(text)
    return { id: booking._id, price: booking.price.amount, visits: await world.visitsOf(booking._id) }
  }
  const follow = (id: string, before: number, perDay: number) =>
    world.deps.database.write((tx) =>
      followShifts(tx, id, { before, perDay }, { by: world.admin.id, at: world.deps.now() }),
    )

  test('fewer a day make more of each: of a day its whole price, of a package what is left of it', async () => {
    const daily = await planTwice('elderly-care', 'premium')
    await skip(daily.visits[0]?.id)
    await follow(daily.id, 2, 1)
    expect((await termsOf(daily.id)).at(-1)).toMatchObject({ price: daily.price, parts: 1, counted: 0 })
    world.setClock(today)
    const week = await planTwice('post-operative', 'intensive')
    for (const visit of week.visits.slice(0, 3)) await skip(visit.id)
    const taken = -(await world.money(week.id)).balance
    await follow(week.id, 2, 1)
    // Eleven of fourteen shifts are left: of six days, the first of which has begun.
    expect((await termsOf(week.id)).at(-1)).toMatchObject({ price: week.price - taken, parts: 6, counted: 1 })
  })

  test('a package of which all is charged, or paid, begins anew', async () => {
    for (const [price, given] of [
      [3_500, 5],
      [2, 4],
    ] as const) {
      world.setClock(today)
      const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
      const booking = await world.bookPackage('physiotherapy', 'weekly')
      await world.assign(world.admin, booking, caretaker)
      await world.plan(booking, { shifts: [{ code: 'S', start: '10:00', minutes: 60 }] })
      await setTerms(booking._id, { price })
      await world.begin(booking, caretaker)
      for (const visit of (await world.visitsOf(booking._id)).slice(0, given)) await world.work(visit)
      expect((await world.money(booking._id)).balance).toBe(-price)
      await follow(booking._id, 1, 2)
      expect((await termsOf(booking._id)).at(-1)).toMatchObject({ price, parts: 10, counted: 1 })
    }
  })

  test('writes no terms where no money is asked for', async () => {
    world.deps.settings.values.payments = { ...samplePayments, upi: null, bank: null }
    const { booking, roster } = await world.planDaily()
    await world.change(booking, roster, { mode: 'two-shifts', shifts: [dayShift, night] })
    expect(await termsOf(booking._id)).toEqual([])
  })
})

describe('what a visit costs (rule MON-1)', () => {
  const amountsOf = async (id: string) =>
    (await world.visitsOf(id)).flatMap(({ charge_amount: amount }) => (amount === null ? [] : [amount]))

  test('beyond a package is its share, each time; a day of care begins anew with each day', async () => {
    const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
    const booking = await world.bookPackage('physiotherapy', 'single')
    await world.assign(world.admin, booking, caretaker)
    await world.plan(booking, { shifts: [{ code: 'S', start: '10:00', minutes: 60 }] })
    await setTerms(booking._id, { price: 101 })
    await world.begin(booking, caretaker)
    const { write } = world.deps.database
    const parted = { price: 101, parts: 2, counted: 1, early_end: 'share', single_price: null, reason: '' } as const
    await write((tx) => addTerms(tx, booking._id, parted, { by: null, at: world.deps.now() }))
    for (const day of ['2026-06-12', '2026-06-13', '2026-06-14'])
      await insertVisit(world, { booking, caretaker, startsAt: `${day}T04:30:00.000Z`, minutes: 60 })
    for (const visit of await world.visitsOf(booking._id)) await world.work(visit)
    expect(await amountsOf(booking._id)).toEqual([51, 50, 51, 51])
    world.setClock(today)
    const daily = await world.bookPackage('elderly-care', 'premium')
    await world.plan(daily, { mode: 'two-shifts', shifts: [dayShift, night] })
    await setTerms(daily._id, { price: 5_501 })
    for (const visit of (await world.visitsOf(daily._id)).slice(0, 4)) await skip(visit.id)
    expect(await amountsOf(daily._id)).toEqual([2_751, 2_750, 2_751, 2_750])
    // A day is parted into as many visits as before, whatever was charged.
    expect((await setTerms(daily._id, { price: 6_001 })).body.terms).toMatchObject({ price: 6_001, parts: 2 })
  })

  test('that is left out in time is nothing, and takes no part of a package', async () => {
    const { booking, visit, again } = await world.planOne()
    await world.call(world.admin, 'POST', `/admin/visits/${visit.id}/skip`, { reason: 'Not needed', charge: 'none' })
    expect(await again()).toMatchObject({ status: 'skipped', charge: 'none', charge_no: null, charge_amount: null })
    expect(await amountsOf(booking._id)).toEqual([])
  })

  test('of a package that is sold no more is the price of one visit', async () => {
    for (const columns of [{ package_id: 'gone' }, { service_type: 'gone' }]) {
      const booking = await world.bookPackage('physiotherapy', 'weekly')
      const { write } = world.deps.database
      await write((tx) =>
        tx
          .updateTable('bookings')
          .set(columns as never)
          .where('id', '=', booking._id)
          .execute(),
      )
      await world.asked(booking._id)
      expect((await termsOf(booking._id))[0]).toMatchObject({ price: booking.price.amount, parts: 1, counted: 0 })
    }
  })
})

describe('another price (rule MON-1)', () => {
  test('is for what is left of a package, and for one day of care without an end', async () => {
    const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
    const booking = await world.bookPackage('physiotherapy', 'weekly')
    await world.assign(world.admin, booking, caretaker)
    await world.begin(booking, caretaker)
    await world.plan(booking, { shifts: [{ code: 'S', start: '10:00', minutes: 60 }] })
    for (const visit of (await world.visitsOf(booking._id)).slice(0, 2)) await world.work(visit)
    const { status, body } = await setTerms(booking._id, { price: 2_100, earlyEnd: 'single', singlePrice: 900 })
    const counted = { version: 2, price: 2_100, parts: 3, isCounted: true, earlyEnd: 'single', singlePrice: 900 }
    expect([status, body.terms]).toEqual([200, counted])
    // Of the newest terms nothing is charged yet: another price is for the same visits.
    expect((await setTerms(booking._id, { price: 2_400 })).body.terms).toMatchObject({ version: 3, parts: 3 })
    world.setClock(today)
    const daily = await world.planOne()
    await world.begin(daily.booking, daily.caretaker)
    await world.work(daily.visit)
    const next = await setTerms(daily.booking._id, { price: 999 })
    expect(next.body.terms).toMatchObject({ version: 2, price: 999, parts: 1, isCounted: false })
    expect((await world.readAudit(daily.booking._id)).at(-1)).toMatchObject({
      action: 'BOOKING_UPDATED',
      description: `Price of care from now on: ₹999 (booking ${daily.booking.bookingId})`,
    })
  })
})
