import type { RosterWeek, Today, WeekFigures } from '@thodu/api/contract/visits/board.schema'
import { visitNeeds } from '@thodu/api/contract/visits/visit-parts'
import { newId, type VisitRow } from '@thodu/db'
import { beforeAll, expect, test } from 'vitest'
import { isProved, needOf } from '../../../../api/src/visits/schedule/visit-need.ts'
import { insertRows, selectRows } from '../../../support/rows.ts'
import { useWorld } from '../../../support/use-world.ts'
import {
  createRowWorld,
  dayMinutes,
  idsOf,
  inOrder,
  makeCaretaker,
  midnight,
  monday,
  noon,
  timeOf,
  today,
  weekMinutes,
} from './row-world.ts'

const world = useWorld(createRowWorld)
let rows: VisitRow[]
let open: VisitRow[]
const usualWeek = 2_880
const nextMidnight = midnight + dayMinutes
const isWork = ({ status }: VisitRow): boolean => ['planned', 'started', 'done'].includes(status)
const isWithin = ({ starts_min: at }: { starts_min: number }, from: number, until: number) => at >= from && at < until

beforeAll(async () => {
  await addPeople()
  rows = await world.readVisits()
  open = rows.filter((row) => row.booking_id !== world.hidden)
})

/** Caretakers with equal names, active, inactive and removed. Most of the inactive ones still had a visit this week. */
async function addPeople(): Promise<void> {
  const at = timeOf(midnight)
  const ids = Array.from({ length: 10 }, () => newId()).sort()
  const person = (index: number, name: string, given = {}) =>
    makeCaretaker(name, { id: ids[index] ?? '', phone: `987650000${index}`, ...given })
  const inactive = { inactive_at: at }
  const people = [
    person(2, 'Same Devi'),
    person(1, 'Same Devi'),
    person(3, 'Same Devi', inactive),
    person(0, 'Same Devi', inactive),
    person(4, 'Anitha Away', inactive),
    person(5, 'Gone Devi', { removed_at: at }),
    person(6, 'Gone Long', { removed_at: at }),
    person(7, 'Off Devi'),
    person(8, 'Off Rao'),
    person(9, 'Resting Rao'),
  ]
  const off = (index: number, starts_min: number, ends_min: number, status: 'approved' | 'requested' | 'declined') => ({
    id: newId(),
    caretaker_id: ids[index] ?? '',
    starts_min,
    ends_min,
    kind: 'leave' as const,
    status,
    reason: '',
    created_at: at,
  })
  const weekEnd = midnight + weekMinutes
  await insertRows(world, 'accounts', people)
  await insertRows(world, 'time_off', [
    off(7, weekEnd - 1, weekEnd + 100, 'approved'),
    off(7, midnight + 100, midnight + 700, 'approved'),
    // The longest possible time off, ending in the first minute of the week.
    off(7, midnight + 1 - 43_200, midnight + 1, 'approved'),
    off(8, midnight - 60, midnight, 'approved'),
    off(8, midnight + 500, midnight + 600, 'requested'),
    off(8, midnight + 500, midnight + 600, 'declined'),
    off(8, weekEnd, weekEnd + 100, 'approved'),
  ])
  const wednesday = 3
  await world.call(world.admin, 'PUT', `/admin/caretakers/${ids[9]}/profile`, { weeklyOff: wednesday })
  const had = (index: number, from: number) => world.makeVisit(from, 60, { caretaker_id: ids[index] ?? '' })
  await world.addVisits([
    had(0, midnight + 100),
    had(3, midnight + 200),
    had(5, midnight + 300),
    had(1, midnight + dayMinutes + 300),
    // Work before the week does not add a caretaker to the board.
    had(4, midnight - 300),
    had(6, midnight - 300),
  ])
}

