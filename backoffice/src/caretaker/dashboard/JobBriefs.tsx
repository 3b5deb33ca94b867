import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Job } from '../bookings/job.ts'
import { JobBrief } from './JobBrief.tsx'

/** Jobs below each other, or what is said when there are none. */
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
