import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { formatAverage } from '../../app/looks/format-average.ts'
import { callApi } from '../../app/wire/http-client.ts'
import type { Job } from '../job/job.ts'
import { listUpcoming } from '../job/job-rules.ts'

/** The figures of all jobs, reloaded only when the list shows a change. */
function useJobStats(jobs: readonly Job[], total: number) {
  const newest = jobs
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
  const { data } = useQuery({
    queryKey: ['bookings', 'stats', total, newest],
    queryFn: ({ signal }) => callApi('GET /caretaker/bookings/stats', { signal }),
    placeholderData: keepPreviousData,
  })
  return data
}

/** The four cards: active, completed and upcoming jobs, average rating (rule CARE-6). */
export function JobCounts({ jobs, total }: { jobs: readonly Job[]; total: number }) {
  const translate = useTranslate()
  const stats = useJobStats(jobs, total)
  const cards = {
    active: stats?.activeJobs ?? '–',
    completed: stats?.completedJobs ?? '–',
    upcoming: listUpcoming(jobs, new Date()).length,
    rating: stats ? formatAverage(stats.averageRating) : '–',
  }
  return (
    <Box
      component="dl"
      aria-label={translate('caretaker.cards.title')}
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 1.5 },
        m: 0,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {Object.entries(cards).map(([name, value]) => (
        <Card key={name} component="div" sx={{ p: { xs: 1.25, md: 2 } }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`caretaker.cards.${name}`)}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: { xs: '1.35rem', md: '1.75rem' }, fontWeight: 600, lineHeight: 1.2 }}
          >
            {value}
          </Typography>
        </Card>
      ))}
    </Box>
  )
}
