import { beforeEach, describe, expect, test } from 'vitest'
import { addTerms } from '../../../api/src/money/charges/terms.ts'
import { selectRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { samplePayments } from '../../support/samples/payments.ts'
import { useWorld } from '../../support/use-world.ts'
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

test('visits that will be charged are planned or running, without those completed before the first payment request (rule MON-3)', async () => {
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

test.each([
  ['elderly-care', 'standard', undefined, { parts: 1, isCounted: false }],
  ['elderly-care', 'premium', undefined, { parts: 2, isCounted: false }],
  ['post-operative', 'intensive', undefined, { parts: 14, isCounted: true }],
  ['physiotherapy', 'weekly', undefined, { parts: 5, isCounted: true }],
  ['elderly-care', 'standard', [dayShift, night], { parts: 2, isCounted: false }],
  ['post-operative', 'short', [byDay, { ...night, minutes: 480 }], { parts: 14, isCounted: true }],
] as const)(
  'the first terms of a booking divide the price of %s, %s, planned as %j, into %j (rule MON-1)',
  async (service, packageId, shifts, parted) => {
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
  },
)

describe('a new number of visits a day (rule MON-1)', () => {
  test('divides the price of a day again, once, and logs the old and new number', async () => {
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

  test('divides the rest of a package over the rest of its days', async () => {
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
})

describe('the cost of a visit (rule MON-1)', () => {
  const amountsOf = async (id: string) =>
    (await world.visitsOf(id)).flatMap(({ charge_amount: amount }) => (amount === null ? [] : [amount]))

  test('beyond the package is its share each time, and each day of care is counted anew', async () => {
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
    expect((await setTerms(daily._id, { price: 6_001 })).body.terms).toMatchObject({ price: 6_001, parts: 2 })
  })
})
