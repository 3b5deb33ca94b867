import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { LoadFailed } from '../../app/lists/ListStates.tsx'
import { formatAverage } from '../../app/looks/format-average.ts'
import { POLL_EVERY } from '../../app/wire/query-client.ts'
import { useAdminData } from '../admin-data-provider.ts'

/** Total Bookings, Pending, Active, Last 7 Days, Avg Rating (rule OFF-3). */
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
    <Box component="dl" sx={row}>
      {cards.map(({ key, value }) => (
        <Card key={key} component="div" sx={card}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`admin.stats.${key}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 600, lineHeight: 1 }}>
            {typeof value === 'number' ? formatCount(value) : (value ?? <Skeleton width={64} />)}
          </Typography>
        </Card>
      ))}
    </Box>
  )
}

const row = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridAutoRows: 'minmax(64px, auto)',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(8.5rem, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
}
const card = {
  px: 1.5,
  py: 0.5,
  display: 'flex',
  flexDirection: { xs: 'column', lg: 'row' },
  justifyContent: { xs: 'center', lg: 'space-between' },
  alignItems: { lg: 'center' },
  gap: 0.5,
}

/** Statistics of all bookings. The key begins with the resource, so that any change of a booking reloads them. */
export function useBookingStats() {
  const admin = useAdminData()
  return useQuery({
    queryKey: ['bookings', 'stats'],
    queryFn: () => admin.call('GET /admin/bookings/stats'),
    refetchInterval: POLL_EVERY,
  })
}
export type BookingStatsQuery = ReturnType<typeof useBookingStats>
