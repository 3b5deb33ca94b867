import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { keepPreviousData } from '@tanstack/react-query'
import { useGetList, useTranslate } from 'react-admin'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { MissingPage } from '../../../app/frame/MessagePage.tsx'
import { LoadFailed } from '../../../app/lists/ListStates.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { formatDay, formatMonth, isDay, today } from '../../../words/visit-times.ts'
import { useOpenVisit } from '../../visits/dialog/use-open-visit.ts'
import { VisitDialogHost } from '../../visits/dialog/VisitDialogHost.tsx'
import type { Visit } from '../../visits/parts/visit-calls.ts'
import { type CalendarView, calendarViews, readView, spanOf, stepBy } from './calendar-span.ts'
import { VisitCalendar } from './VisitCalendar.tsx'

/** Page size. A caretaker or a booking has fewer visits than this in six weeks. */
const MOST = 500
const owners = { caretaker: 'ofCaretaker', booking: 'ofBooking' } as const
const isOwner = (kind: string): kind is keyof typeof owners => Object.hasOwn(owners, kind)

/**
 * The visits of one caretaker or booking in a month or a week: /admin/roster/caretaker/:id and /admin/roster/booking/:id. The
 * address contains the view and the day (rule BOARD-2).
 */
export function CalendarPage() {
  const { kind = '', id = '' } = useParams()
  return isOwner(kind) ? <OneCalendar key={id} kind={kind} id={id} /> : <MissingPage />
}

function OneCalendar({ kind, id }: { kind: keyof typeof owners; id: string }) {
  const translate = useTranslate()
  const say = (key: string, values?: Record<string, unknown>) => translate(`visits.calendar.${key}`, values)
  const openVisit = useOpenVisit()
  const [search, setSearch] = useSearchParams()
  const view = readView(search.get('view'))
  const asked = search.get('day')
  const day = isDay(asked) ? asked : today()
  const { from, to } = spanOf(view, day)
  const { data, isPending, error, refetch } = useGetList<Visit & { id: string }>(
    'visits',
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'startsAt', order: 'ASC' },
      filter: { [kind]: id, from, to },
    },
    { refetchInterval: POLL_EVERY, placeholderData: keepPreviousData },
  )
  const go = (next: { view?: CalendarView; day?: string }) =>
    setSearch({ view: next.view ?? view, day: next.day ?? day }, { replace: true })
  return (
    <Stack spacing={2} sx={{ py: 2, minWidth: 0 }}>
      <PageTitle title={say(owners[kind], { name: nameOf(kind, data?.[0]) })} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => go({ day: stepBy(view, day, -1) })}>
          {say('before')}
        </Button>
        <Button variant="outlined" onClick={() => go({ day: today() })}>
          {say('now')}
        </Button>
        <Button variant="outlined" onClick={() => go({ day: stepBy(view, day, 1) })}>
          {say('after')}
        </Button>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={say('views')}
          onChange={(_event, next: CalendarView | null) => next && go({ view: next })}
        >
          {calendarViews.map((known) => (
            <ToggleButton key={known} value={known} sx={{ minHeight: 40, px: 2, color: 'text.primary' }}>
              {say(known)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Owner kind={kind} id={id} />
      </Stack>
      <Typography variant="h2" aria-live="polite">
        {view === 'month' ? formatMonth(day) : `${formatDay(from)} – ${formatDay(to)}`}
      </Typography>
      {!data && error && <LoadFailed textKey="visits.calendar.failed" onRetry={() => void refetch()} />}
      <Typography variant="body2" color="textSecondary" role="status" sx={{ minHeight: 24 }}>
        {isPending && !error ? say('loading') : data?.length === 0 ? say('empty') : ''}
      </Typography>
      <VisitCalendar key={`${view} ${day}`} view={view} day={day} kind={kind} visits={data ?? []} onOpen={openVisit} />
      <VisitDialogHost />
    </Stack>
  )
}

const nameOf = (kind: keyof typeof owners, visit: Visit | undefined): string =>
  kind === 'booking' ? (visit?.booking.patientName ?? '') : (visit?.caretaker?.name ?? '')

function Owner({ kind, id }: { kind: keyof typeof owners; id: string }) {
  const translate = useTranslate()
  return (
    <Button component={Link} size="small" to={kind === 'booking' ? `/bookings/${id}` : `/caretakers/${id}`}>
      {translate(`visits.visit.${kind}`)}
    </Button>
  )
}
