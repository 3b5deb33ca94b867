import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useIsSmall } from '../../app/lists/CardStack.tsx'
import { RowSkeletons } from '../../app/lists/ListStates.tsx'
import { PolledRows } from '../../app/lists/PolledRows.tsx'
import { useToast } from '../../app/wire/use-toast.tsx'
import { useCaretakers } from '../admin-data-provider.ts'
import { BookingCards } from '../bookings/list/BookingCards.tsx'
import { BookingTable } from '../bookings/list/BookingTable.tsx'
import { WeekFigures } from '../roster/lazy-screens.ts'
import { AssignmentGrid } from './AssignmentGrid.tsx'
import { BackupNote } from './BackupNote.tsx'
import type { BookingStatsQuery } from './StatCards.tsx'
import { WorkflowDiagram } from './WorkflowDiagram.tsx'

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
