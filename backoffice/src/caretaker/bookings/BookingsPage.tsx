import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ShowMore } from '../../app/lists/ShowMore.tsx'
import type { Job } from '../job/job.ts'
import { Guarded, Screen } from '../Screen.tsx'
import { type NextPage, WithBookings } from '../wire/WithBookings.tsx'
import { BookingsToolbar } from './BookingsToolbar.tsx'
import { JobList } from './JobList.tsx'
import { type JobSearch, useJobSearch, useSettledFilter } from './use-job-search.ts'

const columns = ['service', 'package', 'client', 'email', 'status', 'date', 'actions'] as const

export function BookingsPage() {
  const translate = useTranslate()
  return (
    <Guarded resource="bookings" action="list">
      <Screen title={translate('caretaker.bookings.title')}>
        <Searched />
      </Screen>
    </Guarded>
  )
}

function Searched() {
  const [search, setSearch] = useJobSearch()
  const [isLong, setLong] = useState(false)
  const filter = useSettledFilter(search)
  const isSearched = Object.keys(filter).length > 0
  function change(next: JobSearch) {
    setLong(false)
    setSearch(next)
  }
  return (
    <Stack spacing={2}>
      <BookingsToolbar search={search} filter={filter} onChange={change} />
      <WithBookings filter={filter} isLong={isLong}>
        {(jobs, total, next) => (
          <Found
            jobs={jobs}
            total={total}
            isSearched={isSearched}
            next={isLong ? next : { ...next, read: () => setLong(true) }}
          />
        )}
      </WithBookings>
    </Stack>
  )
}

type FoundProps = { jobs: readonly Job[]; total: number; isSearched: boolean; next: NextPage }

/** Open jobs, with earlier ones folded below; a search shows all results (rule CARE-15). */
function Found({ jobs, total, isSearched, next }: FoundProps) {
  const translate = useTranslate()
  const [unfolded, setUnfolded] = useState(false)
  // A job completed here remains in its place until the caretaker leaves the screen.
  const [began] = useState(() => new Set(jobs.filter(({ status }) => isBinding(status)).map(({ id }) => id)))
  const current = jobs.filter((job) => isBinding(job.status) || began.has(job.id))
  const earlier = total - current.length
  const isAll = isSearched || unfolded
  const shown = isAll ? jobs : current
  return (
    <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
      <Typography role="status" color="textSecondary">
        {total === 0
          ? translate('caretaker.bookings.none')
          : translate('caretaker.bookings.found', { smart_count: total })}
      </Typography>
      {shown.length > 0 && <JobList jobs={shown} columns={columns} label={translate('caretaker.bookings.title')} />}
      {!isSearched && earlier > 0 && (
        <Button onClick={() => setUnfolded(!unfolded)} aria-expanded={unfolded} variant="outlined" sx={fold}>
          {translate('caretaker.bookings.earlier', { count: String(earlier) })}
        </Button>
      )}
      {isAll && <ShowMore shown={jobs.length} total={total} isPending={next.isPending} onMore={next.read} />}
    </Stack>
  )
}

const fold = { minHeight: 48, alignSelf: { sm: 'flex-start' } }
