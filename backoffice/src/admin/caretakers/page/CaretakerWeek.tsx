import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { busyStatuses } from '@thodu/api/contract/visits/visit-parts'
import { useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { Section } from '../../../app/looks/Section.tsx'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { formatHours } from '../../../words/formats.ts'
import { formatDayOf, minutesBetween, today } from '../../../words/visit-times.ts'
import type { CaretakerPageRecord } from '../../admin-data-provider.ts'
import { spanOf } from '../../schedule/calendar/calendar-span.ts'
import { useOpenVisit } from '../../visits/dialog/use-open-visit.ts'
import { VisitDialogHost } from '../../visits/dialog/VisitDialogHost.tsx'
import { useFormatHours } from '../../visits/parts/use-format-hours.ts'
import { VisitBadge } from '../../visits/parts/VisitBadge.tsx'
import type { Visit } from '../../visits/parts/visit-calls.ts'
import { visitLine, visitLines } from '../../visits/parts/visit-lines.ts'

/** More than a caretaker can have in a week. */
const MOST = 100

type WeekVisit = Visit & { id: string }
type Props = { caretaker: CaretakerPageRecord }

/** The visits of today and of the rest of the week, with the planned hours of the whole week (rule OFF-30). */
export function CaretakerWeek({ caretaker }: Props) {
  const translate = useTranslate()
  const say = (key: string, values?: Record<string, unknown>) => translate(`admin.caretaker.${key}`, values)
  const { from, to } = spanOf('week', today())
  const { data, error, refetch } = useGetList<WeekVisit>(
    'visits',
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'startsAt', order: 'ASC' },
      filter: { caretaker: caretaker._id, from, to },
    },
    { refetchInterval: POLL_EVERY },
  )
  const now = Date.now()
  // A night visit that is still under way belongs to today.
  const isToday = ({ serviceDay, status }: WeekVisit) => serviceDay === today() || status === 'started'
  return (
    <Section title={say('week')}>
      {!data && error && <LoadFailed textKey="visits.calendar.failed" onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons rows={2} />}
      {data && (
        <>
          <Typography variant="body2" color="textSecondary">
            {say('hoursOf', {
              hours: formatHours(sumMinutes(data)),
              max: formatHours(caretaker.profile.maxWeekMinutes),
            })}
          </Typography>
          <VisitLines title={say('today')} none={say('noToday')} visits={data.filter(isToday)} />
          <VisitLines
            title={say('later')}
            none={say('noLater')}
            visits={data.filter((visit) => !isToday(visit) && Date.parse(visit.startsAt) > now)}
          />
        </>
      )}
      <Button component={Link} size="small" to={`/roster/caretaker/${caretaker._id}`}>
        {translate('visits.plan.calendar')}
      </Button>
      <VisitDialogHost />
    </Section>
  )
}

const isBusy = ({ status }: Visit): boolean => busyStatuses.some((busy) => busy === status)
const sumMinutes = (visits: readonly Visit[]): number =>
  visits.filter(isBusy).reduce((sum, { startsAt, endsAt }) => sum + minutesBetween(startsAt, endsAt), 0)

const columns = visitLines('minmax(0, max-content) minmax(0, max-content) max-content max-content')

type LinesProps = { title: string; none: string; visits: readonly WeekVisit[] }
function VisitLines({ title, none, visits }: LinesProps) {
  const openVisit = useOpenVisit()
  const formatSpan = useFormatHours()
  return (
    <>
      <Typography variant="h3" sx={{ mt: 1 }}>
        {title}
      </Typography>
      {visits.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {none}
        </Typography>
      )}
      <Box component="ul" sx={columns}>
        {visits.map((visit) => (
          <Box key={visit._id} component="li" sx={visitLine}>
            <Button size="small" sx={{ textAlign: 'start', ml: -0.5 }} onClick={() => openVisit(visit._id)}>
              {`${formatDayOf(visit.startsAt)}, ${formatSpan(visit)}`}
            </Button>
            <Link to={`/bookings/${visit.booking._id}`}>{visit.booking.patientName}</Link>
            <Typography variant="body2" component="span" color="textSecondary">
              {visit.booking.area}
            </Typography>
            <VisitBadge visit={visit} />
          </Box>
        ))}
      </Box>
    </>
  )
}
