import Chip from '@mui/material/Chip'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { tokensOf } from '../../app/looks/tokens.ts'
import type { CaretakerRecord } from '../admin-data-provider.ts'
import { PhoneLink } from '../hand-off/PhoneLink.tsx'

/** Assigned or Available, as everywhere in the office (rule OFF-4). */
export function AvailabilityBadge({ available }: { available: boolean }) {
  const translate = useTranslate()
  const { status } = tokensOf(useTheme().palette.mode)
  const { background, ink } = available ? status.active : status.confirmed
  return (
    <Chip
      size="small"
      label={translate(available ? 'admin.assignment.badgeAvailable' : 'admin.assignment.badgeAssigned')}
      sx={{ backgroundColor: background, color: ink, fontWeight: 600 }}
    />
  )
}

/** Available or Assigned; Inactive where somebody does not work for now (rule OFF-21). */
export function ActivityBadge({
  caretaker: { active, available },
}: {
  caretaker: Pick<CaretakerRecord, 'active' | 'available'>
}) {
  const translate = useTranslate()
  if (active) return <AvailabilityBadge available={available} />
  return (
    <Chip size="small" variant="outlined" label={translate('admin.caretakers.inactive')} sx={{ fontWeight: 600 }} />
  )
}

/** Her number; a message beside it is about the booking that binds her. */
export function CaretakerPhone({ caretaker }: { caretaker: Pick<CaretakerRecord, 'phone' | 'currentBooking'> }) {
  const { phone, currentBooking: current } = caretaker
  const booking = current ? { _id: current._id, label: current.bookingId } : undefined
  return <PhoneLink phone={phone} booking={booking} to="caretaker" />
}

/** The booking that binds a caretaker, as a link to it. */
export function CurrentJob({ caretaker: { currentBooking } }: { caretaker: Pick<CaretakerRecord, 'currentBooking'> }) {
  const translate = useTranslate()
  if (!currentBooking) return translate('app.none')
  return (
    <Link to={`/bookings/${currentBooking._id}`} data-row>
      {`${currentBooking.patientName || currentBooking.bookingId} (${translate(`status.${currentBooking.status}`)})`}
    </Link>
  )
}
