import { type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import type { RosterWeek, Visit } from '../../contract/calls/wire-types.ts'
import { addDays, type Day, momentOf, toMoment, toTime } from '../../roster/rules/visit-times.ts'
import { findWorkLimits } from '../../roster/work-limits.ts'
import { completeVisits, visitColumns } from './complete-visits.ts'

const weekDays = 7
/** The longest time off in one row (migration 0039). */
const longestOff = 43_200

type Span = { from: number; until: number }
const selectVisits = prepareQuery((db, { from, until }: Placeholders<Span>) =>
  db
    .selectFrom('visits')
    .select(visitColumns)
    .where('starts_min', '>=', from)
    .where('starts_min', '<', until)
    .where('status', '<>', 'cancelled')
    .orderBy('starts_min')
    .orderBy('id'),
)
const selectCaretakers = prepareQuery((db, _: Placeholders<Record<string, never>>) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name', 'phone'])
    .where('role', '=', 'caretaker')
    .where('removed_at', 'is', null)
    .where('inactive_at', 'is', null),
)
const selectTimeOff = prepareQuery((db, { from, until, earliest }: Placeholders<Span & { earliest: number }>) =>
  db
    .selectFrom('time_off')
    .select(['id', 'caretaker_id', 'starts_min', 'ends_min', 'kind'])
    .where('status', '=', 'approved')
    .where('starts_min', '>', earliest)
    .where('starts_min', '<', until)
    .where('ends_min', '>', from)
    .orderBy('starts_min'),
)

const works = ({ status }: Visit): boolean => status === 'planned' || status === 'started' || status === 'done'
const minutesOf = ({ startsAt, endsAt }: Visit): number => momentOf(endsAt) - momentOf(startsAt)
/** What nobody comes to and nobody was to come to is no open visit. */
const isForNobody = ({ caretaker, status }: Visit): boolean =>
  caretaker === null && (status === 'planned' || status === 'missed')

/** Seven days as a board: visits that nobody has, then everybody who works by name, with hours (rule VISIT-18). */
export async function readRosterWeek(db: Reader, from: Day, now: Date): Promise<RosterWeek> {
  const span = { from: toMoment(from, 0), until: toMoment(addDays(from, weekDays), 0) }
  const visits = await completeVisits(db, await selectVisits(db, span), now)
  const people = new Map((await selectCaretakers(db, {})).map(({ id, name, phone }) => [id, { _id: id, name, phone }]))
  const byPerson = new Map<string, Visit[]>()
  for (const visit of visits) {
    if (visit.caretaker === null) continue
    people.set(visit.caretaker._id, visit.caretaker)
    const own = byPerson.get(visit.caretaker._id)
    if (own) own.push(visit)
    else byPerson.set(visit.caretaker._id, [visit])
  }
  const off = new Map<string, RosterWeek['rows'][number]['timeOff']>()
  for (const row of await selectTimeOff(db, { ...span, earliest: span.from - longestOff })) {
    const time = { _id: row.id, startsAt: toTime(row.starts_min), endsAt: toTime(row.ends_min), kind: row.kind }
    off.set(row.caretaker_id, [...(off.get(row.caretaker_id) ?? []), time])
  }
  const limits = await findWorkLimits(db, [...people.keys()])
  const rows = [...people.values()]
    .toSorted((one, other) => one.name.localeCompare(other.name) || one._id.localeCompare(other._id))
    .map((person) => {
      const own = byPerson.get(person._id) ?? []
      const minutes = own.filter(works).reduce((sum, visit) => sum + minutesOf(visit), 0)
      const maxMinutes = limits.get(person._id)?.maxWeekMinutes ?? 0
      return { caretaker: { ...person, minutes, maxMinutes }, visits: own, timeOff: off.get(person._id) ?? [] }
    })
  return {
    from,
    days: Array.from({ length: weekDays }, (_, place) => addDays(from, place)),
    rows: [{ caretaker: null, visits: visits.filter(isForNobody), timeOff: [] }, ...rows],
  }
}
