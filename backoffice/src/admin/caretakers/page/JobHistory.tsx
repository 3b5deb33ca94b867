import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Section } from '../../../app/looks/Section.tsx'
import { StatusBadge } from '../../../app/looks/StatusSign.tsx'
import { formatDate } from '../../../words/formats.ts'
import type { CaretakerPageRecord } from '../../admin-data-provider.ts'

type Job = CaretakerPageRecord['jobs'][number]

/** All jobs, newest first, including those reassigned to another caretaker. */
export function JobHistory({ jobs }: { jobs: readonly Job[] }) {
  const translate = useTranslate()
  return (
    <Section title={translate('admin.caretaker.jobs')}>
      {jobs.length === 0 && <Typography color="textSecondary">{translate('admin.caretaker.noJobs')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {jobs.map((job) => (
          <JobLine key={job._id + job.assignedAt} job={job} />
        ))}
      </Box>
    </Section>
  )
}

function JobLine({ job }: { job: Job }) {
  const translate = useTranslate()
  const { careFrom, careUntil, endedBy } = job
  const days = [careFrom, careUntil].flatMap((day) => (day ? [formatDate(day)] : []))
  const care = [...new Set(days)].join(' – ')
  return (
    <Box component="li" sx={{ py: 1, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Link to={`/bookings/${job._id}`}>{job.patientName || job.bookingId}</Link>
        {endedBy === null ? (
          <StatusBadge status={job.status} />
        ) : (
          <Typography variant="body2">{translate(`admin.caretaker.ended.${endedBy}`)}</Typography>
        )}
        {job.rating !== null && (
          <Typography variant="body2">{translate('admin.bookings.rating', { rating: job.rating })}</Typography>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[
          job.bookingId,
          `${translate(job.serviceName)}, ${translate(job.packageName)}`,
          care
            ? translate('admin.course.care', { time: care })
            : translate('admin.course.since', { time: formatDate(job.assignedAt) }),
        ].join(' · ')}
      </Typography>
      {job.review && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {job.review}
        </Typography>
      )}
    </Box>
  )
}
