import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { JobLink } from '../bookings/JobCard.tsx'
import { JobStart } from '../bookings/JobStart.tsx'
import { addressOf, type Job } from '../bookings/job.ts'
import { ReachButtons } from '../bookings/ReachButtons.tsx'
import { StatusProgress } from '../bookings/StatusProgress.tsx'

/** A job in a few lines: what, for whom, where, when, and how to reach them. */
export const JobBrief = ({ job }: { job: Job }) => (
  <Box sx={{ display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}>
    <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <div>
        <JobLink job={job} />
        <Typography>{job.userInfo.name}</Typography>
        <JobStart job={job} />
      </div>
      <StatusProgress status={job.status} />
    </Box>
    <Typography variant="body2" color="textSecondary">
      {addressOf(job)}
    </Typography>
    <ReachButtons job={job} />
  </Box>
)
