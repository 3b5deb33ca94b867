import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findWarnings } from '../../../../api/src/roster/find-warnings.ts'
import { placeVisits } from '../../../../api/src/roster/place-visits.ts'
import { toPlannedVisits } from '../../../../api/src/roster/roster-wire.ts'
import { findTasks } from '../../../../api/src/roster/tasks.queries.ts'
import { insertVisit, minutesOf } from '../../../support/samples/insert-visit.ts'
import type { Person } from '../../../support/world.ts'
import { createVisitWorld, today, type VisitWorld } from '../../visits/visit-world.ts'

let world: VisitWorld
let rani: Person
beforeAll(async () => {
  world = await createVisitWorld()
  rani = await world.addPerson('caretaker', 'Rani')
})
afterAll(() => world.close())
beforeEach(() => world.setClock(today))

const at = (day: number, hour = 4) => minutesOf(`2026-06-${day}T0${hour}:30:00.000Z`)
const wanted = (caretakerId: string | null, day: number, code: 'D' | 'N' = 'D') => ({
  ...{ day: `2026-06-${day}`, code, caretakerId },
  ...{ startsMin: at(day), endsMin: at(day) + 60 },
})

test('what somebody works already is not warned of: only what new visits bring about', async () => {
  const other = await world.bookPackage('elderly-care', 'standard', { address: '4-5-6, Hunter Road' })
  for (const day of [15, 16, 17, 18, 19])
    await insertVisit(world, {
      ...{ booking: other, caretaker: rani, startsAt: `2026-06-${day}T02:30:00.000Z`, minutes: 600, code: 'N' },
    })
  const asked = { bookingId: 'own', people: new Map([[rani.id, { name: 'Rani' }]]) }
  expect(await findWarnings(world.deps.database.read, [wanted(rani.id, 24)], asked)).toEqual([])
  // By somebody whose name was not read along, it is said without one.
  const nights = await findWarnings(world.deps.database.read, [wanted(rani.id, 24, 'N')], {
    ...{ bookingId: 'own', people: new Map() },
  })
  expect(nights.map(({ code, day, caretaker }) => [code, day, caretaker])).toEqual([
    ['night-consent', '2026-06-24', { _id: rani.id, name: '' }],
  ])
})

test('sixty warnings are told, those of the first days', async () => {
  const days = Array.from({ length: 70 }, (_, place) =>
    new Date(Date.UTC(2026, 5, 11 + place)).toISOString().slice(0, 10),
  )
  const refused = days
    .toReversed()
    .map((day) => ({ day, code: 'D' as const, why: 'busy' as const, caretaker: { _id: rani.id, name: 'Rani' } }))
  const asked = { bookingId: 'own', people: new Map(), refused }
  const told = await findWarnings(world.deps.database.read, [], asked)
  expect(told.map(({ day }) => day)).toEqual(days.slice(0, 60))
})

test('for whom nobody knows a visit is open and told so, beside those of others', async () => {
  const visits = [wanted('nobody', 25), wanted(null, 26), wanted(rani.id, 27)]
  const placed = await placeVisits(world.deps.database.read, visits)
  expect(placed.visits.map(({ caretakerId }) => caretakerId)).toEqual([null, null, rani.id])
  const caretaker = { _id: 'nobody', name: '' }
  expect(placed.refused).toEqual([{ day: '2026-06-25', code: 'D', why: 'inactive', caretaker }])
  expect(toPlannedVisits(visits, placed.people).map((visit) => visit.caretaker)).toEqual([
    caretaker,
    null,
    { _id: rani.id, name: 'Rani' },
  ])
})

test('what visits are asked is read of the bookings that are named, and of no other', async () => {
  const plan = async (tasks: string[]) => {
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.plan(booking, { tasks })
    return booking._id
  }
  const own = await plan(['medicine', 'meals'])
  const other = await plan(['meals'])
  const none = await plan([])
  const { read } = world.deps.database
  expect([...(await findTasks(read, [own])).keys()]).toEqual([own])
  expect(await findTasks(read, [own, other, none])).toEqual(
    new Map([...(await findTasks(read, [own])), [other, ['meals']]]),
  )
})
