import Chip from '@mui/material/Chip'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { tokensOf } from '../../app/looks/tokens.ts'
import type { CaretakerRecord } from '../admin-data-provider.ts'
import { PhoneLink } from '../whatsapp/PhoneLink.tsx'

type Room = Pick<CaretakerRecord, 'available' | 'openBookings' | 'capacity'>

/**
 * Assigned or Available (rule OFF-4). A caretaker who may have several bookings is available below that number; the badge shows
 * the count.
 */
export function AvailabilityBadge({ caretaker: { available, openBookings, capacity } }: { caretaker: Room }) {
  const translate = useTranslate()
  const { status } = tokensOf(useTheme().palette.mode)
  const { background, ink } = available ? status.active : status.confirmed
  const free = openBookings === 0 ? 'badgeAvailable' : 'badgeAvailableOf'
  return (
    <Chip
      size="small"
      label={translate(`admin.assignment.${available ? free : 'badgeAssigned'}`, {
        count: openBookings,
        all: capacity,
      })}
      sx={{ backgroundColor: background, color: ink, fontWeight: 600 }}
    />
  )
}

/** Available or Assigned; Inactive for a caretaker who is not working at present (rule OFF-21). */
export function ActivityBadge({ caretaker }: { caretaker: Room & Pick<CaretakerRecord, 'active'> }) {
  const translate = useTranslate()
  if (caretaker.active) return <AvailabilityBadge caretaker={caretaker} />
  return (
    <Chip size="small" variant="outlined" label={translate('admin.caretakers.inactive')} sx={{ fontWeight: 600 }} />
  )
}

/** The message concerns the current booking. */
export function CaretakerPhone({ caretaker }: { caretaker: Pick<CaretakerRecord, 'phone' | 'currentBooking'> }) {
  const { phone, currentBooking: current } = caretaker
  const booking = current ? { _id: current._id, label: current.bookingId } : undefined
  return <PhoneLink phone={phone} booking={booking} to="caretaker" />
}

export function CurrentJob({ caretaker }: { caretaker: Pick<CaretakerRecord, 'currentBooking' | 'openBookings'> }) {
  const translate = useTranslate()
  const { currentBooking, openBookings } = caretaker
  if (!currentBooking) return translate('app.none')
  const more = openBookings - 1
  return (
    <>
      <Link to={`/bookings/${currentBooking._id}`} data-row>
        {`${currentBooking.patientName || currentBooking.bookingId} (${translate(`status.${currentBooking.status}`)})`}
      </Link>
      {more > 0 && ` ${translate('admin.assignment.andMore', { count: more })}`}
    </>
  )
}
