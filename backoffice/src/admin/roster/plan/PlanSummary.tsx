import Typography from '@mui/material/Typography'
import { dayMinutes } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { formatDay, formatLength, today, weekdayName } from '../../visits/parts/visit-times.ts'
import { pauseNow, type Roster, weekOrder } from './plan-draft.ts'

/** "Every day, 08:00 (12:00 h), from Mon, Nov 23", who relieves whom, and a pause. */
export function PlanSummary({ roster }: { roster: Roster }) {
  const translate = useTranslate()
  const say = (key: string, values?: Record<string, unknown>) => translate(`visits.plan.${key}`, values)
  const { days, shifts, startsOn, endsOn, rules } = roster
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
      .map(({ code, start, minutes }) => `${translate(`visits.shifts.${code}`)} ${start}–${endOf(start, minutes)}`)
      .join(', '),
    from: formatDay(startsOn),
    until: endsOn && formatDay(endsOn),
  }
  const holding = rules.filter(({ to }) => to === null || to >= today())
  return (
    <>
      <Typography>{say(endsOn ? 'sinceUntil' : 'since', values)}</Typography>
      {holding.length > 0 && (
        <Typography variant="body2">
          {holding
            .map(({ weekday, caretaker }) =>
              say('reliefOn', { weekday: weekdayName(weekday), name: caretaker?.name ?? translate('visits.nobody') }),
            )
            .join(' · ')}
        </Typography>
      )}
      {pause && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {say(sayPause(pause), {
            from: formatDay(pause.from),
            until: pause.until && formatDay(pause.until),
          })}
        </Typography>
      )}
    </>
  )
}

/** "20:00" after 720 minutes from "08:00". */
function endOf(start: string, minutes: number): string {
  const [hours = 0, rest = 0] = start.split(':').map(Number)
  return formatLength((hours * 60 + rest + minutes) % dayMinutes).padStart(5, '0')
}

/** One that goes on says until when; one ahead from when, too. */
const sayPause = ({ from, until }: NonNullable<Roster['pause']>): string =>
  from > today() ? (until ? 'paused' : 'pausedOpen') : until ? 'pausedUntil' : 'pausedOpen'
