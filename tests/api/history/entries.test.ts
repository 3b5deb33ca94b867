import type { HistoryEntry } from '@thodu/api/contract/history/history.schema'
import { type BookingRow, newId, type Tables, type Tx } from '@thodu/db'
import type { Insertable } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { writeAudit } from '../../../api/src/audit/write-audit.ts'
import { type Performer, systemPerformer } from '../../../api/src/http/actor.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertRows } from '../../support/rows.ts'
import { insertVisit, minutesOf } from '../../support/samples/insert-visit.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
const family = usePerson(world, 'user', 'Asha Rao')
const caretaker = usePerson(world, 'caretaker', 'Lakshmi Devi')
let booking: BookingRow
/** Visits of another booking at the same times, which must not appear in the history of the first. */
let other: BookingRow
const at = (hours: number): string => new Date(Date.parse('2026-06-10T06:30:00.000Z') + hours * 3_600_000).toISOString()

beforeEach(async () => {
  booking = await insertBooking(world, { owner: family })
  other = await insertBooking(world, { owner: family })
})

const write = (job: (tx: Tx) => Promise<unknown>) => world.deps.database.write(job)
/** Writes an audit row about the booking. The first given name sorts first at the same moment. */
const note = async (moment: string, name: string, { performer = {}, status = 'success' }: Noted = {}) => {
  const who: Performer = { id: admin.id, name, email: admin.email, role: 'admin', ip: '203.0.113.9', ...performer }
  const about = { action: 'STATUS_UPDATE', resourceType: 'booking', resourceId: booking.id } as const
  const changes = [{ field: 'visit', from: null, to: moment }]
  await write((tx) =>
    writeAudit(tx, { performer: who, ...about, status, description: 'x', changes, at: new Date(moment) }),
  )
}
type Noted = { performer?: Partial<Performer>; status?: 'success' | 'failed' }
const read = async (kind: string, id = booking.id) => {
  const query = `filter=${encodeURIComponent(JSON.stringify({ kind }))}&range=[0,99]`
  return (await world.call<HistoryEntry[]>(admin, 'GET', `/admin/bookings/${id}/history?${query}`)).body
}
const pick = async (what: HistoryEntry['what'], kind = 'visit') =>
  (await read(kind)).filter((entry) => entry.what === what).map(({ _id, kind: _, what: __, ...entry }) => entry)
type Columns = Partial<Insertable<Tables['visits']>>
const visit = (startsAt: string, columns: Columns, of = booking) =>
  insertVisit(world, { booking: { _id: of.id }, startsAt, ...columns })

test('visits planned together are one entry with its author (rule OFF-31)', async () => {
  const [first] = [
    await visit(at(24), { created_at: at(0) }),
    await visit(at(72), { created_at: at(0) }),
    await visit(at(48), { created_at: at(0), status: 'cancelled', updated_at: at(2) }),
    await visit(at(96), { created_at: at(0) }, other),
    await visit(at(30), { created_at: at(1) }),
  ]
  await visit(at(200), { created_at: at(0), origin_visit_id: first.id, origin_kind: 'moved', moves: 1 })
  await note(at(0), 'Ravi Kumar', { status: 'failed' })
  await note(at(0), '', { performer: { ...systemPerformer, name: 'Thodu' } })
  await note(at(0), 'Meera Iyer')
  await note(at(1), '', { performer: { ...systemPerformer, name: 'Thodu' } })
  expect(await pick('visits_planned')).toEqual([
    { at: at(1), by: null, count: 1, from: at(30), until: at(30) },
    { at: at(0), by: 'Meera Iyer', count: 3, from: at(24), until: at(72) },
  ])
  // The audit rows of the same events are no entries of their own, except for the failed one.
  expect(await pick('audited', 'change')).toHaveLength(1)
  expect(await pick('audited')).toEqual([])
})

test('visits cancelled together are one entry', async () => {
  const cancelled = { status: 'cancelled', updated_at: at(2), created_at: at(0) } as const
  await visit(at(24), { ...cancelled, status: 'planned' })
  const before = await visit(at(48), cancelled)
  await visit(at(72), cancelled)
  await visit(at(96), { ...cancelled, origin_visit_id: before.id, origin_kind: 'moved', moves: 1 })
  await visit(at(120), { ...cancelled, updated_at: at(3) })
  await visit(at(144), cancelled, other)
  await note(at(2), 'Meera Iyer')
  expect(await pick('visits_cancelled')).toEqual([
    { at: at(3), by: null, count: 1, from: at(120), until: at(120) },
    { at: at(2), by: 'Meera Iyer', count: 3, from: at(48), until: at(96) },
  ])
})

