import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { StatusBadge } from '../../app/looks/StatusSign.tsx'
import { formatDate, formatDateTime } from '../../words/formats.ts'
import { formatCare } from '../../words/stored/stored.ts'
import { formatUnitPrice } from '../../words/stored/stored-in-office.ts'
import { useAdminData } from '../admin-data-provider.ts'
import type { CallerBookingDraft } from '../bookings/call/call-draft.ts'
import { ComesNow } from '../lists/ComesNow.tsx'

/** Prefills a booking for the caller: the family, or only its number. */
export const bookingOf = ({ families: [family], name, phone }: CallCard): Partial<CallerBookingDraft> =>
  family
    ? { family: { _id: family._id, name: family.name, email: '', phone: phone ?? '' } }
    : { isNew: true, name, phone: phone ?? '' }

/** An unknown number, with a link to book for the caller (rule CALL-6). */
export function UnknownCaller({ card }: { card: CallCard }) {
  const translate = useTranslate()
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography>{translate('admin.callSheet.unknown')}</Typography>
      <Button component={Link} to="/book" state={bookingOf(card)} variant="outlined">
        {translate('admin.callSheet.book')}
      </Button>
    </Stack>
  )
}

type BriefProps = {
  family: CallCard['families'][number]
  /** Service that the family wants a call about; it prefills a booking. */
  serviceType?: string | undefined
}

/** The caller's family: patients, current care, current visit, last notes (rule CALL-10). */
export function FamilyBrief({ family: { _id, name }, serviceType }: BriefProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { data, isError, refetch } = useQuery({
    queryKey: ['families', _id],
    queryFn: () => admin.call('GET /admin/families/{id}', { params: { id: _id } }),
  })
  if (isError) return <LoadFailed textKey="admin.family.failed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={2} />
  const going = data.bookings.filter(({ status }) => isBinding(status))
  const [note] = data.notes
  return (
    <Stack role="group" aria-label={name} sx={{ gap: 1, borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link to={`/families/${_id}`}>{name}</Link>
        <Button
          component={Link}
          size="small"
          to="/book"
          state={{ family: { _id, name, email: data.email, phone: data.phone }, ...(serviceType && { serviceType }) }}
        >
          {translate('admin.callSheet.book')}
        </Button>
      </Stack>
      {going.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('admin.callSheet.noCare', { smart_count: data.bookings.length })}
        </Typography>
      )}
      {going.map((booking) => (
        <BookingBrief key={booking._id} booking={booking} />
      ))}
      {note && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {translate('admin.callSheet.officeNote', { note: note.note, author: note.author })}
        </Typography>
      )}
    </Stack>
  )
}

function BookingBrief({ booking }: { booking: Family['bookings'][number] }) {
  const translate = useTranslate()
  const { patientDetails: details, assignedCaregiver, caretakerNotes, status } = booking
  const note = caretakerNotes.at(-1)
  const address = [details.address, details.city, details.pincode].filter(Boolean).join(', ')
  const facts = [
    details.patientName,
    details.patientAge && translate('admin.callSheet.age', { age: details.patientAge }),
    formatCare(translate, booking),
    formatUnitPrice(translate, booking.price),
    details.preferredStartDate && translate('admin.family.starts', { day: formatDate(details.preferredStartDate) }),
  ]
  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link to={`/bookings/${booking._id}`}>{booking.bookingId}</Link>
        <StatusBadge status={status} />
        {assignedCaregiver && <Link to={`/caretakers/${assignedCaregiver._id}`}>{assignedCaregiver.name}</Link>}
        <ComesNow bookingId={booking._id} />
      </Stack>
      <Typography variant="body2">{facts.filter(Boolean).join(' · ')}</Typography>
      {/* The first call confirms these details; corrections are made on the booking's page. */}
      <Typography variant="body2" color="textSecondary">
        {[address, [details.emergencyContact, formatPhone(details.emergencyPhone ?? '')].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {translate('admin.callSheet.careNote', {
            note: note.note,
            author: note.author,
            time: formatDateTime(note.createdAt),
          })}
        </Typography>
      )}
    </div>
  )
}
