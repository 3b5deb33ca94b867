import DescriptionIcon from '@mui/icons-material/Description'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { uploadCategories } from '@thodu/api/contract/care/upload-categories'
import { texts } from '@thodu/api/contract/texts'
import { Suspense } from 'react'
import { HttpError, useGetOne, useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { MissingPage } from '../../../app/frame/MessagePage.tsx'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { PageTabs, TwoColumns } from '../../../app/looks/PageTabs.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { Section } from '../../../app/looks/Section.tsx'
import { loadScreen } from '../../../app/wire/load-screen.tsx'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { formatDateTime } from '../../../words/formats.ts'
import { WhoLooked } from '../../access/WhoLooked.tsx'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { ComesNow } from '../../lists/ComesNow.tsx'
import { FamilyLink } from '../../lists/FamilyLink.tsx'
import { useWaitingCounts } from '../../lists/use-waiting.ts'
import { MoneyCard } from '../../money/MoneyCard.tsx'
import { useOpenFile } from '../../open-file.ts'
import { BookingVisits } from '../../schedule/lazy-screens.ts'
import { PhoneLink } from '../../whatsapp/PhoneLink.tsx'
import { AssignmentHistory } from '../assignments/AssignmentHistory.tsx'
import { StatusCell } from '../list/BookingCells.tsx'
import { BookingActions } from './BookingActions.tsx'
import { BookingFacts } from './BookingFacts.tsx'
import { ChangeRequestCard } from './ChangeRequestCard.tsx'
import { DayLinks } from './DayLinks.tsx'
import { FamilyPreferences } from './FamilyPreferences.tsx'

const BookingHistory = loadScreen(() => import('../history/BookingHistory.tsx'), 'BookingHistory')

/** /admin/bookings/:id: the header, then care and facts, money, history and readers as tabs (rule OFF-34). */
export function BookingPage() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const takesMoney = useWaitingCounts()?.money != null
  const { data, error, refetch } = useGetOne<BookingRecord>('bookings', { id }, { refetchInterval: POLL_EVERY })
  if (!data && error instanceof HttpError && error.status === 404) return <MissingPage />
  if (!data && error) return <LoadFailed textKey="admin.booking.failed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={6} height={72} />
  return (
    <Stack spacing={2} sx={{ py: 2, minWidth: 0 }}>
      <PageTitle title={translate('admin.booking.title', { booking: data.bookingId })} />
      <BookingHeader booking={data} />
      <PageTabs
        label={translate('admin.booking.parts')}
        tabs={[
          { name: 'care', label: translate('admin.booking.care'), content: <BookingCare booking={data} /> },
          ...(takesMoney
            ? [{ name: 'money', label: translate('admin.money.title'), content: <MoneyCard booking={data} /> }]
            : []),
          {
            name: 'history',
            label: translate('admin.booking.history'),
            content: (
              <Suspense fallback={<RowSkeletons rows={3} />}>
                <BookingHistory booking={data} />
              </Suspense>
            ),
          },
          {
            name: 'access',
            label: translate('admin.access.whoLooked'),
            content: <WhoLooked subject={data._id} />,
          },
        ]}
      />
    </Stack>
  )
}

type Props = { booking: BookingRecord }

/** Patient, status, number, next visit, and the actions; the one next step is the filled button (rule OFF-34). */
function BookingHeader({ booking }: Props) {
  const { _id, bookingId, userId, patientDetails, userInfo } = booking
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" component="h2">
          <FamilyLink id={userId}>{patientDetails.patientName ?? userInfo.name}</FamilyLink>
        </Typography>
        <StatusCell booking={booking} />
        {isBinding(booking.status) && <ComesNow bookingId={_id} />}
        <Typography variant="body2" component="div">
          {userInfo.name} <PhoneLink phone={userInfo.phone} booking={{ _id, label: bookingId }} to="family" />
        </Typography>
      </Box>
      <BookingActions booking={booking} />
    </Stack>
  )
}

/** Care in the wide column: visits, caretaker, notes. Facts in the narrow one: patient, customer, preferences, files. */
const BookingCare = ({ booking }: Props) => (
  <TwoColumns>
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <ChangeRequestCard booking={booking} />
      <Suspense fallback={<RowSkeletons rows={2} />}>
        <BookingVisits booking={booking} />
      </Suspense>
      <BookingCaretaker booking={booking} />
      <BookingNotes booking={booking} />
      <AssignmentHistory booking={booking} />
    </Stack>
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <BookingFacts booking={booking} />
      <FamilyPreferences booking={booking} />
      <BookingFiles booking={booking} />
      <DayLinks booking={booking} />
    </Stack>
  </TwoColumns>
)

/** The caretaker's number and a link to their page. */
function BookingCaretaker({ booking }: { booking: BookingRecord }) {
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

function BookingNotes({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const notes = [...booking.caretakerNotes].reverse()
  return (
    <Section title={translate('admin.booking.notes')}>
      {notes.length === 0 && <Typography color="textSecondary">{translate(texts.caretaker.noNotes)}</Typography>}
      {notes.map(({ note, createdAt, author }) => (
        <Box key={createdAt + note} sx={{ py: 1 }}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[author, formatDateTime(createdAt)].filter(Boolean).join(', ')}
          </Typography>
        </Box>
      ))}
    </Section>
  )
}

function BookingFiles({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const openFile = useOpenFile()
  const files = uploadCategories.flatMap((category) =>
    (booking.uploadedFiles[category] ?? []).map((url, index) => ({ url, category, number: index + 1 })),
  )
  return (
    <Section title={translate('admin.booking.files')}>
      {files.length === 0 && <Typography color="textSecondary">{translate('admin.booking.noFiles')}</Typography>}
      <Stack sx={{ alignItems: 'flex-start' }}>
        {files.map(({ url, category, number }) => (
          <Button key={url} startIcon={<DescriptionIcon />} onClick={() => void openFile(url)}>
            {translate('admin.booking.file', { category: translate(`admin.categories.${category}`), number })}
          </Button>
        ))}
      </Stack>
    </Section>
  )
}
