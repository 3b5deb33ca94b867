import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { CardStack } from '../../../app/lists/CardStack.tsx'
import { formatDate } from '../../../words/formats.ts'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { AssignCaretaker } from '../assign/AssignCaretaker.tsx'
import { CustomerCell, PatientCell, RatingText, ServiceCell, StatusCell, ViewDetailsButton } from './BookingCells.tsx'

export const BookingCards = ({ viewKey }: { viewKey: string }) => (
  <CardStack<BookingRecord> render={(booking) => <BookingCard booking={booking} viewKey={viewKey} />} />
)

const BookingCard = ({ booking, viewKey }: { booking: BookingRecord; viewKey: string }) => (
  <Stack spacing={1}>
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {booking.bookingId || booking._id}
      </Typography>
      <Typography variant="body2">{formatDate(booking.createdAt)}</Typography>
    </Stack>
    <StatusCell booking={booking} />
    <Stack direction="row" sx={{ gap: 2, '& > *': { flex: 1, minWidth: 0 } }}>
      <ServiceCell booking={booking} />
      <PatientCell booking={booking} />
    </Stack>
    <CustomerCell booking={booking} />
    {(booking.assignedCaregiver || isBinding(booking.status)) && <AssignCaretaker booking={booking} />}
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
      <Typography variant="body2" component="span">
        {booking.rating !== null && <RatingText rating={booking.rating} />}
      </Typography>
      <ViewDetailsButton booking={booking} labelKey={viewKey} />
    </Stack>
  </Stack>
)
