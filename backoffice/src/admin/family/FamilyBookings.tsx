import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { StatusBadge } from '../../app/looks/StatusSign.tsx'
import { formatDate } from '../../words/formats.ts'
import { formatCare } from '../../words/stored/stored.ts'
import { formatUnitPrice } from '../../words/stored/stored-in-office.ts'
import { FamilyRow, FamilySection } from './FamilySection.tsx'

export function FamilyBookings({ family }: { family: Family }) {
  const translate = useTranslate()
  return (
    <FamilySection title={translate('admin.menu.bookings')} count={family.bookings.length}>
      {family.bookings.map((booking) => (
        <FamilyRow key={booking._id}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Link to={`/bookings/${booking._id}`} data-row>
              {booking.bookingId}
            </Link>
            <StatusBadge status={booking.status} />
            <Typography variant="body2" component="span">
              {booking.date && translate('admin.family.starts', { day: formatDate(booking.date) })}
            </Typography>
          </Box>
          <Typography variant="body2">
            {[
              booking.patientDetails.patientName,
              formatCare(translate, booking),
              formatUnitPrice(translate, booking.price),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[
              translate('admin.family.booked', { day: formatDate(booking.createdAt) }),
              booking.assignedCaregiver?.name,
              booking.rating && translate('admin.bookings.rating', { rating: booking.rating }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </FamilyRow>
      ))}
    </FamilySection>
  )
}
