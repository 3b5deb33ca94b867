import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { JobLink } from '../bookings/JobCard.tsx'
import { JobStart, PatientName } from '../job/JobStart.tsx'
import { careAddressOf, type Job } from '../job/job.ts'
import { ReachButtons } from '../job/ReachButtons.tsx'
import { StatusProgress } from '../job/StatusProgress.tsx'

export const JobBrief = ({ job }: { job: Job }) => (
  <Box sx={{ display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}>
    <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <div>
        <JobLink job={job} />
        <Typography>{job.userInfo.name}</Typography>
        <PatientName job={job} />
        <JobStart job={job} />
      </div>
      <StatusProgress status={job.status} />
    </Box>
    <Typography variant="body2" color="textSecondary">
      {careAddressOf(job)}
    </Typography>
    <ReachButtons job={job} />
  </Box>
)

export function JobBriefs({ jobs, empty }: { jobs: readonly Job[]; empty: string }) {
  if (jobs.length === 0) return <Typography color="textSecondary">{empty}</Typography>
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {jobs.map((job) => (
        <Box
          component="li"
          key={job.id}
          sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' }, '&:last-child': { pb: 0 } }}
        >
          <JobBrief job={job} />
        </Box>
      ))}
    </Stack>
  )
}

export type JobDialogProps = { jobs: readonly Job[]; open: boolean; onClose: () => void }
