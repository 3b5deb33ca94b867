import HowToRegIcon from '@mui/icons-material/HowToReg'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { StatusBadge } from '../../../app/looks/StatusSign.tsx'
import { formatPackage, formatService } from '../../../words/stored/stored.ts'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { FamilyLink } from '../../lists/FamilyLink.tsx'
import { PhoneLink } from '../../whatsapp/PhoneLink.tsx'

type CellProps = { booking: BookingRecord }
const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
)

export const CustomerCell = ({ booking: { _id, bookingId, userId, userInfo } }: CellProps) => (
  <Box sx={{ minWidth: 180 }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      <FamilyLink id={userId}>{userInfo.name}</FamilyLink>
    </Typography>
    <Quiet>{userInfo.email}</Quiet>
    {userInfo.phone && (
      <Quiet>
        <PhoneLink phone={userInfo.phone} booking={{ _id, label: bookingId }} to="family" />
      </Quiet>
    )}
  </Box>
)

export function ServiceCell({ booking }: CellProps) {
  const translate = useTranslate()
  return (
    <Box>
      <Typography variant="body2">{formatService(translate, booking)}</Typography>
      <Quiet>{formatPackage(translate, booking)}</Quiet>
    </Box>
  )
}

/** Name, age and city, or a dash without a patient. */
export function PatientCell({ booking: { userId, patientDetails } }: CellProps) {
  const translate = useTranslate()
  const { patientName, patientAge, city } = patientDetails
  if (!patientName) return translate('app.none')
  return (
    <Box>
      <Typography variant="body2">
        <FamilyLink id={userId}>{patientName}</FamilyLink>
      </Typography>
      <Quiet>
        {[patientAge && translate('admin.bookings.age', { age: patientAge }), city].filter(Boolean).join(', ')}
      </Quiet>
    </Box>
  )
}

const Waits = ({ label }: { label: string }) => (
  <HowToRegIcon titleAccess={label} fontSize="small" sx={{ ml: 0.5, verticalAlign: 'middle' }} />
)

/** The status with its description; "Cancelled" needs none. */
export function StatusCell({ booking }: CellProps) {
  const translate = useTranslate()
  return (
    <Box>
      <StatusBadge status={booking.status} />
      {booking.status !== 'cancelled' && <Quiet>{translate(describeStatus(booking))}</Quiet>}
    </Box>
  )
}

/** For one-line rows: the description is a tooltip, and an icon marks a pending booking with a caretaker. */
export function StatusLine({ booking }: CellProps) {
  const translate = useTranslate()
  const description = translate(describeStatus(booking))
  return (
    <Box title={description}>
      <StatusBadge status={booking.status} />
      {booking.status === 'pending' && booking.assignedCaregiver && <Waits label={description} />}
    </Box>
  )
}

export function RatingText({ rating }: { rating: number | null }) {
  const translate = useTranslate()
  return rating === null ? translate('app.none') : translate('admin.bookings.rating', { rating })
}

export function ViewDetailsButton({ booking, labelKey }: CellProps & { labelKey: string }) {
  const translate = useTranslate()
  const label = translate(labelKey)
  return (
    <Button
      component={Link}
      to={`/bookings/${booking._id}`}
      data-row
      size="small"
      aria-label={`${label} ${booking.bookingId}`}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {label}
    </Button>
  )
}

/** Translation key of the description; a pending booking with a caretaker waits for their confirmation (rule BOOK-14). */
const describeStatus = ({ status, assignedCaregiver }: Pick<Booking, 'status' | 'assignedCaregiver'>): string =>
  status === 'pending' && assignedCaregiver
    ? 'admin.statusMeaning.awaitingConfirmation'
    : `admin.statusMeaning.${status}`
