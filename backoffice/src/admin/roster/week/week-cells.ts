import type { RosterWeek } from '@thodu/api/contract/calls/wire-types'
import { dayInCity } from '@thodu/api/contract/formats'
import type { Visit } from '../../visits/parts/visit-calls.ts'

export type { RosterWeek }
export type WeekRow = RosterWeek['rows'][number]
export type TimeOffSpan = WeekRow['timeOff'][number]

/** What stands in one cell of the board: the visits that begin on this day, a night among them, and time off that touches it. */
export type WeekCell = { visits: Visit[]; timeOff: TimeOffSpan[] }

const byStart = (one: Visit, other: Visit) => one.startsAt.localeCompare(other.startsAt)

export function cellOf({ visits, timeOff }: WeekRow, day: string): WeekCell {
  return {
    visits: visits.filter(({ startsAt }) => dayInCity(new Date(startsAt)) === day).toSorted(byStart),
    timeOff: timeOff.filter(({ startsAt, endsAt }) => {
      // Midnight at the end belongs to the day before.
      const last = dayInCity(new Date(Date.parse(endsAt) - 1))
      return dayInCity(new Date(startsAt)) <= day && day <= last
    }),
  }
}

/** All of a day, what nobody has first, then by the hour: the same week for a narrow screen. */
export const dayOfAll = ({ rows }: RosterWeek, day: string): Visit[] =>
  rows
    .flatMap((row) => cellOf(row, day).visits)
    .toSorted((one, other) => Number(one.caretaker !== null) - Number(other.caretaker !== null) || byStart(one, other))
