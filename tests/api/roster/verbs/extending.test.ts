import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../../../api/src/http/caller.ts'
import { extendPackage } from '../../../../api/src/roster/verbs/extend-package.ts'
import { createVisitWorld, today, type VisitWorld } from '../../visits/visit-world.ts'

let world: VisitWorld
let caller: Caller
beforeAll(async () => {
  world = await createVisitWorld()
  const { id, name, email } = world.admin
  caller = { performer: { id, name, email, role: 'admin', ip: '203.0.113.9' } } as Caller
})
afterAll(() => world.close())
beforeEach(() => world.setClock(today))

const session = { code: 'S', start: '10:00', minutes: 60 }
/** Five sessions within seven days, from tomorrow on. */
const planWeek = async (more: object = {}) => {
  const booking = await world.bookPackage('physiotherapy', 'weekly')
  const { status, text } = await world.plan(booking, { shifts: [session], ...more })
  if (status !== 201) throw new Error(text)
  return booking
}
/** How often a roster has changed, how much it holds, and until when. */
const rosterOf = async ({ _id }: Booking) => {
  const { revision, units_total, ends_on } = await world.deps.database.read
    .selectFrom('rosters')
    .selectAll()
    .where('booking_id', '=', _id)
    .executeTakeFirstOrThrow()
  return [revision, units_total, ends_on]
}
const countOf = async ({ _id }: Booking) => (await world.visitsOf(_id)).length
const extend = async (booking: Booking, packages: number, more: { package_id?: string } = {}) => {
  const row = await world.readRow(booking._id)
  const given = { booking: { ...row, ...more }, packages, at: world.deps.now() }
  return world.deps.database.write((tx) => extendPackage(tx, caller, given))
}

test('a package grows by its own care days and by how long it is valid, and another booking’s stays', async () => {
  const [booking, other] = [await planWeek(), await planWeek()]
  expect([await rosterOf(booking), await countOf(booking)]).toEqual([[1, 5, '2026-06-17'], 5])
  expect(await extend(booking, 1)).toBe(5)
  expect([await rosterOf(booking), await countOf(booking)]).toEqual([[2, 10, '2026-06-24'], 10])
  // It is counted by the package, not by all that was bought before.
  expect(await extend(booking, 2)).toBe(5)
  expect([await rosterOf(booking), await countOf(booking)]).toEqual([[3, 20, '2026-07-08'], 20])
  expect([await rosterOf(other), await countOf(other)]).toEqual([[1, 5, '2026-06-17'], 5])
})

test.each<[string, string, string]>([
  ['that is valid until today is valid for a week more', '2026-06-17', '2026-06-24'],
  ['that was valid until yesterday is so as well', '2026-06-18', '2026-06-24'],
  ['that is long over is valid for a week from today on', '2026-06-30', '2026-07-06'],
])('a package %s, and goes on today', async (_, day, last) => {
  const booking = await planWeek()
  world.setClock(day, '06:00')
  await extend(booking, 1)
  expect([await rosterOf(booking), await countOf(booking)]).toEqual([[2, 10, last], 10])
  expect((await world.visitsOf(booking._id))[5]?.service_day).toBe(day)
})

test('a package without a last day gets none', async () => {
  const booking = await planWeek({ endsOn: null })
  await extend(booking, 1)
  expect([await rosterOf(booking), await countOf(booking)]).toEqual([[2, 10, null], 10])
})

test('a package that is not sold any more grows by as many days as were planned', async () => {
  const booking = await planWeek()
  expect(await extend(booking, 1, { package_id: 'of-last-year' })).toBe(5)
  expect([await rosterOf(booking), await countOf(booking)]).toEqual([[2, 10, '2026-06-22'], 10])
})

test('what is planned without a number of days, or not planned at all, does not grow', async () => {
  const daily = await world.bookPackage('elderly-care', 'standard')
  await world.plan(daily)
  const unplanned = await world.bookPackage('physiotherapy', 'weekly')
  for (const booking of [daily, unplanned])
    await expect(extend(booking, 1)).rejects.toMatchObject({ code: 'money.not_counted' })
  expect(await rosterOf(daily)).toEqual([1, null, null])
})
