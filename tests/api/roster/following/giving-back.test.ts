import { addDays } from '@thodu/api/contract/time'
import type { VisitRow } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { giveBack } from '../../../../api/src/roster/give-back.ts'
import type { Person } from '../../../support/world.ts'
import { createVisitWorld, everyDay, today, type VisitWorld } from '../../visits/visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())
beforeEach(() => world.setClock(today))

/** Five sessions at 10:00, day by day, of a caretaker or of nobody. */
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
) => world.deps.database.write((tx) => giveBack(tx, visit, world.clock.now))
/** What stands for a visit: its day, its hour and who comes. */
async function followerOf({ id, booking_id }: VisitRow) {
  const row = (await world.visitsOf(booking_id)).find(({ origin_visit_id }) => origin_visit_id === id)
  if (!row) return undefined
  const start = new Date(row.starts_min * 60_000 + 330 * 60_000).toISOString().slice(11, 16)
  return [row.service_day, start, row.ends_min - row.starts_min, row.caretaker_id]
}
type Values = Partial<Pick<VisitRow, 'status' | 'started_min' | 'ended_min'>>
const set = (id: string, values: Values) =>
  world.deps.database.write((tx) => tx.updateTable('visits').set(values).where('id', '=', id).execute())
const dayAfter = (day: string) => addDays(day, 1)

test('a session comes back after the last that is to be or has been, of its own booking', async () => {
  const { first, last } = await planSessions()
  // Another family's go on for longer.
  await world.plan(await world.bookPackage('elderly-care', 'standard'), { endsOn: '2026-12-30' })
  await set(last.id, { status: 'missed' })
  await back(first)
  expect(await followerOf(first)).toEqual([dayAfter(last.service_day), '10:00', 60, null])
})

test.each([
  ['started', { started_min: 1 }],
  ['done', { started_min: 1, ended_min: 2 }],
] as const)('a last session that is %s counts', async (status, times) => {
  const { first, last } = await planSessions(await world.addPerson('caretaker', 'Rani'))
  await set(last.id, { status, ...times })
  await back(first)
  expect((await followerOf(first))?.[0]).toBe(dayAfter(last.service_day))
})

test.each(['skipped', 'cancelled'] as const)('a last session that was %s does not', async (status) => {
  const { first, last } = await planSessions()
  await set(last.id, { status })
  await back(first)
  expect((await followerOf(first))?.[0]).toBe(last.service_day)
})

test('it comes at the usual hour of its shift, at its own where the plan has none of that name', async () => {
  const { first, last } = await planSessions()
  const moved = { starts_min: first.starts_min + 90, ends_min: first.ends_min + 135 }
  await back({ ...first, ...moved })
  expect(await followerOf(first)).toEqual([dayAfter(last.service_day), '10:00', 60, null])
  const second = await planSessions()
  await back({ ...second.first, ...moved, code: 'N' })
  expect(await followerOf(second.first)).toEqual([dayAfter(second.last.service_day), '11:30', 105, null])
})

test('whose booking it is comes, where nobody else has her then and she can be sent', async () => {
  const caretaker = await world.addPerson('caretaker', 'Rani')
  const free = await planSessions(caretaker)
  await back(free.first)
  expect((await followerOf(free.first))?.[3]).toBe(caretaker.id)
  // With another family on that day.
  const busy = await planSessions(await world.addPerson('caretaker', 'Sunitha'))
  const day = dayAfter(busy.last.service_day)
  const elsewhere = await world.bookPackage('elderly-care', 'standard')
  const rules = everyDay.map((weekday) => ({ code: 'D', weekday, caretaker: busy.first.caretaker_id }))
  await world.plan(elsewhere, { startsOn: day, endsOn: day, rules })
  await back(busy.first)
  expect((await followerOf(busy.first))?.[3]).toBeNull()
  const away = await planSessions(await world.addPerson('caretaker', 'Latha'))
  await world.deps.database.write((tx) =>
    tx
      .updateTable('accounts')
      .set({ inactive_at: world.clock.now.toISOString() })
      .where('id', '=', away.first.caretaker_id ?? '')
      .execute(),
  )
  await back(away.first)
  expect((await followerOf(away.first))?.[3]).toBeNull()
})

test('a session that came back on a day that is paused later comes once more behind the pause (rule VISIT-9)', async () => {
  const { id, first, last } = await planSessions()
  const skip = { reason: 'Guests', charge: 'none' }
  expect((await world.call(world.admin, 'POST', `/admin/visits/${first.id}/skip`, skip)).status).toBe(200)
  const day = dayAfter(last.service_day)
  expect((await followerOf(first))?.[0]).toBe(day)
  const pause = { from: day, until: dayAfter(day), reason: 'Away' }
  expect((await world.call(world.admin, 'POST', `/admin/bookings/${id}/roster/pause`, pause)).status).toBe(200)
  const planned = (await world.visitsOf(id)).filter(({ status }) => status === 'planned')
  expect(planned.map(({ service_day }) => service_day)).toEqual(
    [1, 2, 3, 4, 7].map((count) => addDays(first.service_day, count)),
  )
})

test('nothing comes back of care that is not counted, nor into a pause without an end', async () => {
  const { visit } = await world.planOne()
  expect([await back(visit), await followerOf(visit)]).toEqual([null, undefined])
  const { id, first } = await planSessions()
  const pause = { from: first.service_day, until: null, reason: 'Away' }
  expect((await world.call(world.admin, 'POST', `/admin/bookings/${id}/roster/pause`, pause)).status).toBe(200)
  expect([await back(first), await followerOf(first)]).toEqual([null, undefined])
})
