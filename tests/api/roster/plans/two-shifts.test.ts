import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import { createVisitWorld, dayShift, today, type VisitWorld } from '../../visits/visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())
beforeEach(() => world.setClock(today))

const night = { code: 'N', start: '20:00', minutes: 720 } as const
const two = { mode: 'two-shifts', shifts: [dayShift, night] }
const linesOf = async (id: string) =>
  (await world.visitsOf(id)).map((row) => `${row.service_day.slice(-2)} ${row.code} ${row.status}`)

test.each([
  { of: 'without an end', service: 'elderly-care', name: 'premium', place: 2, code: 'D' },
  { of: 'without an end', service: 'elderly-care', name: 'premium', place: 3, code: 'N' },
  { of: 'of seven days', service: 'post-operative', name: 'intensive', place: 2, code: 'D' },
])('in care $of, planning anew leaves the other shift of a day whose $code was left out', async (given) => {
  const booking = await world.bookPackage(given.service, given.name)
  const planned = await world.plan(booking, two)
  const visit = (await world.visitsOf(booking._id))[given.place]
  const skipped = await world.call(world.admin, 'POST', `/admin/visits/${visit?.id}/skip`, { reason: 'Guests' })
  expect([visit?.code, skipped.status]).toEqual([given.code, 200])
  const before = await linesOf(booking._id)
  expect(before[given.place]).toBe(`12 ${given.code} skipped`)
  await world.change(booking, planned.body.roster)
  expect(await linesOf(booking._id)).toEqual(before)
})

test('a night that stays without its day takes the unit of a counted package, and one that goes gives it back', async () => {
  const booking = await world.bookPackage('post-operative', 'intensive')
  const planned = await world.plan(booking, { ...two, endsOn: null })
  const [, , visit] = await world.visitsOf(booking._id)
  await world.deps.database.write((tx) =>
    tx
      .updateTable('visits')
      .set({ status: 'skipped', charge: 'none' })
      .where('id', '=', visit?.id ?? '')
      .execute(),
  )
  const before = await linesOf(booking._id)
  const again = await world.change(booking, planned.body.roster, { ...two, endsOn: null })
  expect(await linesOf(booking._id)).toEqual(before)
  // By day alone, the day on which nobody comes is made up for at the end.
  await world.change(booking, again.body.roster, { mode: 'visits', shifts: [dayShift], endsOn: null })
  expect((await linesOf(booking._id)).map((line) => line.slice(0, 4))).toEqual(
    ['11', '12', '13', '14', '15', '16', '17', '18'].map((day) => `${day} D`),
  )
})

test('of a day that was worked, a second visit that was left out gives nothing back', async () => {
  const booking = await world.bookPackage('physiotherapy', 'weekly')
  const session = { code: 'S', start: '10:00', minutes: 60 }
  const planned = await world.plan(booking, { shifts: [session], endsOn: null })
  const [first] = await world.visitsOf(booking._id)
  await world.deps.database.write((tx) =>
    tx
      .updateTable('visits')
      .set({ edited_at: world.clock.now.toISOString() })
      .where('id', '=', first?.id ?? '')
      .execute(),
  )
  await insertVisit(world, {
    ...{ booking, startsAt: '2026-06-11T12:30:00.000Z', code: 'S', ordinal: 7 },
    ...{ status: 'skipped', charge: 'none' },
  })
  await world.change(booking, planned.body.roster, { endsOn: null })
  const days = (await linesOf(booking._id)).filter((line) => line.endsWith('planned')).map((line) => line.slice(0, 2))
  expect(days).toEqual(['11', '12', '13', '14', '15'])
})

test.each(['2026-06-11', '2026-06-15'])(
  'nights planned from %s come on the day of a visit that was moved to an earlier one',
  async (from) => {
    const booking = await world.bookPackage('elderly-care', 'premium')
    const planned = await world.plan(booking)
    const origin = (await world.visitsOf(booking._id))[4]
    await world.deps.database.write((tx) =>
      tx
        .updateTable('visits')
        .set({ status: 'skipped', charge: 'none' })
        .where('id', '=', origin?.id ?? '')
        .execute(),
    )
    const moved = { origin_visit_id: origin?.id ?? '', origin_kind: 'moved' } as const
    await insertVisit(world, { booking, startsAt: '2026-06-12T15:00:00.000Z', ordinal: 0, ...moved })
    await world.change(booking, planned.body.roster, { ...two, from })
    const lines = await linesOf(booking._id)
    expect(lines.filter((line) => /^1[56]/.test(line))).toEqual([
      '15 D skipped',
      '15 N planned',
      '16 D planned',
      '16 N planned',
    ])
    expect(lines.filter((line) => line.startsWith('12 D'))).toHaveLength(2)
  },
)
