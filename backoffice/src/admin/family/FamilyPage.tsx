import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { mailtoLink } from '@thodu/api/contract/mailto'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { HttpError, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { MissingPage } from '../../app/frame/MessagePage.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { FactList, Section } from '../../app/looks/Section.tsx'
import { POLL_EVERY } from '../../app/wire/query-client.ts'
import { formatDate } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { PhoneLink } from '../whatsapp/PhoneLink.tsx'
import { AddFamilyEmail } from './AddFamilyEmail.tsx'
import { EraseFamily } from './EraseFamily.tsx'
import { FamilyBlocks } from './FamilyBlocks.tsx'
import { FamilyBookings } from './FamilyBookings.tsx'
import { FamilyConsents } from './FamilyConsents.tsx'
import { FamilyHistory } from './FamilyHistory.tsx'
import { FamilyNotes } from './FamilyNotes.tsx'
import { FamilyPatients } from './FamilyPatients.tsx'
import { FamilyCallbacks, FamilyDocuments, FamilyMessages } from './FamilyRequests.tsx'

/** /admin/families/:id: a customer account with all its data (rule OFF-22). */
export function FamilyPage() {
  const { id = '' } = useParams()
  const admin = useAdminData()
  const { data, error, refetch } = useQuery({
    queryKey: ['bookings', 'family', id],
    queryFn: () => admin.call('GET /admin/families/{id}', { params: { id } }),
    refetchInterval: POLL_EVERY,
  })
  if (!data && error instanceof HttpError && error.status === 404) return <MissingPage />
  if (!data && error) return <LoadFailed textKey="admin.family.failed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={6} height={72} />
  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <PageTitle title={data.name} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' }, alignItems: 'start' }}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <FamilyPerson family={data} />
          <FamilyBookings family={data} />
          <FamilyPatients family={data} />
          <FamilyCallbacks family={data} />
          <FamilyMessages family={data} />
          <FamilyDocuments family={data} />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {data.role === 'user' && <FamilyConsents familyId={data._id} />}
          {data.role === 'user' && <FamilyBlocks family={data} />}
          <FamilyNotes family={data} />
          <FamilyHistory family={data} />
        </Stack>
      </Box>
    </Stack>
  )
}

function FamilyPerson({ family }: { family: Family }) {
  const translate = useTranslate()
  const label = (key: string) => translate(`admin.booking.${key}`)
  const { phone, bookings } = family
  const newest = bookings.find(({ status }) => isBinding(status)) ?? bookings[0]
  const booking = newest && { _id: newest._id, label: newest.bookingId }
  return (
    <Section title={translate('admin.family.person')}>
      {family.role !== 'user' && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {translate('admin.family.otherRole', { role: translate(`admin.roles.${family.role}`) })}
        </Typography>
      )}
      <FactList
        facts={[
          { label: label('name'), value: family.name },
          { label: label('phone'), value: phone && <PhoneLink phone={phone} booking={booking} to="family" /> },
          { label: label('email'), value: family.email && <a href={mailtoLink(family.email)}>{family.email}</a> },
          { label: label('location'), value: family.location },
          {
            label: translate('admin.privacyRequests.nominee'),
            value:
              family.nominee &&
              translate('admin.privacyRequests.nomineeFacts', {
                ...family.nominee,
                phone: formatPhone(family.nominee.phone),
              }),
          },
          { label: translate('admin.family.since'), value: formatDate(family.createdAt) },
        ]}
      />
      {family.role === 'user' && family.email === '' && <AddFamilyEmail familyId={family._id} />}
      {family.role === 'user' && <EraseFamily id={family._id} name={family.name} />}
    </Section>
  )
}
