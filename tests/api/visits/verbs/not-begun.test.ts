import { brand } from '@thodu/api/contract/brand.config'
import { newId, type VisitRow } from '@thodu/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goneFor, sweepLeftVisits } from '../../../../api/src/visit-rows/left-visits.ts'
import { flagMissing } from '../../../../api/src/visits/verbs/flag-missing.ts'
import { insertBooking } from '../../../support/insert-booking.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import { createVisitWorld, type VisitWorld } from '../visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())

const week = 7 * 1_440
/** A visit that was to begin so many minutes ago, of a booking that is in this state. */
async function addVisit(
  ago: number,
  given: object = {},
  status: 'pending' | 'cancelled' = 'pending',
): Promise<VisitRow> {
  const { id: _id, name, email } = world.family
  const caretaker = await world.addPerson('caretaker')
  const booking = await insertBooking(world, { owner: { user: { _id, name, email } }, status })
  const startsAt = new Date(world.clock.now.getTime() - ago * 60_000).toISOString()
  return insertVisit(world, { booking: { _id: booking.id }, startsAt, caretaker, ...given })
}
/** Which of these the team has been told of. */
async function toldOf(visits: Record<string, VisitRow>): Promise<string[]> {
  const rows = await world.deps.database.read
    .selectFrom('visits')
    .select('id')
    .where('missing_told_at', 'is not', null)
    .execute()
  const told = new Set(rows.map(({ id }) => id))
  return Object.entries(visits).flatMap(([name, { id }]) => (told.has(id) ? [name] : []))
}

test('the team is told of visits that nobody began, from half an hour to a week late, and of no others', async () => {
  const visits = {
    lateByHalfAnHour: await addVisit(30),
    lateByAMinuteLess: await addVisit(29),
    lateByAlmostAWeek: await addVisit(week - 1),
    lateByAWeek: await addVisit(week),
    begun: await addVisit(40, { status: 'started' }),
    done: await addVisit(40, { status: 'done' }),
    missed: await addVisit(40, { status: 'missed' }),
    skipped: await addVisit(40, { status: 'skipped' }),
    ofCareThatIsOver: await addVisit(40, {}, 'cancelled'),
  }
  await flagMissing(world.deps)
  expect(await toldOf(visits)).toEqual(['lateByHalfAnHour', 'lateByAlmostAWeek'])
  expect(await world.readSubjects(brand.email)).toEqual(['Not started: 2 visits'])
  world.clock.now = new Date(world.clock.now.getTime() + 60_000)
  await flagMissing(world.deps)
  expect(await toldOf(visits)).toEqual(['lateByHalfAnHour', 'lateByAMinuteLess', 'lateByAlmostAWeek'])
})

test('that somebody had a visit is forgotten once no calendar takes it back any more', async () => {
  const visit = await addVisit(0)
  const left = (ago: number) => ({
    id: newId(),
    visit_id: visit.id,
    caretaker_id: visit.caretaker_id ?? '',
    booking_id: visit.booking_id,
    starts_min: visit.starts_min,
    ends_min: visit.ends_min,
    revision: 1,
    created_at: visit.created_at,
    left_at: new Date(world.clock.now.getTime() - ago).toISOString(),
  })
  const rows = [left(goneFor + 1), left(goneFor), left(0)]
  expect(goneFor).toBe(30 * 86_400_000)
  await world.deps.database.write((tx) => tx.insertInto('left_visits').values(rows).execute())
  await sweepLeftVisits(world.deps)
  const kept = await world.deps.database.read.selectFrom('left_visits').select('id').execute()
  expect(kept.map(({ id }) => id).toSorted()).toEqual(
    rows
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  )
})
