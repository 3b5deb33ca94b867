import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { addDays } from '@thodu/api/contract/time'
import type { VisitRow } from '@thodu/db'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../../../api/src/http/caller.ts'
import { extendPackage } from '../../../../api/src/visits/schedule/extend-package.ts'
import { returnUnusedDays } from '../../../../api/src/visits/schedule/return-unused-days.ts'
import { selectRow, selectRows, updateRows } from '../../../support/rows.ts'
import { samplePayments } from '../../../support/samples/payments.ts'
import { useWorld } from '../../../support/use-world.ts'
import type { Person } from '../../../support/world.ts'
import { createVisitWorld, everyDay, today } from '../visit-world.ts'

describe('an extended package', () => {
  const world = useWorld(createVisitWorld)
  let caller: Caller
  beforeAll(async () => {
    const { id, name, email } = world.admin
    caller = { performer: { id, name, email, role: 'admin', ip: '203.0.113.9' } } as Caller
  })
  beforeEach(() => world.setClock(today))

  const session = { code: 'S', start: '10:00', minutes: 60 }
  const planWeek = async (more: object = {}) => {
    const booking = await world.bookPackage('physiotherapy', 'weekly')
    const { status, text } = await world.plan(booking, { shifts: [session], ...more })
    if (status !== 201) throw new Error(text)
    return booking
  }
  /** Revision, number of visits and last day of a roster. */
  const rosterOf = async ({ _id }: Booking) => {
    const { revision, units_total, ends_on } = await selectRow(world, 'rosters', '*', { booking_id: _id })
    return [revision, units_total, ends_on]
  }
  const countOf = async ({ _id }: Booking) => (await world.visitsOf(_id)).length
  const extend = async (booking: Booking, packages: number, more: { package_id?: string } = {}) => {
    const row = await world.readRow(booking._id)
    const given = { booking: { ...row, ...more }, packages, at: world.deps.now() }
    return world.deps.database.write((tx) => extendPackage(tx, caller, given))
  }

  test('grows by its own days and validity', async () => {
    const [booking, other] = [await planWeek(), await planWeek()]
    expect([await rosterOf(booking), await countOf(booking)]).toEqual([[1, 5, '2026-06-17'], 5])
    expect(await extend(booking, 1)).toBe(5)
    expect([await rosterOf(booking), await countOf(booking)]).toEqual([[2, 10, '2026-06-24'], 10])
    // The extension counts by the package, not by all packages bought before.
    expect(await extend(booking, 2)).toBe(5)
    expect([await rosterOf(booking), await countOf(booking)]).toEqual([[3, 20, '2026-07-08'], 20])
    const { roster } = await world.readRoster(booking)
    expect(roster && (await world.change(booking, roster)).body.roster.unitsTotal).toBe(20)
    expect([await rosterOf(other), await countOf(other)]).toEqual([[1, 5, '2026-06-17'], 5])
  })

  test.each<[string, string, string]>([
    ['that is valid until today is valid for a week more', '2026-06-17', '2026-06-24'],
    ['that was valid until yesterday is so as well', '2026-06-18', '2026-06-24'],
    ['that ended long ago is valid for a week from today on', '2026-06-30', '2026-07-06'],
  ])('%s, and continues today', async (_, day, last) => {
    const booking = await planWeek()
    world.setClock(day, '06:00')
    await extend(booking, 1)
    expect([await rosterOf(booking), await countOf(booking)]).toEqual([[2, 10, last], 10])
    expect((await world.visitsOf(booking._id))[5]?.service_day).toBe(day)
  })

  test('cannot be open-ended or unplanned care', async () => {
    const { booking: daily } = await world.planDaily()
    const unplanned = await world.bookPackage('physiotherapy', 'weekly')
    for (const booking of [daily, unplanned])
      await expect(extend(booking, 1)).rejects.toMatchObject({ code: 'money.not_counted' })
    expect(await rosterOf(daily)).toEqual([1, null, null])
  })

  describe('payment terms of a plan', () => {
    const world = useWorld(createVisitWorld)
    beforeAll(async () => {
      world.deps.settings.values.payments = samplePayments
    })
    beforeEach(() => world.setClock(today))
    const termsOf = ({ _id }: Booking) =>
      selectRows(world, 'care_terms', ['version', 'parts'], { booking_id: _id }, 'version')

    test('follow the number of visits a day', async () => {
      const shifts = [
        { code: 'D', start: '08:00', minutes: 720 },
        { code: 'N', start: '20:00', minutes: 720 },
      ]
      const booking = await world.bookPackage('post-operative', 'intensive')
      await world.plan(await world.bookPackage('post-operative', 'intensive'), { mode: 'two-shifts', shifts })
      const { body } = await world.plan(booking, { mode: 'two-shifts', shifts })
      expect(await termsOf(booking)).toEqual([{ version: 1, parts: 14 }])
      const same = await world.change(booking, body.roster, { tasks: [] })
      expect(await termsOf(booking)).toEqual([{ version: 1, parts: 14 }])
      const living = [{ code: 'L', start: '08:00', minutes: 1440 }]
      expect((await world.change(booking, same.body.roster, { mode: 'live-in', shifts: living })).status).toBe(200)
      expect(await termsOf(booking)).toEqual([
        { version: 1, parts: 14 },
        { version: 2, parts: 7 },
      ])
    })
  })
})

