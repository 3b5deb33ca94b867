import type { PlannedRoster, Roster } from '../../contract/roster/roster.schema.ts'
import { formatMinutesAsClock, toTime } from '../../contract/time.ts'
import type { PlacedVisit } from './place-visits.ts'
import type { StoredRoster } from './roster.queries.ts'

type Names = ReadonlyMap<string, { name: string }>

const named = (id: string | null, names: Names) => (id === null ? null : { _id: id, name: names.get(id)?.name ?? '' })

/** Creates the answer of a roster. @param names all caretakers of its rules */
export const toRoster = (row: Omit<StoredRoster, 'created_at' | 'updated_at'>, names: Names): Roster => ({
  _id: row.booking_id,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  days: [...row.plan.days],
  mode: row.mode,
  shifts: row.plan.shifts.map(({ code, startMin, minutes }) => ({
    code,
    start: formatMinutesAsClock(startMin),
    minutes,
  })),
  unitsTotal: row.units_total,
  pause: row.plan.pause === null ? null : { ...row.plan.pause },
  generatedUntil: row.generated_until,
  rules: row.plan.rules.map((rule, place) => ({
    _id: row.ruleIds[place] ?? '',
    code: rule.code,
    weekday: rule.weekday,
    caretaker: named(rule.caretakerId, names),
    from: rule.from,
    to: rule.to,
  })),
  tasks: [...row.tasks],
  revision: row.revision,
})

export const toPlannedVisits = (visits: readonly PlacedVisit[], names: Names): PlannedRoster['visits'] =>
  visits.map(({ day, code, startsMin, endsMin, caretakerId }) => ({
    day,
    code,
    startsAt: toTime(startsMin),
    endsAt: toTime(endsMin),
    caretaker: named(caretakerId, names),
  }))
