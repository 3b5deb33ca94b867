import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { BookingStats } from '@thodu/api/contract/bookings/booking-figures.schema'
import { formatCount } from '@thodu/api/contract/words/formats'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useIsSmall } from '../../app/lists/CardStack.tsx'
import { RowSkeletons } from '../../app/lists/ListStates.tsx'
import { PolledRows } from '../../app/lists/PolledRows.tsx'
import { StatusBadge } from '../../app/looks/StatusSign.tsx'
import { useToast } from '../../app/wire/use-toast.tsx'
import { formatDateTime } from '../../words/formats.ts'
import { useAdminData, useCaretakers } from '../admin-data-provider.ts'
import { BookingCards } from '../bookings/list/BookingCards.tsx'
import { BookingTable } from '../bookings/list/BookingTable.tsx'
import { WeekFigures } from '../schedule/lazy-screens.ts'
import { AssignmentGrid } from './AssignmentGrid.tsx'
import { type BackupNotice, noticesOn } from './backup-notices.ts'
import type { BookingStatsQuery } from './StatCards.tsx'
import { useNotices } from './use-notices.ts'

const viewKey = 'admin.bookings.viewDetails'

/**
 * The dashboard below the attention list. Figures, caretakers and bookings load independently: each failure has its own text,
 * and one toast reports that something failed (rule OFF-17).
 */
export function BookingsOverview({ stats }: { stats: BookingStatsQuery }) {
  const translate = useTranslate()
  const toast = useToast()
  const isSmall = useIsSmall()
  const caretakers = useCaretakers()
  const isToasted = useRef(false)
  const toastOnce = useCallback(() => {
    if (isToasted.current) return
    isToasted.current = true
    toast.fail(null, 'admin.dashboard.failed')
  }, [toast])
  const someFailed = (stats.isError && !stats.data) || (caretakers.error !== null && !caretakers.data)
  useEffect(() => {
    if (someFailed) toastOnce()
    else if (stats.data && caretakers.data) isToasted.current = false
  }, [someFailed, toastOnce, stats.data, caretakers.data])

  return (
    <Stack spacing={2}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, lg: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
        }}
      >
        <AssignmentGrid caretakers={caretakers} />
        <WorkflowDiagram stats={stats.data} />
      </Box>
      <section aria-labelledby="all-bookings">
        <PolledRows
          heading={
            <Typography variant="h2" id="all-bookings">
              {translate('admin.dashboard.allBookings')}
            </Typography>
          }
          asCards={isSmall}
          resource="bookings"
          storeKey="dashboard.bookings"
          perPage={5}
          failedKey="admin.bookings.failed"
          emptyKey="admin.bookings.empty"
          onFailure={toastOnce}
        >
          {isSmall ? <BookingCards viewKey={viewKey} /> : <BookingTable viewKey={viewKey} />}
        </PolledRows>
      </section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        {/* As high as the figures, so that the parts below do not move. */}
        <Suspense fallback={<RowSkeletons rows={1} height={24} />}>
          <WeekFigures />
        </Suspense>
        <BackupNote />
      </Box>
    </Stack>
  )
}

const steps = ['pending', 'confirmed', 'active', 'completed'] as const

/** The four steps of a booking, each with the number of bookings in it (rule OFF-5). */
function WorkflowDiagram({ stats }: { stats: BookingStats | undefined }) {
  const translate = useTranslate()
  const counts = {
    pending: stats?.pendingBookings,
    confirmed: stats?.confirmedBookings,
    active: stats?.activeBookings,
    completed: stats?.completedBookings,
  }
  return (
    <Stack spacing={1} component="section" aria-labelledby="workflow">
      <Typography variant="h2" id="workflow">
        {translate('admin.dashboard.workflow')}
      </Typography>
      <Box component="ol" sx={list}>
        {steps.map((status) => (
          <Box component="li" key={status}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              <StatusBadge status={status} />
              <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {counts[status] === undefined ? '' : formatCount(counts[status])}
              </Typography>
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {translate(`admin.workflow.${status}`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Stack>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', lg: 'repeat(2, 1fr)' },
  '& > li': { borderTop: '3px solid', borderColor: 'divider', pt: 0.5 },
}

const lookEvery = 10 * 60_000

/**
 * Shows the last proven backup and copy, later failures, a link to the emergency sheet (rule OPS-12; docs/operations.md,
 * Backups), and the running version, which support asks for.
 */
function BackupNote() {
  const translate = useTranslate()
  const admin = useAdminData()
  const version = useNotices().data?.version
  const { data, isError, isPending } = useQuery({
    queryKey: ['backups'],
    queryFn: () => admin.call('GET /admin/backups'),
    refetchInterval: lookEvery,
  })
  // The link is rendered once its final position below the remarks is known (rule OFF-33).
  if (isPending) return null
  const remarks: BackupNotice[] = isError ? [{ key: 'loadFailed' }] : data ? noticesOn(data) : []
  return (
    <>
      {remarks.map(({ key, time, isAlarming }) => {
        const text = translate(`admin.backups.${key}`, { time: time && formatDateTime(time) })
        return isAlarming ? (
          <Alert key={key} severity="warning" sx={{ flexBasis: '100%', mt: 1 }}>
            {text}
          </Alert>
        ) : (
          <Typography key={key} variant="body2" color="textSecondary">
            {text}
          </Typography>
        )
      })}
      <Typography variant="body2">
        <Link to="/emergency">{translate('admin.backups.sheet')}</Link>
      </Typography>
      {version !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {translate('admin.backups.version', { version })}
        </Typography>
      )}
    </>
  )
}
