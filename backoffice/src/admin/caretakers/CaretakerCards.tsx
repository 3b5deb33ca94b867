import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { CardStack } from '../../app/CardStack.tsx'
import type { CaretakerRecord } from '../admin-data-provider.ts'
import { formatAverage } from '../dashboard/format-average.ts'
import { AvailabilityBadge } from './AvailabilityBadge.tsx'
import { CurrentJob } from './CurrentJob.tsx'
import { listServices } from './list-services.ts'

/** Caretakers on a phone. */
export function CaretakerCards() {
  const translate = useTranslate()
  return (
    <CardStack<CaretakerRecord>
      render={(row) => (
        <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere' }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{row.name}</Typography>
            <AvailabilityBadge available={row.available} />
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {row.email}
          </Typography>
          {row.phone && <a href={`tel:${row.phone}`}>{row.phone}</a>}
          <Typography variant="body2">{listServices(row.serviceTypes)}</Typography>
          <Typography variant="body2" component="div">
            {`${translate('admin.columns.currentJob')}: `}
            <CurrentJob caretaker={row} />
          </Typography>
          <Typography variant="body2">
            {`${translate('admin.columns.completed')}: ${row.completedBookings} · ${formatAverage(row.averageRating)}`}
          </Typography>
        </Stack>
      )}
    />
  )
}
