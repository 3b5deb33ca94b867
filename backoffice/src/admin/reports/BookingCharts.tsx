import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { BookingStats } from '@thodu/api/contract/bookings/booking-figures.schema'
import { findService } from '@thodu/api/contract/care/catalogue'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { Section } from '../../app/looks/Section.tsx'
import { formatDate } from '../../words/formats.ts'
import { formatService } from '../../words/stored/stored.ts'
import { BarDrawing } from './BarDrawing.tsx'
import type { Point } from './chart-scale.ts'

/** Bookings per day over the last 30 days, and by service; each chart has a table. */
export function BookingCharts({ stats }: { stats: BookingStats }) {
  const translate = useTranslate()
  const perDay = stats.bookingsPerDay.map(({ day, count }) => ({ label: formatDate(day), count }))
  const perService = Object.entries(stats.serviceBreakdown)
    .map(([id, count]) => ({
      label: formatService(translate, { serviceType: id, serviceName: findService(id)?.name ?? id }),
      count,
    }))
    .sort((one, other) => other.count - one.count)
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

function ServiceBars({ points, empty }: { points: readonly Point[]; empty: string }) {
  const most = Math.max(1, ...points.map(({ count }) => count))
  if (points.length === 0) return <Typography>{empty}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {points.map(({ label, count }) => (
        <Box key={label} component="li">
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="body2">{label}</Typography>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {formatCount(count)}
            </Typography>
          </Box>
          <Box
            aria-hidden="true"
            sx={{ height: 8, borderRadius: 4, backgroundColor: 'primary.main', width: `${(count / most) * 100}%` }}
          />
        </Box>
      ))}
    </Box>
  )
}

type BarChartProps = { points: readonly Point[]; unit: string; dimension: string }

function BarChart({ points, unit, dimension }: BarChartProps) {
  const translate = useTranslate()
  return (
    <>
      <BarDrawing points={points} />
      <Box component="details" sx={{ fontSize: '0.875rem' }}>
        <summary>{translate('admin.charts.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{dimension}</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </>
  )
}
