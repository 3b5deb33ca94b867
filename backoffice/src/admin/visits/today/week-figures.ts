import type { RosterWeek } from '../../roster/week/week-cells.ts'
import { minutesBetween } from '../parts/visit-times.ts'

const counted = ['planned', 'started', 'done']

/** Minutes of the week's visits that are planned or given, and how many of the planned ones nobody has. */
export function weekFigures({ rows }: Pick<RosterWeek, 'rows'>): { minutes: number; open: number } {
  const visits = rows.flatMap((row) => row.visits).filter(({ status }) => counted.includes(status))
  return {
    minutes: visits.reduce((sum, { startsAt, endsAt }) => sum + minutesBetween(startsAt, endsAt), 0),
    open: visits.filter(({ caretaker, status }) => caretaker === null && status === 'planned').length,
  }
}
