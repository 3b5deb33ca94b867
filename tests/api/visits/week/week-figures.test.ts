import type { RosterWeek, WeekFigures } from '@thodu/api/contract/visits/board.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVisitWorld, today, type VisitWorld } from '../visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())

const read = async () => (await world.call<WeekFigures>(world.admin, 'GET', '/admin/visit-figures')).body

test('the week’s hours are those of the board, and what is skipped or missed is none (rule BOARD-7)', async () => {
  world.setClock(today)
  expect(await read()).toEqual({ from: '2026-06-08', minutes: 0, open: 0 })
  // Thursday to Sunday of this week, twelve hours each, and days of the next one that do not count.
  const { booking } = await world.planDaily()
  const [, friday, saturday, sunday] = await world.visitsOf(booking._id)
  expect(await read()).toEqual({ from: '2026-06-08', minutes: 4 * 720, open: 0 })
  const change = (id: string, body: object) => world.call(world.admin, 'PUT', `/admin/visits/${id}`, body)
  await change(friday?.id ?? '', { caretaker: null, revision: friday?.revision })
  await world.call(world.admin, 'POST', `/admin/visits/${saturday?.id}/skip`, { reason: 'A wedding' })
  expect(await read()).toEqual({ from: '2026-06-08', minutes: 3 * 720, open: 1 })
  const week = await world.call<RosterWeek>(world.admin, 'GET', '/admin/roster-week?from=2026-06-08')
  expect(week.body.rows.find(({ caretaker }) => caretaker !== null)?.caretaker?.minutes).toBe(2 * 720)
  // On Monday it is another week.
  world.setClock('2026-06-15')
  expect((await read()).from).toBe('2026-06-15')
  expect(sunday?.service_day).toBe('2026-06-14')
})
