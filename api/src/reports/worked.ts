import type { Reader } from '@thodu/db'
import type { WorkedSheet, WorkedSheets, WorkedVisit } from '../contract/reports/worked.schema.ts'
import { addDays, type Day, dayInCity, dayOfMoment, toMoment } from '../contract/time.ts'
import { isProved } from '../visits/schedule/visit-need.ts'

type Span = { from: Day; to: Day }
function spanOf(month: string): Span {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}

async function listVisits(db: Reader, { from, to }: Span, caretaker: string | undefined) {
  const found = db
    .selectFrom('visits')
    .leftJoin('visits as next', (join) =>
      join.onRef('next.origin_visit_id', '=', 'visits.id').on('next.origin_kind', '=', 'replacement'),
    )
    .select([
      'visits.id',
      'visits.caretaker_id',
      'visits.service_day',
      'visits.code',
      'visits.status',
      'visits.starts_min',
      'visits.ends_min',
      'visits.started_min',
      'visits.ended_min',
      'visits.start_proof',
      'visits.end_proof',
      'next.id as next_id',
    ])
    .where('visits.status', 'in', ['done', 'missed'])
    // A night visit may begin on the day after its service day. The index is on the start.
    .where('visits.starts_min', '>=', toMoment(from, 0))
    .where('visits.starts_min', '<', toMoment(addDays(to, 2), 0))
    .where('visits.service_day', '>=', from)
    .where('visits.service_day', '<=', to)
    .orderBy('visits.starts_min')
  const rows = await (caretaker === undefined
    ? found.where('visits.caretaker_id', 'is not', null)
    : found.where('visits.caretaker_id', '=', caretaker)
  ).execute()
  return Map.groupBy(rows, ({ caretaker_id }) => caretaker_id ?? '')
}

/** Finds approved days off in a month, by caretaker. */
async function listDaysOff(db: Reader, { from, to }: Span, caretaker: string | undefined) {
  const found = db
    .selectFrom('time_off')
    .select(['caretaker_id', 'starts_min', 'ends_min'])
    .where('status', '=', 'approved')
    .where('starts_min', '<', toMoment(addDays(to, 1), 0))
    .where('ends_min', '>', toMoment(from, 0))
  const rows = await (caretaker === undefined ? found : found.where('caretaker_id', '=', caretaker)).execute()
  const days = new Map<string, Set<Day>>()
  for (const { caretaker_id: id, starts_min, ends_min } of rows) {
    const own = days.get(id) ?? new Set()
    for (let day = dayOfMoment(starts_min); day <= dayOfMoment(ends_min - 1); day = addDays(day, 1))
      if (day >= from && day <= to) own.add(day)
    days.set(id, own)
  }
  return days
}

type Row = Awaited<ReturnType<typeof listVisits>> extends Map<string, (infer One)[]> ? One : never
const toVisit = (row: Row): WorkedVisit => ({
  _id: row.id,
  day: row.service_day,
  code: row.code,
  status: row.status === 'missed' ? 'missed' : 'done',
  plannedMinutes: row.ends_min - row.starts_min,
  minutes: row.started_min === null || row.ended_min === null ? null : row.ended_min - row.started_min,
  isProved: isProved(row),
  isReplaced: row.next_id !== null,
})

function sumSheet(month: string, visits: WorkedVisit[], daysOff: number): WorkedSheet {
  const done = visits.filter(({ status }) => status === 'done')
  const missed = visits.filter(({ status }) => status === 'missed')
  const countOf = (code: WorkedVisit['code']) => done.filter((visit) => visit.code === code).length
  return {
    month,
    given: { D: countOf('D'), N: countOf('N'), L: countOf('L'), S: countOf('S') },
    plannedMinutes: done.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0),
    minutes: done.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    unproved: done.filter(({ isProved }) => !isProved).length,
    missed: missed.length,
    replaced: missed.filter(({ isReplaced }) => isReplaced).length,
    daysOff,
    visits,
  }
}

type Input = { month?: string; now: Date }
const monthOf = ({ month, now }: Input): string => month ?? dayInCity(now).slice(0, 7)

/** Reads a caretaker's work in a month, by service day (rule OFF-36). */
export async function readWorkedSheet(db: Reader, caretaker: string, asked: Input): Promise<WorkedSheet> {
  const month = monthOf(asked)
  const span = spanOf(month)
  const visits = (await listVisits(db, span, caretaker)).get(caretaker) ?? []
  const off = (await listDaysOff(db, span, caretaker)).get(caretaker)?.size ?? 0
  return sumSheet(month, visits.map(toVisit), off)
}

/** Reads the sheets of all caretakers with visits or days off in a month, by name. */
export async function readWorkedSheets(db: Reader, asked: Input): Promise<WorkedSheets> {
  const month = monthOf(asked)
  const span = spanOf(month)
  const visits = await listVisits(db, span, undefined)
  const off = await listDaysOff(db, span, undefined)
  const ids = [...new Set([...visits.keys(), ...off.keys()])]
  if (ids.length === 0) return { month, sheets: [] }
  const people = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const names = Map.groupBy(people, ({ name }) => name)
  // Equal names, such as those of removed accounts, get the end of their id.
  const nameOf = ({ id, name }: { id: string; name: string }): string =>
    (names.get(name)?.length ?? 0) > 1 ? `${name} (${id.slice(-4)})` : name
  return {
    month,
    sheets: people.map(({ id, name }) => ({
      caretaker: { _id: id, name: nameOf({ id, name }) },
      ...sumSheet(month, (visits.get(id) ?? []).map(toVisit), off.get(id)?.size ?? 0),
    })),
  }
}
