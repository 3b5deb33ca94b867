import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { formatAverage } from './format-average.ts'
import type { BookingStatsQuery } from './use-booking-stats.ts'

/** Total Bookings, Pending, Active, Last 7 Days, Avg Rating (spec: caretaker and admin, section 2). */
export function StatCards({ stats }: { stats: BookingStatsQuery }) {
  const translate = useTranslate()
  if (!stats.data && stats.isError)
    return <LoadFailed textKey="admin.dashboard.statisticsFailed" onRetry={() => void stats.refetch()} />
  const data = stats.data
  const cards = [
    { key: 'total', value: data?.totalBookings },
    { key: 'pending', value: data?.pendingBookings },
    { key: 'active', value: data?.activeBookings },
    { key: 'recent', value: data?.recentBookings },
    { key: 'rating', value: data && formatAverage(data.averageRating) },
  ]
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(5, 1fr)' } }}
    >
      {cards.map(({ key, value }) => (
        <Card key={key} component="div" sx={{ p: 2 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`admin.stats.${key}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 }}>
            {value ?? <Skeleton width={64} />}
          </Typography>
        </Card>
      ))}
    </Box>
  )
}
