import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { CardStack } from '../../app/lists/CardStack.tsx'
import { formatAverage } from '../../app/looks/format-average.ts'
import { formatServices } from '../../words/stored/stored-in-office.ts'
import type { CaretakerRecord } from '../admin-data-provider.ts'
import { ChecksChip } from '../checks/ChecksChip.tsx'
import { ActivityBadge, CaretakerPhone, CurrentJob } from './CaretakerCells.tsx'

export function CaretakerCards() {
  const translate = useTranslate()
  return (
    <CardStack<CaretakerRecord>
      render={(row) => (
        <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere' }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <Link to={`/caretakers/${row._id}`}>{row.name}</Link>
            <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
              <ChecksChip caretaker={row} checks={row.checks} />
              <ActivityBadge caretaker={row} />
            </Stack>
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {row.email}
          </Typography>
          <CaretakerPhone caretaker={row} />
          <Typography variant="body2">{formatServices(translate, row.serviceTypes)}</Typography>
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
