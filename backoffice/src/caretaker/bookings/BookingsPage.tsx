import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Guarded } from '../Guarded.tsx'
import { Screen } from '../Screen.tsx'
import { BookingsToolbar } from './BookingsToolbar.tsx'
import { JobList } from './JobList.tsx'
import type { Job } from './job.ts'
import { filterJobs } from './job-rules.ts'
import { useJobFilter } from './use-job-filter.ts'
import { WithBookings } from './WithBookings.tsx'

const columns = ['service', 'package', 'client', 'email', 'status', 'date', 'actions'] as const

/** /caretaker/bookings (spec: caretaker and admin, section 2). */
export function BookingsPage() {
  const translate = useTranslate()
  return (
    <Guarded resource="bookings" action="list">
      <Screen title={translate('caretaker.bookings.title')}>
        <WithBookings>{(jobs) => <Found jobs={jobs} />}</WithBookings>
      </Screen>
    </Guarded>
  )
}

function Found({ jobs }: { jobs: readonly Job[] }) {
  const translate = useTranslate()
  const [filter, setFilter] = useJobFilter()
  const found = filterJobs(jobs, filter)
  return (
    <Stack spacing={2}>
      <BookingsToolbar filter={filter} onChange={setFilter} found={found} />
      <Typography role="status" color="textSecondary">
        {found.length === 0
          ? translate('caretaker.bookings.none')
          : translate('caretaker.bookings.found', { smart_count: found.length })}
      </Typography>
      {found.length > 0 && <JobList jobs={found} columns={columns} label={translate('caretaker.bookings.title')} />}
    </Stack>
  )
}
