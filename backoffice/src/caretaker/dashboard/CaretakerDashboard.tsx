import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useGetIdentity, useTranslate } from 'react-admin'
import type { Job } from '../bookings/job.ts'
import { WithBookings } from '../bookings/WithBookings.tsx'
import { Guarded } from '../Guarded.tsx'
import { Screen } from '../Screen.tsx'
import { AssignedBookings } from './AssignedBookings.tsx'
import { JobCounts } from './JobCounts.tsx'
import { Notifications } from './Notifications.tsx'
import { QuickActions } from './QuickActions.tsx'
import { UpcomingJobs } from './UpcomingJobs.tsx'

/** /caretaker (spec: caretaker and admin, section 2, Caretaker dashboard). */
export function CaretakerDashboard() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  return (
    <Guarded resource="bookings" action="list">
      <Screen title={translate('caretaker.dashboard')}>
        <Typography variant="h1" component="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {translate('caretaker.welcome', { name: identity?.fullName ?? '' })}
        </Typography>
        <WithBookings>{(jobs) => <Overview jobs={jobs} />}</WithBookings>
      </Screen>
    </Guarded>
  )
}

const Overview = ({ jobs }: { jobs: readonly Job[] }) => (
  <Stack spacing={2}>
    <JobCounts jobs={jobs} />
    <QuickActions jobs={jobs} />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' } }}>
      <UpcomingJobs jobs={jobs} />
      <Notifications jobs={jobs} />
    </Box>
    <AssignedBookings jobs={jobs} />
  </Stack>
)
