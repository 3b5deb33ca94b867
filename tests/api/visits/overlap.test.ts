import { findDatabaseFault, newId } from '@thodu/db'
import { beforeAll, expect, test } from 'vitest'
import { deleteRows, insertRows, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import { createWorld } from '../../support/world.ts'

const world = useWorld(createWorld)
let caretaker: string
let bookingId: string
beforeAll(async () => {
  caretaker = (await world.addPerson('caretaker')).id
  bookingId = (await world.book(await world.addPerson('user')))._id
})

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
const add = (visit: ReturnType<typeof visitAt>) => insertRows(world, 'visits', visit)
/** The fault that the database reports, or 'kept'. */
const outcome = (work: Promise<unknown>) => work.then(() => 'kept', findDatabaseFault)

test('visits of a caretaker may touch but not overlap', async () => {
  await add(visitAt(10_000, 10_720))
  expect(await outcome(add(visitAt(10_719, 11_000)))).toBe('overlap')
  expect(await outcome(add(visitAt(9_000, 10_001)))).toBe('overlap')
  expect(await outcome(add(visitAt(10_100, 10_200)))).toBe('overlap')
  expect(await outcome(add(visitAt(10_720, 11_000)))).toBe('kept')
  expect(await outcome(add(visitAt(10_100, 10_200, { caretaker_id: null })))).toBe('kept')
  const other = (await world.addPerson('caretaker')).id
  expect(await outcome(add(visitAt(10_100, 10_200, { caretaker_id: other })))).toBe('kept')
})

test('a reassigned, moved or skipped visit frees its time, and is checked when it returns', async () => {
  const [first, second] = [visitAt(20_000, 20_600), visitAt(20_300, 20_900, { caretaker_id: null })]
  await add(first)
  await add(second)
  const change = (id: string, set: { caretaker_id?: string; status?: 'planned' | 'skipped'; starts_min?: number }) =>
    outcome(updateRows(world, 'visits', { id }, set))
  expect(await change(second.id, { caretaker_id: caretaker })).toBe('overlap')
  expect(await change(first.id, { status: 'skipped' })).toBe('kept')
  expect(await change(second.id, { caretaker_id: caretaker })).toBe('kept')
  expect(await change(first.id, { status: 'planned' })).toBe('overlap')
  expect(await change(second.id, { starts_min: 20_600 })).toBe('kept')
  expect(await change(first.id, { status: 'planned' })).toBe('kept')
})

test('approved time off blocks visits, and a visit blocks its approval', async () => {
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
  await insertRows(world, 'time_off', [blocked, free])
  const approve = (id: string) => outcome(updateRows(world, 'time_off', { id }, { status: 'approved' }))
  expect(await approve(blocked.id)).toBe('overlap')
  expect(await approve(free.id)).toBe('kept')
  expect(await outcome(add(visitAt(41_000, 41_600)))).toBe('overlap')
})

test('of twenty overlapping visits at once one is stored', async () => {
  for (let round = 0; round < 20; round += 1) {
    const from = 100_000 + round * 2_000
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) => outcome(add(visitAt(from + index * 10, from + index * 10 + 600)))),
    )
    expect(tries.filter((kept) => kept === 'kept')).toHaveLength(1)
    expect(tries.filter((kept) => kept === 'overlap')).toHaveLength(19)
  }
})

test('a visit event cannot be changed or deleted, except to erase its reason', async () => {
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
  await insertRows(world, 'visit_events', event)
  expect(await outcome(deleteRows(world, 'visit_events', { id: event.id }))).toBe('guard')
  const reword = (reason: string | null) => outcome(updateRows(world, 'visit_events', { id: event.id }, { reason }))
  expect([await reword('Nobody opened'), await reword(null)]).toEqual(['guard', 'kept'])
})
