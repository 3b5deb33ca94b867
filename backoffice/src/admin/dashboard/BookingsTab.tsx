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
import { BookingCharts } from './BookingCharts.tsx'
import { StatCards, useBookingStats } from './StatCards.tsx'
import { WorkflowDiagram } from './WorkflowDiagram.tsx'

const viewKey = 'admin.bookings.viewDetails'

/** Three loads side by side; each can fail alone with its own text, and one toast says that something did (rule OFF-17). */
export function BookingsTab() {
  const translate = useTranslate()
  const toast = useToast()
  const isSmall = useIsSmall()
  const stats = useBookingStats()
  const caretakers = useCaretakers()
  const told = useRef(false)
  const tell = useCallback(() => {
    if (told.current) return
    told.current = true
    toast.fail(null, 'admin.dashboard.failed')
  }, [toast])
  const someFailed = (stats.isError && !stats.data) || (caretakers.error !== null && !caretakers.data)
  useEffect(() => {
    if (someFailed) tell()
    else if (stats.data && caretakers.data) told.current = false
  }, [someFailed, tell, stats.data, caretakers.data])

  return (
    <Stack spacing={3}>
      <StatCards stats={stats} />
      {/* As high as what comes, so that nothing below it moves. */}
      <Suspense fallback={<RowSkeletons rows={1} height={54} />}>
        <WeekFigures />
      </Suspense>
      <Stack spacing={1} component="section" aria-labelledby="all-bookings">
        <Typography variant="h2" id="all-bookings">
          {translate('admin.dashboard.allBookings')}
        </Typography>
        <PolledRows
          asCards={isSmall}
          resource="bookings"
          storeKey="dashboard.bookings"
          perPage={10}
          failedKey="admin.bookings.failed"
          emptyKey="admin.bookings.empty"
          onFailure={tell}
        >
          {isSmall ? <BookingCards viewKey={viewKey} /> : <BookingTable viewKey={viewKey} />}
        </PolledRows>
      </Stack>
      <AssignmentGrid caretakers={caretakers} />
      <WorkflowDiagram />
      {stats.data &&
        (isSmall ? (
          <details>
            <summary>{translate('admin.charts.show')}</summary>
            <BookingCharts stats={stats.data} />
          </details>
        ) : (
          <BookingCharts stats={stats.data} />
        ))}
    </Stack>
  )
}