test('Today lists urgent visits first, without visits of a closed family', async () => {
  const { body } = await world.call<Today>(world.admin, 'GET', '/admin/today')
  const isOfDay = (row: VisitRow) =>
    row.starts_min < nextMidnight && row.ends_min > midnight && row.status !== 'cancelled'
  const isUnsettled = (row: VisitRow) =>
    ['planned', 'started'].includes(row.status) && isWithin(row, midnight - weekMinutes, midnight)
  const isUnproved = (row: VisitRow) =>
    row.status === 'done' && !isProved(row) && isWithin(row, midnight - 2 * dayMinutes, midnight)
  const isOpen = (row: VisitRow) =>
    row.status === 'planned' && row.caretaker_id === null && isWithin(row, nextMidnight, nextMidnight + dayMinutes)
  const shown = inOrder(open.filter((row) => [isOfDay, isUnsettled, isUnproved, isOpen].some((is) => is(row))))
  const needed = visitNeeds.map((need) => shown.filter((row) => needOf(row, noon) === need))
  expect(body.visits.map(({ _id }) => _id)).toEqual(needed.flatMap(idsOf))
  expect(body.counts).toEqual(Object.fromEntries(visitNeeds.map((need, place) => [need, needed[place]?.length])))
  expect(needed.every(({ length }) => length > 0)).toBe(true)
})

test('the week board shows each caretaker with visits, hours and time off, and unassigned visits first', async () => {
  const { body } = await world.call<RosterWeek>(world.admin, 'GET', `/admin/roster-week?from=${today}`)
  const until = midnight + weekMinutes
  const ofWeek = inOrder(open.filter((row) => isWithin(row, midnight, until) && row.status !== 'cancelled'))
  const accounts = await selectRows(world, 'accounts', '*', { role: 'caretaker' })
  const off = await selectRows(world, 'time_off', '*', {}, 'starts_min')
  const people = accounts
    .filter((one) => (!one.removed_at && !one.inactive_at) || ofWeek.some((row) => row.caretaker_id === one.id))
    .toSorted((one, other) => (`${one.name_order} ${one.id}` < `${other.name_order} ${other.id}` ? -1 : 1))
  const showVisits = (visits: VisitRow[]) =>
    visits.map((row) => ({ _id: row.id, status: row.status, need: needOf(row, noon) }))
  const expected = people.map(({ id, name, phone }) => {
    const own = ofWeek.filter((row) => row.caretaker_id === id)
    const minutes = own.filter(isWork).reduce((sum, row) => sum + row.ends_min - row.starts_min, 0)
    const days = off.filter(
      (one) =>
        one.caretaker_id === id && one.status === 'approved' && one.starts_min < until && one.ends_min > midnight,
    )
    return {
      caretaker: { _id: id, name, phone, minutes, maxMinutes: usualWeek },
      visits: showVisits(own),
      timeOff: days.map((one) => ({
        _id: one.id,
        startsAt: timeOf(one.starts_min),
        endsAt: timeOf(one.ends_min),
        kind: one.kind,
      })),
    }
  })
  const nobody = ofWeek.filter((row) => row.caretaker_id === null && ['planned', 'missed'].includes(row.status))
  expect(
    body.rows.map((row) => ({
      ...row,
      visits: row.visits.map(({ _id, status, need }) => ({ _id, status, need })),
    })),
  ).toEqual([{ caretaker: null, visits: showVisits(nobody), timeOff: [] }, ...expected])
  const names = people.map(({ name }) => name)
  expect(names.filter((name) => /Same|Gone|Away/.test(name))).toEqual(['Gone Devi', ...Array(4).fill('Same Devi')])
})

test('the hours of a week count planned, started and done visits from Monday to Sunday (rule BOARD-7)', async () => {
  const { body } = await world.call<WeekFigures>(world.admin, 'GET', '/admin/visit-figures')
  const ofWeek = rows.filter((row) => isWork(row) && isWithin(row, monday, monday + weekMinutes))
  expect(body).toEqual({
    from: '2026-06-08',
    minutes: ofWeek.reduce((sum, row) => sum + row.ends_min - row.starts_min, 0),
    open: ofWeek.filter((row) => row.status === 'planned' && row.caretaker_id === null).length,
  })
})
