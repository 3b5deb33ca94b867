import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { HttpError, useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { MissingPage } from '../../../app/frame/MessagePage.tsx'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { FamilyLink } from '../../lists/FamilyLink.tsx'
import { useWaitingCounts } from '../../lists/use-waiting.ts'
import { MoneyCard } from '../../money/MoneyCard.tsx'
import { BookingVisits } from '../../roster/lazy-screens.ts'
import { AssignmentHistory } from '../assignments/AssignmentHistory.tsx'
import { StatusCell } from '../list/BookingCells.tsx'
import { BookingActions } from './BookingActions.tsx'
import { BookingCaretaker } from './BookingCaretaker.tsx'
import { BookingFacts } from './BookingFacts.tsx'
import { BookingFiles } from './BookingFiles.tsx'
import { BookingLogs } from './BookingLogs.tsx'
import { BookingNotes } from './BookingNotes.tsx'
import { ChangeRequestCard } from './ChangeRequestCard.tsx'
import { DayLinks } from './DayLinks.tsx'
import { FamilyPreferences } from './FamilyPreferences.tsx'

/** /admin/bookings/:id: visits, caretaker and notes first, the facts beside them, and all actions (rule OFF-34). */
export function BookingPage() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const takesMoney = useWaitingCounts()?.money != null
  const { data, error, refetch } = useGetOne<BookingRecord>('bookings', { id }, { refetchInterval: POLL_EVERY })
  if (!data && error instanceof HttpError && error.status === 404) return <MissingPage />
  if (!data && error) return <LoadFailed textKey="admin.booking.failed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={6} height={72} />
  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <PageTitle title={translate('admin.booking.title', { booking: data.bookingId })} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Box>
          <Typography variant="h1" component="h2">
            <FamilyLink id={data.userId}>{data.patientDetails.patientName ?? data.userInfo.name}</FamilyLink>
          </Typography>
          <StatusCell booking={data} />
        </Box>
        <BookingActions booking={data} />
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' }, alignItems: 'start' }}>
        <Stack spacing={2}>
          <ChangeRequestCard booking={data} />
          <Suspense fallback={<RowSkeletons rows={2} />}>
            <BookingVisits booking={data} />
          </Suspense>
          <BookingCaretaker booking={data} />
          <BookingNotes booking={data} />
          <AssignmentHistory booking={data} />
          <FamilyPreferences booking={data} />
          <BookingLogs booking={data} />
        </Stack>
        <Stack spacing={2}>
          {takesMoney && <MoneyCard booking={data} />}
          <BookingFacts booking={data} />
          <BookingFiles booking={data} />
          <DayLinks booking={data} />
        </Stack>
      </Box>
    </Stack>
  )
}
