import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import type { CaretakerRecord, useCaretakers } from '../admin-data-provider.ts'
import { AvailabilityBadge } from '../caretakers/CaretakerCells.tsx'
import { ChecksChip } from '../checks/ChecksChip.tsx'

/** Available caretakers, assigned ones with their bookings, and missing checks (rules OFF-4, MATCH-8). */
export function AssignmentGrid({ caretakers }: { caretakers: ReturnType<typeof useCaretakers> }) {
  const translate = useTranslate()
  const { data: all, error, refetch } = caretakers
  const data = all?.filter(({ active }) => active)
  return (
    <Stack spacing={1} component="section" aria-labelledby="assignment-status">
      <Typography variant="h2" id="assignment-status">
        {translate('admin.dashboard.assignmentStatus')}
      </Typography>
      {!data && error && <LoadFailed textKey="admin.caretakers.failed" onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons rows={2} height={62} />}
      {data?.length === 0 && <Typography>{translate('admin.caretakers.empty')}</Typography>}
      <Box
        component="ul"
        sx={{ ...grid, listStyle: 'none', m: 0, p: 0, maxHeight: 116, overflow: 'auto' }}
        {...(data && data.length > 4 ? { tabIndex: 0 } : {})}
      >
        {data?.map((caretaker) => (
          <CaretakerCard key={caretaker.id} caretaker={caretaker} />
        ))}
      </Box>
    </Stack>
  )
}

const grid = {
  display: 'grid',
  gap: 1,
  gridAutoRows: 'max-content',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
}

function CaretakerCard({ caretaker }: { caretaker: CaretakerRecord }) {
  const translate = useTranslate()
  const { name, email, available, currentBooking, openBookings, checks } = caretaker
  const more = openBookings - 1
  return (
    <Card component="li" sx={{ px: 1.5, py: 0.5 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-start', columnGap: 1 }}
      >
        <Typography sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
        <AvailabilityBadge caretaker={caretaker} />
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      {currentBooking && (
        <Typography variant="body2">
          {/* A caretaker who may have several bookings can be available and have one (rule OFF-4). */}
          {available ? `${translate('admin.columns.currentJob')}:` : translate('admin.assignment.currentlyAssignedTo')}{' '}
          <Link to={`/bookings/${currentBooking._id}`}>{currentBooking.patientName || currentBooking.bookingId}</Link>
          {more > 0 && ` ${translate('admin.assignment.andMore', { count: more })}`}
        </Typography>
      )}
      {checks.missing.length > 0 && (
        <Box sx={{ mt: 0.5 }}>
          <ChecksChip caretaker={caretaker} checks={checks} />
        </Box>
      )}
    </Card>
  )
}
