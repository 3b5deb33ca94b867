import { dayInCity, dayMs } from '@thodu/api/contract/time'
import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'
import { formatDate, formatTime, formatWeekday } from '#words/language/formats.ts'
import { visits as words } from '#words/visits.ts'
import { formatCitySpan } from '../ui/clock.ts'
import { isTakenAsAbsent, isUntold, minutesLate } from './visit-rules.ts'

const LONG_AGO = 180 * dayMs

/** "Today", "Tomorrow", "Wed, Nov 25" or, long ago, "Nov 25, 2025": the city's date of the visit's start. */
export function formatVisitDay({ startsAt }: Pick<FamilyVisit, 'startsAt'>, now: number): string {
  const day = dayInCity(new Date(startsAt))
  if (day === dayInCity(new Date(now))) return words.today
  if (day === dayInCity(new Date(now + dayMs))) return words.tomorrow
  return now - Date.parse(startsAt) > LONG_AGO ? formatDate(startsAt) : formatWeekday(startsAt)
}

export const formatVisitHours = ({ startsAt, endsAt }: Pick<FamilyVisit, 'startsAt' | 'endsAt'>): string =>
  formatCitySpan(Date.parse(startsAt), Date.parse(endsAt))

/** "Wed, Nov 25, 8:00 AM to 8:00 PM". */
export const formatVisitWhen = (visit: Pick<FamilyVisit, 'startsAt' | 'endsAt'>, now: number): string =>
  `${formatVisitDay(visit, now)}, ${formatVisitHours(visit)}`

/** Minutes from which a delay is shown: a shorter one may be parking. */
const LATE_FROM = 5

function formatCourse(visit: FamilyVisit, now: number): string {
  const { status, startedAt, endedAt, startsAt } = visit
  if (status === 'done' && startedAt && endedAt) return words.ended(formatTime(startedAt), formatTime(endedAt))
  if (isTakenAsAbsent(visit, now)) return status === 'started' ? words.absentSaid : words.notStarted
  if (status === 'started' && startedAt) return words.started(formatTime(startedAt))
  if (status === 'missed') return words.missed
  if (status === 'skipped') return words.skipped
  if (isUntold(visit, now)) return words.untold
  const late = minutesLate(visit, now)
  if (late >= LATE_FROM) return words.late(String(late))
  return dayInCity(new Date(startsAt)) === dayInCity(new Date(now)) ? words.notStarted : ''
}

/** "Lakshmi, instead of Sridevi · started 8:04 AM". */
export function formatVisit(visit: FamilyVisit, now: number): string {
  const { caretaker, origin, status, startProof, reason } = visit
  const isOver = status === 'skipped' || status === 'missed'
  const who = caretaker?.name ?? (isOver ? '' : words.nobodyYet)
  const instead = origin?.kind === 'replacement' && origin.caretaker ? words.instead(origin.caretaker) : ''
  return [
    [who, instead].filter(Boolean).join(', '),
    formatCourse(visit, now),
    startProof === 'family' ? words.confirmed : '',
    origin?.kind === 'moved'
      ? words.movedFrom(`${formatWeekday(origin.startsAt)}, ${formatTime(origin.startsAt)}`)
      : '',
    isOver ? (reason ?? '') : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
