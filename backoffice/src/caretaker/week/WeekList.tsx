import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { dayInCity, dayMs, startOfDayInCity } from '@thodu/api/contract/time'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useTranslate } from 'react-admin'
import { Section } from '../../app/looks/Section.tsx'
import { tokensOf } from '../../app/looks/tokens.ts'
import { formatWeekday } from '../../words/formats.ts'
import { careAddressOf, type Job } from '../job/job.ts'
import { cardColoursOf } from '../job/TodayCard.tsx'
import { isUnsent } from '../outbox/apply-queued.ts'
import { useQueuedActions } from '../outbox/use-waiting.ts'
import { IncidentButton } from '../visits/incidents/IncidentButton.tsx'
import { findUnconfirmedAction, ProveCode } from '../visits/ProveCode.tsx'
import { useVisitCache } from '../visits/use-visits.ts'
import { formatVisitProgress, formatVisitSpan, VisitStatusLine } from '../visits/VisitCard.tsx'
import { isAround, listWeek, looksOf } from '../visits/visit-rules.ts'
import { useKnownJobs } from '../wire/WithBookings.tsx'

const noCard = { padding: 0, border: 0, background: 'none', flexBasis: '100%' } as const

export function WeekList({ visits, now }: { visits: readonly OwnVisit[]; now: Date }) {
  const translate = useTranslate()
  const jobs = useKnownJobs()
  const days = listWeek(visits, now)
  const nameOf = (day: string): string => {
    const date = formatWeekday(new Date(startOfDayInCity(day)).toISOString())
    if (day === dayInCity(now)) return `${translate('caretaker.today.title')}, ${date}`
    return day === dayInCity(new Date(now.getTime() + dayMs))
      ? `${translate('caretaker.week.tomorrow')}, ${date}`
      : date
  }
  return (
    <Section title={translate('caretaker.week.days')}>
      {days.length === 0 && <Typography color="textSecondary">{translate('caretaker.week.none')}</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {days.map(({ day, visits: ofDay }) => (
          <Box
            component="li"
            key={day}
            sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' }, '&:last-child': { pb: 0 } }}
          >
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {nameOf(day)}
            </Typography>
            {ofDay.map((visit) => (
              <VisitLine
                key={visit._id}
                visit={visit}
                job={jobs.find(({ bookingId }) => bookingId === visit.bookingId)}
              />
            ))}
          </Box>
        ))}
      </Stack>
    </Section>
  )
}

/** Names the caretaker's own family on every day, another caretaker's from a day before (rule VISIT-6). */
function VisitLine({ visit, job }: { visit: OwnVisit; job: Job | undefined }) {
  const translate = useTranslate()
  const tokens = tokensOf(useTheme().palette.mode)
  const { area, bookingId } = visit
  const name = visit.brief?.patientName ?? job?.patientDetails.patientName ?? job?.userInfo.name
  const address = visit.brief?.address ?? (job ? careAddressOf(job) : area)
  const course = formatVisitProgress(visit, translate)
  const waits = isUnsent(visit._id, useQueuedActions())
  const unproved = waits ? undefined : findUnconfirmedAction(visit, Date.now())
  const { put } = useVisitCache()
  return (
    <Box
      style={cardColoursOf(tokens, looksOf[visit.status])}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mt: 0.75 }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{formatVisitSpan(visit, translate)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[name, address, bookingId].filter(Boolean).join(' · ')}
        </Typography>
        {course !== '' && (
          <Typography variant="body2">
            {[course, ...(waits ? [translate('caretaker.outbox.unsent')] : [])].join(' · ')}
          </Typography>
        )}
        {visit.status === 'done' && unproved && (
          <div className="today" style={{ border: 0, padding: 0 }}>
            <ProveCode visit={visit} kind={unproved} say={translate} onSaved={(saved) => void put(saved)} />
          </div>
        )}
      </Box>
      {visit.status !== 'planned' && (
        <div>
          <VisitStatusLine visit={visit} say={translate} />
        </div>
      )}
      {visit.status === 'done' && isAround(visit, new Date()) && (
        <div className="today" style={noCard}>
          <IncidentButton visit={visit} say={translate} />
        </div>
      )}
    </Box>
  )
}
