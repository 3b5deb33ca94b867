import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createVisitWorld, today, type VisitWorld } from '../../visits/visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())
beforeEach(() => world.setClock(today))

const setStatus = (id: string, status: string) =>
  world.call(world.admin, 'PUT', `/admin/bookings/${id}/status`, { status })
/** Rules of a booking as they are stored, and their visits. */
const planOf = async (id: string) => ({
  rules: await world.deps.database.read
    .selectFrom('roster_rules')
    .selectAll()
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute(),
  visits: await world.setOf(id),
})
const sundaysOf = (caretaker: string) => ({ code: 'D', weekday: 0, caretaker, from: today })
const setRules = async (id: string, rules: object[]) => {
  const answer = await world.call(world.admin, 'PUT', `/admin/bookings/${id}/roster/rules`, { rules })
  if (answer.status !== 200) throw new Error(answer.text)
}

test('handed over, her weekdays with this family end from today on; what ended before, and those with another, stay', async () => {
  const [lakshmi, rani] = [await world.addPerson('caretaker', 'Lakshmi'), await world.addPerson('caretaker', 'Rani')]
  const { booking } = await world.planDaily(lakshmi)
  const other = await world.planDaily(await world.addPerson('caretaker', 'Sunitha'))
  await setRules(booking._id, [sundaysOf(lakshmi.id)])
  await setRules(other.booking._id, [{ ...sundaysOf(lakshmi.id), weekday: 1 }])
  // One that was over before stays as it ended.
  const [rule] = (await planOf(booking._id)).rules
  if (!rule) throw new Error('no rule')
  const over = { ...rule, id: `${rule.id}x`, from_day: '2026-05-01', to_day: '2026-05-31' }
  const current = { ...rule, id: `${rule.id}y`, weekday: 2, from_day: '2026-05-01', to_day: '2026-07-01' } as const
  await world.deps.database.write((tx) => tx.insertInto('roster_rules').values([over, current]).execute())
  const before = await planOf(other.booking._id)
  const handover = { caretaker: rani.id, reason: 'Moved away' }
  await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/handover`, handover)
  expect((await planOf(booking._id)).rules.map(({ id, to_day }) => [id, to_day])).toEqual([
    [over.id, '2026-05-31'],
    [current.id, '2026-06-09'],
  ])
  expect(await planOf(other.booking._id)).toEqual(before)
})

test('said to be over by mistake, all comes back as it was planned: her weekdays too, and nothing of another family', async () => {
  const lakshmi = await world.addPerson('caretaker', 'Lakshmi')
  const { booking } = await world.planDaily(lakshmi)
  await setRules(booking._id, [sundaysOf(lakshmi.id)])
  const [, skipped] = await world.visitsOf(booking._id)
  await world.call(world.admin, 'POST', `/admin/visits/${skipped?.id}/skip`, { reason: 'Guests' })
  const other = await world.planDaily()
  await setStatus(other.booking._id, 'cancelled')
  const [before, ended] = [await planOf(booking._id), await planOf(other.booking._id)]
  for (const status of ['confirmed', 'active'] as const) await world.advance(lakshmi, booking, status)
  await setStatus(booking._id, 'completed')
  expect((await world.visitsOf(booking._id)).filter(({ status }) => status === 'planned')).toEqual([])
  const correction = { reason: 'Pressed by mistake' }
  await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/step-back`, correction)
  expect(await planOf(booking._id)).toEqual(before)
  expect(await planOf(other.booking._id)).toEqual(ended)
})

test('a weekday of somebody who cannot be sent any more is open after a handover, and so is one on which she is elsewhere', async () => {
  const names = ['Lakshmi', 'Rani', 'Sunitha', 'Latha'].map((name) => world.addPerson('caretaker', name))
  const [lakshmi, rani, away, busy] = await Promise.all(names)
  if (!lakshmi || !rani || !away || !busy) throw new Error('nobody')
  const { booking } = await world.planDaily(lakshmi)
  await setRules(booking._id, [sundaysOf(away.id), { ...sundaysOf(busy.id), weekday: 1 }])
  await world.deps.database.write((tx) =>
    tx.updateTable('visits').set({ caretaker_id: null }).where('caretaker_id', 'in', [away.id, busy.id]).execute(),
  )
  const elsewhere = await world.bookPackage('elderly-care', 'standard')
  await world.plan(elsewhere, { days: [1], rules: [{ code: 'D', weekday: 1, caretaker: busy.id }] })
  await world.deps.database.write((tx) =>
    tx.updateTable('accounts').set({ inactive_at: world.clock.now.toISOString() }).where('id', '=', away.id).execute(),
  )
  const handover = { caretaker: rani.id, reason: 'Moved away' }
  await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/handover`, handover)
  const visits = await world.visitsOf(booking._id)
  const notHers = visits.filter(({ caretaker_id }) => caretaker_id !== rani.id)
  expect(notHers.map(({ service_day, caretaker_id }) => [service_day, caretaker_id])).toEqual(
    ['2026-06-14', '2026-06-15', '2026-06-21', '2026-06-22'].map((day) => [day, null]),
  )
})
