import Typography from '@mui/material/Typography'
import { useGetOne, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Section } from '../../../app/looks/Section.tsx'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { PhoneLink } from '../../whatsapp/PhoneLink.tsx'

/** The caretaker's number and a link to their page. */
export function BookingCaretaker({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const { assignedCaregiver: caretaker } = booking
  const { data } = useGetOne('caretakers', { id: caretaker?._id ?? '' }, { enabled: caretaker !== null })
  if (!caretaker) return null
  return (
    <Section title={translate('admin.booking.caretaker')}>
      <Typography
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: 44, alignItems: 'center' }}
      >
        <Link to={`/caretakers/${caretaker._id}`}>{caretaker.name}</Link>
        <PhoneLink phone={data?.phone} booking={{ _id: booking._id, label: booking.bookingId }} to="caretaker" />
      </Typography>
    </Section>
  )
}
