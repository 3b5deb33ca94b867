import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { bookingStatuses } from '@thodu/api/contract/care/booking-status'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { WithBookings } from '../calls/WithBookings.tsx'
import type { Job } from '../job/job.ts'
import { filterJobs, type JobFilter } from '../job/job-rules.ts'
import { Guarded, Screen } from '../Screen.tsx'
import { BookingsToolbar } from './BookingsToolbar.tsx'
import { JobList } from './JobList.tsx'

const columns = ['service', 'package', 'client', 'email', 'status', 'date', 'actions'] as const

/** /caretaker/bookings (rule CARE-10). */
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

/** Search and status live in the address: reload, back and a shared link keep them. */
function useJobFilter(): [JobFilter, (filter: JobFilter) => void] {
  const [params, setParams] = useSearchParams()
  const filter = {
    search: params.get('search') ?? '',
    status: bookingStatuses.find((status) => status === params.get('status')) ?? '',
  }
  const setFilter = (next: JobFilter) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  return [filter, setFilter]
}
