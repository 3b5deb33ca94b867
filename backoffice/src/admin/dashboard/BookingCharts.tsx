import Box from '@mui/material/Box'
import { findService } from '@thodu/api/contract/catalogue'
import { formatDate } from '@thodu/api/contract/formats'
import type { BookingStats } from '@thodu/api/contract/wire-types'
import { useTranslate } from 'react-admin'
import { Section } from '../../app/Section.tsx'
import { BarChart } from './BarChart.tsx'
import { ServiceBars } from './ServiceBars.tsx'

/** Bookings per day over the last 30 days, and by service; each with a table that says the same. */
export function BookingCharts({ stats }: { stats: BookingStats }) {
  const translate = useTranslate()
  const perDay = stats.bookingsPerDay.map(({ day, count }) => ({ label: formatDate(day), count }))
  const perService = Object.entries(stats.serviceBreakdown)
    .map(([id, count]) => ({ label: findService(id)?.name ?? id, count }))
    .toSorted((one, other) => other.count - one.count)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' } }}>
      <Section title={translate('admin.charts.perDay')}>
        <BarChart points={perDay} unit={translate('admin.charts.bookings')} dimension={translate('admin.charts.day')} />
      </Section>
      <Section title={translate('admin.charts.perService')}>
        <ServiceBars points={perService} empty={translate('admin.bookings.empty')} />
      </Section>
    </Box>
  )
}
