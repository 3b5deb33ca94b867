import Stack from '@mui/material/Stack'
import { mailtoLink } from '@thodu/api/contract/mailto'
import { useTranslate } from 'react-admin'
import { type Fact, FactList, Section } from '../../../app/looks/Section.tsx'
import { formatDateTime } from '../../../words/formats.ts'
import { formatCare, formatDetail } from '../../../words/stored/stored.ts'
import { formatUnitPrice } from '../../../words/stored/stored-in-office.ts'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { FamilyLink } from '../../lists/FamilyLink.tsx'
import { PhoneLink } from '../../whatsapp/PhoneLink.tsx'
import { listPatientFacts } from './patient-facts.ts'

export function BookingFacts({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const { userInfo, price } = booking
  const subject = { _id: booking._id, label: booking.bookingId }
  const label = (key: string) => translate(`admin.booking.${key}`)
  const patient = listPatientFacts(booking, translate).map(({ name, label: text, value }): Fact => {
    if (name === 'patientName' && value)
      return { label: text, value: <FamilyLink id={booking.userId}>{value}</FamilyLink> }
    if (name === 'emergencyPhone')
      return { label: text, value: value && <PhoneLink phone={value} booking={subject} to="emergency" /> }
    return { label: text, value: formatDetail(translate, name, value) }
  })
  return (
    <Stack spacing={2}>
      <Section title={label('patient')}>
        <FactList facts={patient} />
      </Section>
      <Section title={label('customer')}>
        <FactList
          facts={[
            { label: label('name'), value: <FamilyLink id={booking.userId}>{userInfo.name}</FamilyLink> },
            {
              label: label('email'),
              value: userInfo.email && <a href={mailtoLink(userInfo.email)}>{userInfo.email}</a>,
            },
            {
              label: label('phone'),
              value: userInfo.phone && <PhoneLink phone={userInfo.phone} booking={subject} to="family" />,
            },
            { label: label('location'), value: userInfo.location },
          ]}
        />
      </Section>
      <Section title={label('booking')}>
        <FactList
          facts={[
            { label: translate('admin.columns.id'), value: booking.bookingId || booking._id },
            { label: translate('admin.columns.service'), value: formatCare(translate, booking) },
            { label: label('price'), value: formatUnitPrice(translate, price) },
            { label: label('bookedOn'), value: formatDateTime(booking.createdAt) },
            { label: label('completedOn'), value: booking.completedAt && formatDateTime(booking.completedAt) },
            { label: translate('admin.call.madeBy'), value: booking.madeBy && translate('admin.call.office') },
            { label: label('completion'), value: `${booking.completionRate} %` },
            {
              label: label('rating'),
              value: booking.rating && translate('admin.bookings.rating', { rating: booking.rating }),
            },
            { label: label('review'), value: booking.review },
            { label: label('cancelReason'), value: booking.cancelReason },
            { label: label('agreed'), value: booking.agreedToTermsAt && formatDateTime(booking.agreedToTermsAt) },
          ]}
        />
      </Section>
    </Stack>
  )
}
