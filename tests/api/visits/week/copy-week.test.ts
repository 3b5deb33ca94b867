import type { CopiedWeek, FreeCaretakers, RosterWeek } from '@thodu/api/contract/visits/board.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Refusal } from '../../../support/world.ts'
import { createVisitWorld, type VisitWorld } from '../visit-world.ts'

let world: VisitWorld
const monday = '2026-06-15'
beforeAll(async () => {
  world = await createVisitWorld()
  world.setClock('2026-06-14')
})
afterAll(() => world.close())

const give = async (visit: { id: string; revision: number }, caretaker: string) =>
  expect(
    (
      await world.call(world.admin, 'PUT', `/admin/visits/${visit.id}`, {
        caretaker,
        scope: 'this',
        revision: visit.revision,
      })
    ).status,
  ).toBe(200)

async function planTwoWeeks(name: string) {
  const caretaker = await world.addPerson('caretaker', name)
  const booking = await world.bookPackage('elderly-care', 'standard')
  await world.assign(world.admin, booking, caretaker)
  await world.plan(booking, { startsOn: monday, endsOn: '2026-06-28' })
  return { caretaker, booking, visits: await world.visitsOf(booking._id) }
}
const copy = (body: Record<string, unknown>) =>
  world.call<CopiedWeek>(world.admin, 'POST', '/admin/roster-week/copy', body)
/** Who comes on which day, of one booking. */
const whoComes = async (id: string) =>
  (await world.visitsOf(id)).map(({ service_day, caretaker_id }) => `${service_day} ${caretaker_id}`)

test('who is free: nobody who visits, is off or rests then, and who has few hours first (rule BOARD-8)', async () => {
  const busy = await planTwoWeeks('Padma Reddy')
  await world.addPerson('caretaker', 'Idle Devi')
  const resting = await world.addPerson('caretaker', 'Resting Devi')
  const away = await world.addPerson('caretaker', 'Away Devi')
  const inactive = await world.addPerson('caretaker', 'Inactive Devi')
  await world.deps.database.write(async (tx) => {
    await tx
      .updateTable('accounts')
      .set({ inactive_at: '2026-06-01T00:00:00.000Z' })
      .where('id', '=', inactive.id)
      .execute()
  })
  // Monday.
  await world.call(world.admin, 'PUT', `/admin/caretakers/${resting.id}/profile`, { weeklyOff: 1 })
  const asked = await world.call<{ _id: string }>(world.admin, 'POST', '/admin/time-off', {
    caretaker: away.id,
    startsAt: `${monday}T00:00:00.000Z`,
    endsAt: `${monday}T12:00:00.000Z`,
    kind: 'day-off',
    reason: '',
  })
  expect(asked.status).toBe(201)
  const ask = (startsAt: string, endsAt: string) =>
    world.call<FreeCaretakers>(world.admin, 'GET', `/admin/free-caretakers?startsAt=${startsAt}&endsAt=${endsAt}`)
  const names = (answer: { body: FreeCaretakers }) => answer.body.map(({ name }) => name)
  const morning = await ask(`${monday}T03:30:00.000Z`, `${monday}T06:30:00.000Z`)
  expect(names(morning)).toEqual(['Idle Devi'])
  // Touching is no overlap: her day ends at eight in the evening, 14:30 UTC.
  const evening = await ask(`${monday}T14:30:00.000Z`, `${monday}T16:30:00.000Z`)
  expect(names(evening)).toEqual(['Away Devi', 'Idle Devi', 'Padma Reddy'])
  expect(evening.body.at(-1)).toMatchObject({ _id: busy.caretaker.id, minutes: 5_040, maxMinutes: 2_880 })
  expect((await ask(`${monday}T06:30:00.000Z`, `${monday}T06:30:00.000Z`)).status).toBe(400)
  const wrong = await world.call<Refusal>(world.admin, 'GET', '/admin/free-caretakers?startsAt=soon&endsAt=later')
  expect(wrong.status).toBe(400)
})

test('a week is copied: a preview changes nothing, who is in the way is refused by name (rule BOARD-9)', async () => {
  const { booking, visits, caretaker } = await planTwoWeeks('Usual Devi')
  const helper = await world.addPerson('caretaker', 'Helper Devi')
  const [first, second] = visits
  if (!first || !second) throw new Error('no visits')
  await give(first, helper.id)
  await give(second, helper.id)
  // In the week after, she is with another family on Tuesday.
  const other = await world.bookPackage('elderly-care', 'standard')
  await world.assign(world.admin, other, helper)
  await world.plan(other, { startsOn: '2026-06-23', endsOn: '2026-06-23' })
  const before = await whoComes(booking._id)

  const preview = await copy({ from: monday, preview: true })
  const own = (answer: { body: CopiedWeek }) =>
    answer.body.visits.filter(({ visit }) => visit.booking._id === booking._id)
  expect(own(preview).map(({ visit, caretaker: who }) => `${visit.serviceDay} ${who.name}`)).toEqual([
    '2026-06-22 Helper Devi',
    '2026-06-23 Helper Devi',
  ])
  expect(await whoComes(booking._id)).toEqual(before)

  const copied = await copy({ from: monday })
  expect(own(copied).map(({ visit, refusal }) => [visit.serviceDay, visit.caretaker?.name, refusal])).toEqual([
    ['2026-06-22', 'Helper Devi', null],
    ['2026-06-23', 'Usual Devi', 'Helper Devi is with another family then.'],
  ])
  expect(await whoComes(booking._id)).toEqual(
    before.map((line) => (line.startsWith('2026-06-22') ? `2026-06-22 ${helper.id}` : line)),
  )
  // Once more: what was copied is not copied again.
  expect(own(await copy({ from: monday })).map(({ visit }) => visit.serviceDay)).toEqual(['2026-06-23'])
  const trail = await world.call<{ rows?: unknown }>(world.admin, 'GET', `/admin/bookings/${booking._id}/history`)
  expect(trail.text).toContain('Helper Devi')
  expect(caretaker.id).not.toBe(helper.id)
})

test('two who change places in the week are not refused because of each other’s turn (rule BOARD-9)', async () => {
  const one = await planTwoWeeks('First Devi')
  const helper = await world.addPerson('caretaker', 'Second Devi')
  const [monday1, , , , , , , monday2] = one.visits
  if (!monday1 || !monday2) throw new Error('no visits')
  await give(monday1, helper.id)
  const copied = await copy({ from: monday })
  expect(copied.body.visits.find(({ visit }) => visit._id === monday2.id)).toMatchObject({ refusal: null })
})

test('what is behind or under way stays, and a week that is none is refused', async () => {
  const { booking, visits } = await planTwoWeeks('Past Devi')
  const helper = await world.addPerson('caretaker', 'Late Devi')
  const [first] = visits
  if (!first) throw new Error('no visits')
  await give(first, helper.id)
  world.setClock('2026-06-22', '09:00')
  const copied = await copy({ from: monday, preview: true })
  expect(copied.body.visits.filter(({ visit }) => visit.booking._id === booking._id)).toEqual([])
  expect((await copy({ from: '2026-02-31' })).status).toBe(400)
  const week = await world.call<RosterWeek>(world.admin, 'GET', `/admin/roster-week?from=${monday}`)
  expect(week.body.rows.flatMap((row) => row.visits).every(({ revision }) => revision > 0)).toBe(true)
})
