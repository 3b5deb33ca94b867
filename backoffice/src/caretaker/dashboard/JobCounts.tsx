import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { Job } from '../job/job.ts'
import { formatAverageRating, listUpcoming } from '../job/job-rules.ts'

/** The four cards: active, completed and upcoming jobs, average rating (rule CARE-6). */
export function JobCounts({ jobs }: { jobs: readonly Job[] }) {
  const translate = useTranslate()
  const countOf = (status: Job['status']) => jobs.filter((job) => job.status === status).length
  const cards = {
    active: countOf('active'),
    completed: countOf('completed'),
    upcoming: listUpcoming(jobs, new Date()).length,
    rating: formatAverageRating(jobs),
  }
  return (
    <Box
      component="dl"
      aria-label={translate('caretaker.cards.title')}
      sx={{ display: 'grid', gap: 1.5, m: 0, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
    >
      {Object.entries(cards).map(([name, value]) => (
        <Card key={name} component="div" sx={{ p: 2 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`caretaker.cards.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 }}>
            {value}
          </Typography>
        </Card>
      ))}
    </Box>
  )
}
