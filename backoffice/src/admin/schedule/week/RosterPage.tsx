import './roster.css'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addDays, mondayOf } from '@thodu/api/contract/time'
import { useCallback, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { useIsSmall } from '../../../app/lists/CardStack.tsx'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { useStoredDialog } from '../../../app/session/use-stored-dialog.ts'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { formatDateTime } from '../../../words/formats.ts'
import { formatDay, isDay, today } from '../../../words/visit-times.ts'
import { VisitDialogHost } from '../../visits/dialog/VisitDialogHost.tsx'
import { StandingShape } from '../../visits/parts/VisitBadge.tsx'
import { useVisitCall } from '../../visits/parts/visit-calls.ts'
import type { VisitState } from '../../visits/parts/visit-looks.ts'
import { EnterTimeOffDialog } from '../../visits/time-off/EnterTimeOffDialog.tsx'
import type { OnAway } from './BoardRow.tsx'
import { WeekByDay } from './WeekByDay.tsx'
import { WeekTable } from './WeekTable.tsx'
import { isWithoutVisits } from './week-cells.ts'

/** /admin/roster?week=YYYY-MM-DD: all visits of a week; the week is in the address (rule BOARD-2). */
export function RosterPage() {
  const translate = useTranslate()
  const call = useVisitCall()
  const isSmall = useIsSmall()
  const [query] = useSearchParams()
  const asked = query.get('week')
  const [search, setSearch] = useState('')
  const from = mondayOf(isDay(asked) ? asked : today())
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['roster', 'week', from],
    queryFn: () => call('GET /admin/roster-week', { query: { from } }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_EVERY,
  })
  const [awayId, setAwayId] = useStoredDialog('roster.away')
  const onAway = useCallback<OnAway>(({ _id }) => setAwayId(_id), [setAwayId])
  const away = data?.rows.find(({ caretaker }) => caretaker?._id === awayId)?.caretaker
  const week = data && !isPlaceholderData ? data : undefined
  const idle = week?.rows.filter(isWithoutVisits).flatMap(({ caretaker }) => caretaker?.name ?? []) ?? []
  return (
    <Stack spacing={2} className="roster" sx={{ py: 2 }}>
      <PageTitle title={translate('visits.roster.title')} />
      <Stack direction="row" sx={{ gap: 1, columnGap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" aria-live="polite">
          {`${formatDay(from)} – ${formatDay(addDays(from, 6))}`}
        </Typography>
        <Stack
          component="nav"
          aria-label={translate('visits.calendar.week')}
          direction="row"
          sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
          className="roster-tools"
        >
          <WeekLink day={addDays(from, -7)} textKey="before" shortKey="shortBefore" />
          <WeekLink day={mondayOf(today())} textKey="thisWeek" />
          <WeekLink day={addDays(from, 7)} textKey="after" shortKey="shortAfter" />
          <Button variant="outlined" onClick={() => window.print()}>
            {translate('visits.roster.print')}
          </Button>
          {!isSmall && (
            <TextField
              type="search"
              label={translate('visits.roster.find')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              sx={{ width: '12rem' }}
            />
          )}
        </Stack>
      </Stack>
      <Typography className="only-print" variant="body2">
        {translate('visits.roster.printed', { time: formatDateTime(new Date().toISOString()) })}
      </Typography>
      {!week && isError && <LoadFailed textKey="visits.roster.failed" onRetry={() => void refetch()} />}
      {!week && !isError && <RowSkeletons rows={5} height={64} />}
      {week?.rows.every(({ visits, timeOff }) => visits.length + timeOff.length === 0) && (
        <Typography>{translate('visits.roster.empty')}</Typography>
      )}
      {week && idle.length > 0 && (
        <Typography className="only-print" variant="body2">
          {`${translate('visits.roster.idle', { smart_count: idle.length })}: ${idle.join(', ')}`}
        </Typography>
      )}
      {week &&
        (isSmall ? <WeekByDay week={week} /> : <WeekTable key={from} week={week} search={search} onAway={onAway} />)}
      <Box className="roster-tools">
        {!isSmall && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {translate('visits.roster.hint')}
          </Typography>
        )}
        <SignLegend />
      </Box>
      {away && <EnterTimeOffDialog caretaker={away} onClose={() => setAwayId(null)} />}
      <VisitDialogHost />
    </Stack>
  )
}

function WeekLink({ day, textKey, shortKey }: { day: string; textKey: string; shortKey?: string }) {
  const translate = useTranslate()
  const text = translate(`visits.roster.${textKey}`)
  return (
    <Button component={Link} to={`/roster?week=${day}`} variant="outlined" aria-label={shortKey && text}>
      {shortKey ? translate(`visits.roster.${shortKey}`) : text}
    </Button>
  )
}

const shown: readonly VisitState[] = [
  'planned',
  'open',
  'due',
  'late',
  'absent',
  'started',
  'done',
  'missed',
  'skipped',
]

function SignLegend() {
  const translate = useTranslate()
  return (
    <Box component="dl" aria-label={translate('visits.roster.legend')} className="roster-legend">
      {shown.map((standing) => (
        <div key={standing}>
          <dt>
            <StandingShape standing={standing} />
          </dt>
          <dd>{translate(`visits.status.${standing}`)}</dd>
        </div>
      ))}
    </Box>
  )
}
