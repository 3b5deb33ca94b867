import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { mailtoLink } from '@thodu/api/contract/mailto'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { Suspense } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { MissingPage } from '../../app/frame/MessagePage.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { PageTabs, TwoColumns } from '../../app/looks/PageTabs.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { FactList, Section } from '../../app/looks/Section.tsx'
import { loadScreen } from '../../app/wire/load-screen.tsx'
import { POLL_EVERY } from '../../app/wire/query-client.ts'
import { formatDate } from '../../words/formats.ts'
import { WhoLooked } from '../access/WhoLooked.tsx'
import { useAdminData } from '../admin-data-provider.ts'
import { listPatients } from '../lists/list-patients.ts'
import { PhoneLink } from '../whatsapp/PhoneLink.tsx'
import { AddFamilyEmail } from './AddFamilyEmail.tsx'
import { FamilyBlocks } from './FamilyBlocks.tsx'
import { FamilyBookings } from './FamilyBookings.tsx'
import { FamilyConsents } from './FamilyConsents.tsx'
import { FamilyHeader } from './FamilyHeader.tsx'
import { FamilyNotes } from './FamilyNotes.tsx'
import { FamilyCallbacks, FamilyDocuments, FamilyMessages } from './FamilyRequests.tsx'
import { FamilyRow, FamilySection } from './FamilySection.tsx'

const FamilyHistory = loadScreen(() => import('./FamilyHistory.tsx'), 'FamilyHistory')

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
    <Stack spacing={2} sx={{ py: 2, minWidth: 0 }}>
      <PageTitle title={data.name} />
      <FamilyHeader family={data} />
      <FamilyTabs family={data} />
    </Stack>
  )
}

type Props = { family: Family }

function FamilyTabs({ family }: Props) {
  const translate = useTranslate()
  const loading = <RowSkeletons rows={3} />
  return (
    <PageTabs
      label={translate('admin.family.parts')}
      tabs={[
        { name: 'care', label: translate('admin.booking.care'), content: <FamilyCare family={family} /> },
        ...(family.role === 'user'
          ? [
              {
                name: 'consents',
                label: translate('admin.notice.consents'),
                content: <FamilyConsents familyId={family._id} />,
              },
            ]
          : []),
        {
          name: 'history',
          label: translate('admin.booking.history'),
          content: (
            <Suspense fallback={loading}>
              <FamilyHistory family={family} />
            </Suspense>
          ),
        },
        {
          name: 'access',
          label: translate('admin.access.whoLooked'),
          content: <WhoLooked subject={family._id} />,
        },
      ]}
    />
  )
}

const FamilyCare = ({ family }: Props) => (
  <TwoColumns>
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <FamilyBookings family={family} />
      <FamilyPatients family={family} />
      <FamilyCallbacks family={family} />
      <FamilyMessages family={family} />
      <FamilyDocuments family={family} />
    </Stack>
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <FamilyNotes family={family} />
      <FamilyPerson family={family} />
      {family.role === 'user' && <FamilyBlocks family={family} />}
    </Stack>
  </TwoColumns>
)

function FamilyPerson({ family }: Props) {
  const translate = useTranslate()
  const label = (key: string) => translate(`admin.booking.${key}`)
  return (
    <Section title={translate('admin.family.person')}>
      {family.role !== 'user' && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {translate('admin.family.otherRole', { role: translate(`admin.roles.${family.role}`) })}
        </Typography>
      )}
      <FactList
        facts={[
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
    </Section>
  )
}

function FamilyPatients({ family }: { family: Family }) {
  const translate = useTranslate()
  const patients = listPatients(family.bookings)
  return (
    <FamilySection title={translate('admin.family.patients')} count={patients.length}>
      {patients.map(({ name, age, address, emergencyContact, emergencyPhone, booking, bookings }) => (
        <FamilyRow key={name}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2">
            {[
              age && translate('admin.bookings.age', { age }),
              address,
              translate('admin.family.bookings', { smart_count: bookings }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          {emergencyPhone && (
            <Typography variant="body2" color="textSecondary">
              {`${translate('admin.family.emergency')}: ${emergencyContact} `}
              <PhoneLink phone={emergencyPhone} booking={booking} to="emergency" />
            </Typography>
          )}
        </FamilyRow>
      ))}
    </FamilySection>
  )
}
