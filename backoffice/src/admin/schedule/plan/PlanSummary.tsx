import Typography from '@mui/material/Typography'
import { formatMinutesAsClock, laterDay } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { formatClock, formatDay, today, weekdayName } from '../../../words/visit-times.ts'
import {
  NOBODY,
  pauseNow,
  type SavedRoster,
  splitSubstitutes,
  substituteKey,
  substitutesInForce,
  weekOrder,
} from './plan-draft.ts'

type PlanSummaryProps = { roster: SavedRoster; assigned: { name: string } | undefined }

/** "Every day, 08:00 (12:00 h), from Mon, Nov 23", the caretaker of each shift, and a pause. */
export function PlanSummary({ roster, assigned }: PlanSummaryProps) {
  const translate = useTranslate()
  const say = (key: string, values?: Record<string, unknown>) => translate(`visits.plan.${key}`, values)
  const { days, shifts, startsOn, endsOn } = roster
  const pause = pauseNow(roster, today())
  const values = {
    days:
      days.length === 7
        ? say('everyDay')
        : weekOrder
            .filter((day) => days.includes(day))
            .map((day) => weekdayName(day, 'short'))
            .join(', '),
    hours: shifts
      .map(
        ({ code, start, minutes }) =>
          `${translate(`visits.shifts.${code}`)} ${formatClock(start)} – ${formatClock(endOf(start, minutes))}`,
      )
      .join(', '),
    from: formatDay(startsOn),
    until: endsOn && formatDay(endsOn),
  }
  return (
    <>
      <Typography>{say(endsOn ? 'sinceUntil' : 'since', values)}</Typography>
      {formatPeople(roster, { translate, own: assigned?.name ?? say('unassigned') }).map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
      {roster.tasks.length > 0 && (
        <Typography variant="body2">
          {say('tasksAsked', { tasks: roster.tasks.map((code) => translate(`label.tasks.names.${code}`)).join(', ') })}
        </Typography>
      )}
      {pause && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {say(formatPause(pause), {
            from: formatDay(pause.from),
            until: pause.until && formatDay(pause.until),
          })}
        </Typography>
      )}
    </>
  )
}

type Say = ReturnType<typeof useTranslate>

/** Lists the caretaker of each shift or weekday, for example "Nights: Suresh Babu; Sunday: nobody yet". */
function formatPeople(roster: SavedRoster, { translate, own }: { translate: Say; own: string }): string[] {
  const names = new Map(roster.rules.map(({ caretaker }) => [caretaker?._id ?? NOBODY, caretaker?.name]))
  const nameOf = (id: string): string => (id === '' ? own : (names.get(id) ?? translate('visits.nobody')))
  const from = laterDay(roster.startsOn, today())
  const { people, relief } = splitSubstitutes(substitutesInForce(roster, from), roster)
  return roster.shifts.map(({ code }) => {
    const usual = translate('visits.plan.has', {
      shift: translate(`visits.plan.people.${code}`),
      name: nameOf(people[code] ?? ''),
    })
    const exceptions = weekOrder.flatMap((weekday) => {
      const id = relief[substituteKey(code, weekday)]
      return id === undefined
        ? []
        : [translate('visits.plan.reliefOn', { weekday: weekdayName(weekday), name: nameOf(id) })]
    })
    return [usual, ...exceptions].join(' · ')
  })
}

function endOf(start: string, minutes: number): string {
  const [hours = 0, rest = 0] = start.split(':').map(Number)
  return formatMinutesAsClock(hours * 60 + rest + minutes)
}

/** A current pause shows its end; a future one also its start. */
const formatPause = ({ from, until }: NonNullable<SavedRoster['pause']>): string =>
  from > today() ? (until ? 'paused' : 'pausedOpen') : until ? 'pausedUntil' : 'pausedOpen'
