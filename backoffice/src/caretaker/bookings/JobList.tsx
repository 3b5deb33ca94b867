import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useScreenBelow } from '../../app/looks/use-screen-below.ts'
import type { Job } from '../job/job.ts'
import { JobCard } from './JobCard.tsx'
import { type JobColumn, JobTable } from './JobTable.tsx'

type JobListProps = { jobs: readonly Job[]; columns: readonly JobColumn[]; label: string }

/** Cards on a phone and a tablet; a table where all its columns fit beside the sidebar. */
export function JobList({ jobs, columns, label }: JobListProps) {
  const isNarrow = useScreenBelow('lg')
  if (!isNarrow)
    return (
      <Card>
        <JobTable jobs={jobs} columns={columns} label={label} />
      </Card>
    )
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </Box>
  )
}
