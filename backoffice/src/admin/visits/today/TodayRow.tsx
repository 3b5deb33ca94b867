import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatDayOf, formatVisitTime, minutesBetween } from '../../../words/visit-times.ts'
import { useFormatSpan } from '../../attention/use-format-span.ts'
import { CallMenu } from '../parts/CallMenu.tsx'
import { useFormatHours } from '../parts/use-format-hours.ts'
import { VisitBadge } from '../parts/VisitBadge.tsx'
import type { Visit } from '../parts/visit-calls.ts'
import { type NextAction, nextActionOf } from './today-groups.ts'

type TodayRowProps = { visit: Visit; at: string; onAct: (action: NextAction) => void }

/** One visit of today: person, place, state, numbers to call, and the next action. */
export function TodayRow({ visit, at, onAct }: TodayRowProps) {
  const translate = useTranslate()
  const sayHours = useFormatHours()
  const { booking, caretaker } = visit
  const action = nextActionOf(visit, at)
  const isUrgent = action !== 'details' && action !== 'confirm'
  return (
    <Card component="li" sx={row}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {dayOf(visit.startsAt, at)}
            {sayHours(visit)}
          </Typography>
          <VisitBadge visit={visit} />
        </Stack>
        <Typography>
          <Link to={`/bookings/${booking._id}`} data-row>
            {booking.patientName}
          </Link>
          {`, ${booking.area} · ${caretaker?.name ?? translate('visits.nobody')}`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Happened visit={visit} at={at} />
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: { sm: 'flex-end' } }}>
        <CallMenu visit={visit} />
        <Button size="small" variant={isUrgent ? 'contained' : 'text'} onClick={() => onAct(action)}>
          {translate(action === 'details' ? 'visits.details' : `visits.today.${action}`)}
        </Button>
      </Stack>
    </Card>
  )
}

const row = {
  p: 1.5,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
}

/** The day of a visit that is not today, to distinguish two visits from 08:00 to 20:00. */
const dayOf = (startsAt: string, at: string): string =>
  formatDayOf(startsAt) === formatDayOf(at) ? '' : `${formatDayOf(startsAt)}, `

function Happened({ visit, at }: { visit: Visit; at: string }) {
  const translate = useTranslate()
  const formatVisitSpan = useFormatSpan()
  const { need, startsAt, endsAt, startedAt, endedAt, startProof, endProof, notProved, absentReportedAt, reason } =
    visit
  const proof = (level: string | null) => translate(`visits.proofs.${level ?? 'none'}`)
  const said = [
    absentReportedAt && translate('visits.reportedAbsent', { time: formatVisitTime(absentReportedAt) }),
    (need === 'unassigned' || need === 'late' || need === 'absent') &&
      translate('visits.late', { span: formatVisitSpan(Math.max(minutesBetween(startsAt, at), 0)) }),
    need === 'due' &&
      translate('visits.beginsIn', { span: formatVisitSpan(Math.max(minutesBetween(at, startsAt), 0)) }),
    startedAt && translate('visits.startedAt', { time: formatVisitTime(startedAt), proof: proof(startProof) }),
    need === 'started' && endsAt < at && translate('visits.overEnd', { time: formatVisitTime(endsAt) }),
    endedAt && translate('visits.endedAt', { time: formatVisitTime(endedAt), proof: proof(endProof) }),
    notProved && translate(`visits.notProved.${notProved}`),
    reason,
  ]
  return said.filter(Boolean).join(' · ')
}
