import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { JobList } from '../bookings/JobList.tsx'
import type { Job } from '../job/job.ts'

const SHOWN = 3
const columns = ['service', 'client', 'status', 'date', 'actions'] as const

/** The first three bookings with a link to all (rule CARE-6). */
export function AssignedBookings({ jobs }: { jobs: readonly Job[] }) {
  const translate = useTranslate()
  const id = useId()
  const title = translate('caretaker.assigned.title')
  return (
    <Stack component="section" spacing={1.5} aria-labelledby={id}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        <Button component={Link} to="/bookings" sx={{ minHeight: 44 }}>
          {translate('caretaker.assigned.viewAll')}
        </Button>
      </Stack>
      {jobs.length === 0 ? (
        <Typography color="textSecondary">{translate('caretaker.assigned.none')}</Typography>
      ) : (
        <JobList jobs={jobs.slice(0, SHOWN)} columns={columns} label={title} />
      )}
    </Stack>
  )
}
