import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { formatDate, formatDateTime } from '../../words/formats.ts'
import { today } from '../../words/visit-times.ts'
import { useBookingStats } from '../dashboard/StatCards.tsx'
import { BookingCharts } from './BookingCharts.tsx'
import { PromiseReportSection } from './PromiseReportSection.tsx'
import { RangeChoice } from './RangeChoice.tsx'
import { readRange } from './report-range.ts'

/** /admin/reports?days=90, or ?from=&to=: how often promises were kept (rule PROM-10), and charts of the bookings. */
export function ReportsPage() {
  const translate = useTranslate()
  const title = translate('admin.reports.title')
  const [search] = useSearchParams()
  const range = readRange(search, today())
  const { data: stats } = useBookingStats()
  return (
    <Stack spacing={3} sx={{ py: 2, minWidth: 0 }}>
      <PageTitle title={title} />
      <RangeChoice range={range} />
      <Button component={Link} to="/payroll" sx={{ alignSelf: 'flex-start', '@media print': { display: 'none' } }}>
        {translate('admin.payroll.title')}
      </Button>
      <Typography variant="h2" aria-live="polite">
        {translate('admin.reports.span', { from: formatDate(range.from), to: formatDate(range.to) })}
      </Typography>
      <Typography variant="body2" sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {`${translate('app.brand')}, ${title}. ${translate('admin.reports.printed', { time: formatDateTime(new Date().toISOString()) })}`}
      </Typography>
      <PromiseReportSection span={range} />
      {stats && <BookingCharts stats={stats} />}
    </Stack>
  )
}
