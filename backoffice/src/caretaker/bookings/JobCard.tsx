import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { formatDate } from '../../words/formats.ts'
import { formatPackage, formatService } from '../../words/stored/stored.ts'
import { NextStepButton } from '../actions/NextStepButton.tsx'
import { NotesButton } from '../actions/NotesPanel.tsx'
import { JobStart, PatientName } from '../job/JobStart.tsx'
import type { Job } from '../job/job.ts'
import { ReachButtons } from '../job/ReachButtons.tsx'
import { StatusProgress } from '../job/StatusProgress.tsx'
import { NewMark } from '../today/NewMark.tsx'

export function JobCard({ job }: { job: Job }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.25, overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <div id={id}>
          <JobLink job={job} />
          <Typography variant="body2" color="textSecondary">
            {formatPackage(translate, job)}
          </Typography>
          <Typography>{job.userInfo.name}</Typography>
        </div>
        <Stack sx={{ alignItems: 'flex-start', gap: 0.5 }}>
          <NewMark job={job} />
          <StatusProgress status={job.status} />
        </Stack>
      </Stack>
      <div>
        <PatientName job={job} />
        <JobStart job={job} />
        <Typography variant="body2" color="textSecondary">
          {[translate('caretaker.job.booked', { date: formatDate(job.createdAt) }), job.userInfo.email]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </div>
      {isBinding(job.status) && <ReachButtons job={job} />}
      <Stack sx={{ gap: 1, mt: 'auto' }}>
        <NextStepButton job={job} describedBy={id} />
        <NotesButton job={job} describedBy={id} />
      </Stack>
    </Card>
  )
}

export function JobLink({ job }: { job: Job }) {
  const translate = useTranslate()
  return (
    <Link component={RouterLink} to={`/bookings/${job.id}/show`} sx={{ fontWeight: 600, fontSize: '1.05rem' }}>
      {formatService(translate, job)}
    </Link>
  )
}
