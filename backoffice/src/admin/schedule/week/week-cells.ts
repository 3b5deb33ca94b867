import { dayInCity } from '@thodu/api/contract/time'
import type { RosterWeek } from '@thodu/api/contract/visits/board.schema'
import { type VisitState, visitStateOf } from '../../visits/parts/visit-looks.ts'

export type { RosterWeek }
export type WeekRow = RosterWeek['rows'][number]
export type BoardVisit = WeekRow['visits'][number]
export type TimeOffSpan = WeekRow['timeOff'][number]

/** The visits that begin on a day, nights included, and the time off that touches it. */
export type WeekCell = { visits: BoardVisit[]; timeOff: TimeOffSpan[] }

const byStart = (one: BoardVisit, other: BoardVisit) => one.startsAt.localeCompare(other.startsAt)

export const dayOf = ({ startsAt }: BoardVisit): string => dayInCity(new Date(startsAt))

export function cellOf({ visits, timeOff }: WeekRow, day: string): WeekCell {
  return {
    visits: visits.filter((visit) => dayOf(visit) === day).sort(byStart),
    timeOff: timeOff.filter(({ startsAt, endsAt }) => {
      // An end at midnight belongs to the day before.
      const last = dayInCity(new Date(Date.parse(endsAt) - 1))
      return dayInCity(new Date(startsAt)) <= day && day <= last
    }),
  }
}

/** A finished visit that is not confirmed is marked on *Today* and in its dialog, where the office can confirm it. */
export function boardStateOf(visit: BoardVisit): VisitState {
  const state = visitStateOf(visit)
  return state === 'unproved' ? 'done' : state
}

/** All visits of a day, unassigned ones first, then by time: the week for a narrow screen. */
export const dayOfAll = ({ rows }: RosterWeek, day: string): BoardVisit[] =>
  rows
    .flatMap((row) => cellOf(row, day).visits)
    .sort((one, other) => Number(one.caretaker !== null) - Number(other.caretaker !== null) || byStart(one, other))

/** Caretakers without visits and time off share one row. */
export const isWithoutVisits = ({ caretaker, visits, timeOff }: WeekRow): boolean =>
  caretaker !== null && visits.length + timeOff.length === 0

/** Rows in the order of the board: unassigned, caretakers with visits, the others; only those with the words in their name. */
export function orderRows({ rows, ...week }: RosterWeek, words = ''): RosterWeek {
  const wanted = words.trim().toLowerCase()
  const found = rows.filter(({ caretaker }) => caretaker === null || caretaker.name.toLowerCase().includes(wanted))
  return { ...week, rows: found.sort((one, other) => Number(isWithoutVisits(one)) - Number(isWithoutVisits(other))) }
}

export const visitOf = ({ rows }: RosterWeek, id: string | undefined): BoardVisit | undefined =>
  rows.flatMap(({ visits }) => visits).find(({ _id }) => _id === id)

export const rowBeside = (rows: number, place: number, steps: number): number =>
  Math.min(rows - 1, Math.max(0, place + steps))
