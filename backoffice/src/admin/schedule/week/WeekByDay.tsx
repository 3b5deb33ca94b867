import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { tokensOf } from '../../../app/looks/tokens.ts'
import { formatDay, today } from '../../../words/visit-times.ts'
import { boardColours } from './board-colours.ts'
import { VisitLine } from './VisitButton.tsx'
import { cellOf, dayOfAll, type RosterWeek } from './week-cells.ts'

/** The week on a phone: a list per day, unassigned visits first. It begins today; earlier days of this week follow, folded. */
export function WeekByDay({ week }: { week: RosterWeek }) {
  const translate = useTranslate()
  const colours = boardColours(tokensOf(useTheme().palette.mode))
  const now = today()
  const coming = week.days.filter((day) => day >= now)
  const past = week.days.filter((day) => day < now)
  const show = (days: readonly string[]) => (
    <Stack spacing={2}>
      {days.map((day) => (
        <Day key={day} week={week} day={day} isPast={day < now} />
      ))}
    </Stack>
  )
  if (coming.length === 0) return <Box sx={colours}>{show(past)}</Box>
  return (
    <Stack spacing={2} sx={colours}>
      {show(coming)}
      {past.length > 0 && (
        <details className="roster-earlier">
          <summary>{translate('visits.roster.earlier')}</summary>
          {show(past)}
        </details>
      )}
    </Stack>
  )
}

function Day({ week, day, isPast }: { week: RosterWeek; day: string; isPast: boolean }) {
  const translate = useTranslate()
  const visits = dayOfAll(week, day)
  const away = week.rows.flatMap((row) =>
    cellOf(row, day).timeOff.map(({ _id, kind }) => ({
      _id,
      text: `${row.caretaker?.name ?? ''}: ${translate(`visits.roster.off.${kind}`)}`,
    })),
  )
  return (
    <Box component="section" aria-labelledby={`day-${day}`}>
      <Typography className="roster-day" variant="h3" component="h3" id={`day-${day}`} sx={{ mb: 0.5 }}>
        {formatDay(day)}
      </Typography>
      {visits.length + away.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('visits.roster.nothingOn')}
        </Typography>
      )}
      <Stack component="ul" spacing={0.75} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {away.map(({ _id, text }) => (
          <li key={_id} className="roster-off">
            {text}
          </li>
        ))}
        {visits.map((visit) => (
          <li key={visit._id}>
            <VisitLine visit={visit} isPast={isPast} />
          </li>
        ))}
      </Stack>
    </Box>
  )
}
