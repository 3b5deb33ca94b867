import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateVisit } from '../../../api/src/visit-rows/update-visit.ts'
import { createVisitWorld, type VisitWorld } from './visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())

const stale = { status: 409, code: 'visit.stale' }
type Visit = Awaited<ReturnType<VisitWorld['planOne']>>['visit']
const change = (checked: Visit) =>
  world.deps.database.write((tx) => updateVisit(tx, checked, { charge: 'waived' }, world.clock.now))

test('a visit is changed as it was checked, and its revision rises', async () => {
  const { visit, again } = await world.planOne()
  await change(visit)
  expect(await again()).toMatchObject({ charge: 'waived', revision: visit.revision + 1 })
  await expect(change(visit)).rejects.toMatchObject(stale)
})

test('a visit that is in another status than it was checked in stays as it is', async () => {
  const { visit, again } = await world.planOne()
  await expect(change({ ...visit, status: 'started' })).rejects.toMatchObject(stale)
  expect(await again()).toEqual(visit)
})

test('a visit that a shorter pause brings back is not the one that was read while it was paused', async () => {
  // Nobody is chosen: with a caretaker, planning anew would change it once more.
  const booking = await world.bookPackage('elderly-care', 'standard')
  expect((await world.plan(booking)).status).toBe(201)
  const pause = (until: string) =>
    world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/roster/pause`, {
      from: '2026-06-15',
      until,
      reason: 'In hospital',
    })
  await pause('2026-06-18')
  const read = (await world.visitsOf(booking._id)).find(({ service_day }) => service_day === '2026-06-16')
  expect(read?.status).toBe('skipped')
  await pause('2026-06-15')
  const late = { startsAt: '2026-06-16T04:30:00.000Z', revision: read?.revision }
  const answer = await world.call<{ code: string }>(world.admin, 'PUT', `/admin/visits/${read?.id}`, late)
  expect([answer.status, answer.body.code]).toEqual([409, 'visit.stale'])
})