describe('a returned session', () => {
  const world = useWorld(createVisitWorld)
  beforeEach(() => world.setClock(today))

  async function planSessions(caretaker?: Person) {
    const booking = await world.bookPackage('physiotherapy', 'weekly')
    if (caretaker) await world.assign(world.admin, booking, caretaker)
    const planned = await world.plan(booking, { shifts: [{ code: 'S', start: '10:00', minutes: 60 }], days: everyDay })
    if (planned.status !== 201) throw new Error(planned.text)
    const [first, ...others] = await world.visitsOf(booking._id)
    const last = others.at(-1)
    if (!first || !last) throw new Error('no visits')
    return { id: booking._id, booking, first, last }
  }
  const back = (
    visit: Pick<VisitRow, 'id' | 'booking_id' | 'service_day' | 'code' | 'starts_min' | 'ends_min' | 'moves'>,
  ) => world.deps.database.write((tx) => returnUnusedDays(tx, visit, world.clock.now))
  /** Day, start and caretaker of the visit that replaces a visit. */
  async function followerOf({ id, booking_id }: VisitRow) {
    const row = (await world.visitsOf(booking_id)).find(({ origin_visit_id }) => origin_visit_id === id)
    if (!row) return undefined
    const start = new Date(row.starts_min * 60_000 + 330 * 60_000).toISOString().slice(11, 16)
    return [row.service_day, start, row.ends_min - row.starts_min, row.caretaker_id]
  }
  type Values = Partial<Pick<VisitRow, 'status' | 'started_min' | 'ended_min'>>
  const set = (id: string, values: Values) => updateRows(world, 'visits', { id }, values)
  const dayAfter = (day: string) => addDays(day, 1)

  test('is added after the last session of its booking', async () => {
    const { first, last } = await planSessions()
    await world.plan(await world.bookPackage('elderly-care', 'standard'), { endsOn: '2026-12-30' })
    await set(last.id, { status: 'missed' })
    await back(first)
    expect(await followerOf(first)).toEqual([dayAfter(last.service_day), '10:00', 60, null])
  })

  test('is assigned to the caretaker of the booking when free and active', async () => {
    const caretaker = await world.addPerson('caretaker', 'Rani')
    const free = await planSessions(caretaker)
    await back(free.first)
    expect((await followerOf(free.first))?.[3]).toBe(caretaker.id)
    const busy = await planSessions(await world.addPerson('caretaker', 'Sunitha'))
    const day = dayAfter(busy.last.service_day)
    const elsewhere = await world.bookPackage('elderly-care', 'standard')
    const rules = everyDay.map((weekday) => ({ code: 'D', weekday, caretaker: busy.first.caretaker_id }))
    await world.plan(elsewhere, { startsOn: day, endsOn: day, rules })
    await back(busy.first)
    expect((await followerOf(busy.first))?.[3]).toBeNull()
    const away = await planSessions(await world.addPerson('caretaker', 'Latha'))
    const inactive_at = world.clock.now.toISOString()
    await updateRows(world, 'accounts', { id: away.first.caretaker_id ?? '' }, { inactive_at })
    await back(away.first)
    expect((await followerOf(away.first))?.[3]).toBeNull()
  })

  test('moves behind a pause that is added later (rule VISIT-9)', async () => {
    const { booking, id, first, last } = await planSessions()
    expect((await world.office(first, 'skip', { reason: 'Guests', charge: 'none' })).status).toBe(200)
    const day = dayAfter(last.service_day)
    expect((await followerOf(first))?.[0]).toBe(day)
    expect((await world.pause(booking, day, dayAfter(day))).status).toBe(200)
    const planned = (await world.visitsOf(id)).filter(({ status }) => status === 'planned')
    expect(planned.map(({ service_day }) => service_day)).toEqual(
      [1, 2, 3, 4, 7].map((count) => addDays(first.service_day, count)),
    )
  })

  test('does not exist for care without a number of visits, nor during an open pause', async () => {
    const { visit } = await world.planOne()
    expect([await back(visit), await followerOf(visit)]).toEqual([null, undefined])
    const { booking, first } = await planSessions()
    expect((await world.pause(booking, first.service_day, null)).status).toBe(200)
    expect([await back(first), await followerOf(first)]).toEqual([null, undefined])
  })
})
