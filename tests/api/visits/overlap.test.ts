import { findDatabaseFault, newId, type Tx } from '@thodu/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld } from '../../support/world.ts'

let world: Awaited<ReturnType<typeof createWorld>>
let caretaker: string
let bookingId: string
beforeAll(async () => {
  world = await createWorld()
  caretaker = (await world.addPerson('caretaker')).id
  bookingId = (await world.book(await world.addPerson('user')))._id
})
afterAll(() => world.close())

const at = '2026-06-10T06:30:00.000Z'
let ordinal = 0
const visitAt = (from: number, to: number, more: { caretaker_id?: string | null } = {}) => {
  ordinal += 1
  return {
    id: newId(),
    booking_id: bookingId,
    service_day: '2026-06-11',
    code: 'D' as const,
    ordinal,
    starts_min: from,
    ends_min: to,
    caretaker_id: caretaker,
    origin_visit_id: null,
    origin_kind: null,
    created_at: at,
    updated_at: at,
    ...more,
  }
}
const write = <Result>(job: (tx: Tx) => Promise<Result>) => world.deps.database.write(job)
const add = (visit: ReturnType<typeof visitAt>) => write((tx) => tx.insertInto('visits').values(visit).execute())
/** What the database called it, or 'kept'. */
const outcome = (work: Promise<unknown>) => work.then(() => 'kept', findDatabaseFault)

test('times that overlap are refused; those that touch, of others or of nobody are kept', async () => {
  await add(visitAt(10_000, 10_720))
  expect(await outcome(add(visitAt(10_719, 11_000)))).toBe('overlap')
  expect(await outcome(add(visitAt(9_000, 10_001)))).toBe('overlap')
  expect(await outcome(add(visitAt(10_100, 10_200)))).toBe('overlap')
  expect(await outcome(add(visitAt(10_720, 11_000)))).toBe('kept')
  expect(await outcome(add(visitAt(10_100, 10_200, { caretaker_id: null })))).toBe('kept')
  const other = (await world.addPerson('caretaker')).id
  expect(await outcome(add(visitAt(10_100, 10_200, { caretaker_id: other })))).toBe('kept')
})

test('a visit that is given away, moved or ended frees its time; coming back it is looked at again', async () => {
  const [first, second] = [visitAt(20_000, 20_600), visitAt(20_300, 20_900, { caretaker_id: null })]
  await add(first)
  await add(second)
  const change = (id: string, set: { caretaker_id?: string; status?: 'planned' | 'skipped'; starts_min?: number }) =>
    outcome(write((tx) => tx.updateTable('visits').set(set).where('id', '=', id).execute()))
  expect(await change(second.id, { caretaker_id: caretaker })).toBe('overlap')
  expect(await change(first.id, { status: 'skipped' })).toBe('kept')
  expect(await change(second.id, { caretaker_id: caretaker })).toBe('kept')
  expect(await change(first.id, { status: 'planned' })).toBe('overlap')
  expect(await change(second.id, { starts_min: 20_600 })).toBe('kept')
  expect(await change(first.id, { status: 'planned' })).toBe('kept')
})

test('approved time off is time that is taken, and a visit there keeps it from being approved', async () => {
  await add(visitAt(30_000, 30_600))
  const off = (from: number, to: number) => ({
    id: newId(),
    caretaker_id: caretaker,
    starts_min: from,
    ends_min: to,
    kind: 'day-off' as const,
    status: 'requested' as const,
    reason: '',
    created_at: at,
  })
  const [blocked, free] = [off(30_500, 31_000), off(40_000, 41_440)]
  await write((tx) => tx.insertInto('time_off').values([blocked, free]).execute())
  const approve = (id: string) =>
    outcome(write((tx) => tx.updateTable('time_off').set({ status: 'approved' }).where('id', '=', id).execute()))
  expect(await approve(blocked.id)).toBe('overlap')
  expect(await approve(free.id)).toBe('kept')
  expect(await outcome(add(visitAt(41_000, 41_600)))).toBe('overlap')
})

test('of twenty at once for overlapping times one is kept', async () => {
  for (let round = 0; round < 20; round += 1) {
    const from = 100_000 + round * 2_000
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) => outcome(add(visitAt(from + index * 10, from + index * 10 + 600)))),
    )
    expect(tries.filter((kept) => kept === 'kept')).toHaveLength(1)
    expect(tries.filter((kept) => kept === 'overlap')).toHaveLength(19)
  }
})

test('what happened on a visit is not rewritten', async () => {
  const visit = visitAt(50_000, 50_600)
  await add(visit)
  const event = {
    id: newId(),
    visit_id: visit.id,
    kind: 'start' as const,
    occurred_at: at,
    received_at: at,
    proof: 'none' as const,
    reason: 'The lift stood still',
    client_event_id: newId(),
    by_account: caretaker,
    withdrawn_of: null,
  }
  await write((tx) => tx.insertInto('visit_events').values(event).execute())
  const removed = write((tx) => tx.deleteFrom('visit_events').where('id', '=', event.id).execute())
  expect(await outcome(removed)).toBe('guard')
  const reword = (reason: string | null) =>
    outcome(write((tx) => tx.updateTable('visit_events').set({ reason }).where('id', '=', event.id).execute()))
  expect([await reword('Nobody opened'), await reword(null)]).toEqual(['guard', 'kept'])
})
