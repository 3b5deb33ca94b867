import { dayInCity } from '@thodu/api/contract/time'
import type { RosterWeek } from '@thodu/api/contract/visits/board.schema'

export type { RosterWeek }
export type WeekRow = RosterWeek['rows'][number]
export type BoardVisit = WeekRow['visits'][number]
export type TimeOffSpan = WeekRow['timeOff'][number]

/** The visits that begin on a day, nights included, and the time off that touches it. */
export type WeekCell = { visits: BoardVisit[]; timeOff: TimeOffSpan[] }

const byStart = (one: BoardVisit, other: BoardVisit) => one.startsAt.localeCompare(other.startsAt)

export function cellOf({ visits, timeOff }: WeekRow, day: string): WeekCell {
  return {
    visits: visits.filter(({ startsAt }) => dayInCity(new Date(startsAt)) === day).sort(byStart),
    timeOff: timeOff.filter(({ startsAt, endsAt }) => {
      // An end at midnight belongs to the day before.
      const last = dayInCity(new Date(Date.parse(endsAt) - 1))
      return dayInCity(new Date(startsAt)) <= day && day <= last
    }),
  }
}

/** All visits of a day, unassigned ones first, then by time: the week for a narrow screen. */
export const dayOfAll = ({ rows }: RosterWeek, day: string): BoardVisit[] =>
  rows
    .flatMap((row) => cellOf(row, day).visits)
    .sort((one, other) => Number(one.caretaker !== null) - Number(other.caretaker !== null) || byStart(one, other))

const ladder = 4
/** How many of a cell's visits are shown at first; more than four are folded (rule BOARD-2). */
export const shownAtOnce = (visits: readonly BoardVisit[]): number =>
  visits.length > ladder ? ladder - 1 : visits.length

/** Caretakers without visits and time off share one row. */
export const isIdle = ({ caretaker, visits, timeOff }: WeekRow): boolean =>
  caretaker !== null && visits.length + timeOff.length === 0

export const idleLast = (week: RosterWeek): RosterWeek => ({
  ...week,
  rows: [...week.rows].sort((one, other) => Number(isIdle(one)) - Number(isIdle(other))),
})

export const visitOf = ({ rows }: RosterWeek, id: string | undefined): BoardVisit | undefined =>
  rows.flatMap(({ visits }) => visits).find(({ _id }) => _id === id)

export const rowBeside = (rows: number, place: number, steps: number): number =>
  Math.min(rows - 1, Math.max(0, place + steps))