test('a replacing visit shows whether it was moved, returned or replaced', async () => {
  const before = [await visit(at(24), {}), await visit(at(48), { moves: 1 }), await visit(at(72), {})]
  const follow = (index: number, columns: Columns) =>
    visit(at(200 + index), { origin_visit_id: before[index]?.id ?? null, created_at: at(index), ...columns })
  await follow(0, { origin_kind: 'moved', moves: 1 })
  await follow(1, { origin_kind: 'moved', moves: 1, caretaker_id: caretaker.id })
  await follow(2, { origin_kind: 'replacement' })
  await note(at(1), 'Meera Iyer')
  const following = (await read('visit')).flatMap((entry) =>
    'caretaker' in entry ? [[entry.what, entry.at, entry.by, entry.visitAt, entry.from, entry.caretaker]] : [],
  )
  expect(following).toEqual([
    ['visit_replaced', at(2), null, at(202), at(72), null],
    ['visit_given_back', at(1), 'Meera Iyer', at(201), at(48), 'Lakshmi Devi'],
    ['visit_moved', at(0), null, at(200), at(24), null],
  ])
})

test('a missed, skipped or reported visit shows time, person, reason and charge', async () => {
  const shut = { created_at: at(0), updated_at: at(9) }
  await visit(at(24), { ...shut, status: 'missed', edited_at: at(5), reason: 'Her bus broke down', charge: 'none' })
  await visit(at(48), { ...shut, status: 'missed', updated_at: at(6) })
  await visit(at(72), { ...shut, status: 'skipped', edited_at: at(7), updated_at: at(8), reason: 'Hospital' })
  await visit(at(96), { ...shut, absent_reported_at: at(97) })
  await note(at(5), 'Meera Iyer')
  await note(at(8), 'Ravi Kumar')
  const [missed, skipped] = [await pick('visit_missed'), await pick('visit_skipped')]
  expect(missed).toEqual([
    { at: at(6), by: null, visitAt: at(48), charge: 'due', reason: null },
    { at: at(5), by: 'Meera Iyer', visitAt: at(24), charge: 'none', reason: 'Her bus broke down' },
  ])
  expect(skipped).toEqual([{ at: at(8), by: 'Ravi Kumar', visitAt: at(72), charge: 'due', reason: 'Hospital' }])
  expect(await pick('visit_absent')).toEqual([{ at: at(97), by: 'Asha Rao', visitAt: at(96) }])
})

test('a start, an undone start and an end are entries with time and proof', async () => {
  const worked = { status: 'done', started_min: minutesOf(at(1)), ended_min: minutesOf(at(3)) } as const
  const { id } = await visit(at(1), { caretaker_id: caretaker.id, ...worked })
  const start = newId()
  const say = (event: { id: string; kind: 'start' | 'end'; withdrawn_of: string | null }, hours: number) => {
    const said = { ...event, proof: 'code', reason: null, client_event_id: newId(), by_account: caretaker.id } as const
    const times = { occurred_at: at(hours), received_at: at(hours + 0.5) }
    return insertRows(world, 'visit_events', { visit_id: id, ...said, ...times })
  }
  await say({ id: start, kind: 'start', withdrawn_of: null }, 1)
  await say({ id: newId(), kind: 'start', withdrawn_of: start }, 2)
  await say({ id: newId(), kind: 'end', withdrawn_of: null }, 3)
  const events = (await read('visit')).flatMap((entry) => ('happenedAt' in entry ? [entry] : []))
  expect(events.map(({ what, at: said, happenedAt, by, proof }) => [what, said, happenedAt, by, proof])).toEqual([
    ['visit_ended', at(3.5), at(3), 'Lakshmi Devi', 'code'],
    ['visit_start_undone', at(2.5), at(2), 'Lakshmi Devi', 'code'],
    ['visit_started', at(1.5), at(1), 'Lakshmi Devi', 'code'],
  ])
})
