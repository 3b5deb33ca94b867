import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { BookingStats } from '@thodu/api/contract/bookings/booking-figures.schema'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { StatusBadge } from '../../app/looks/StatusSign.tsx'

const steps = ['pending', 'confirmed', 'active', 'completed'] as const

/** The four steps of a booking, each with the number of bookings in it (rule OFF-5). */
export function WorkflowDiagram({ stats }: { stats: BookingStats | undefined }) {
  const translate = useTranslate()
  const counts = {
    pending: stats?.pendingBookings,
    confirmed: stats?.confirmedBookings,
    active: stats?.activeBookings,
    completed: stats?.completedBookings,
  }
  return (
    <Stack spacing={1} component="section" aria-labelledby="workflow">
      <Typography variant="h2" id="workflow">
        {translate('admin.dashboard.workflow')}
      </Typography>
      <Box component="ol" sx={list}>
        {steps.map((status) => (
          <Box component="li" key={status}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              <StatusBadge status={status} />
              <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {counts[status] === undefined ? '' : formatCount(counts[status])}
              </Typography>
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {translate(`admin.workflow.${status}`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Stack>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', lg: 'repeat(2, 1fr)' },
  '& > li': { borderTop: '3px solid', borderColor: 'divider', pt: 0.5 },
}
