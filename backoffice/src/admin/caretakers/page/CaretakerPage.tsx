import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { mailtoLink } from '@thodu/api/contract/mailto'
import { HttpError, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { MissingPage } from '../../../app/frame/MessagePage.tsx'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { formatAverage } from '../../../app/looks/format-average.ts'
import { PageTabs, TwoColumns } from '../../../app/looks/PageTabs.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { FactList, Section } from '../../../app/looks/Section.tsx'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { formatDate, formatDateTime } from '../../../words/formats.ts'
import { formatServices } from '../../../words/stored/stored-in-office.ts'
import { type CaretakerPageRecord, useAdminData } from '../../admin-data-provider.ts'
import { ChecksChip } from '../../checks/ChecksChip.tsx'
import { ChecksSection } from '../../checks/ChecksSection.tsx'
import { ActivityBadge, CaretakerPhone, CurrentJob } from '../CaretakerCells.tsx'
import { ProfileSection } from '../profile/ProfileSection.tsx'
import { CaretakerActions } from './CaretakerActions.tsx'
import { CaretakerTimeOff } from './CaretakerTimeOff.tsx'
import { CaretakerWeek } from './CaretakerWeek.tsx'
import { JobHistory } from './JobHistory.tsx'

/** /admin/caretakers/:id: work, profile, jobs and actions of a caretaker (rules OFF-21, OFF-30, MATCH-1). */
export function CaretakerPage() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const admin = useAdminData()
  // Not react-admin's record cache: list rows have neither jobs nor ratings and would be shown first.
  const { data, error, refetch } = useQuery({
    queryKey: ['caretakers', 'page', id],
    queryFn: () => admin.call('GET /admin/caretakers/{id}', { params: { id } }),
    refetchInterval: POLL_EVERY,
  })
  if (!data && error instanceof HttpError && error.status === 404) return <MissingPage />
  if (!data && error) return <LoadFailed textKey="admin.caretaker.failed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={6} height={72} />
  return (
    <Stack spacing={2} sx={{ py: 2, minWidth: 0 }}>
      <PageTitle title={translate('admin.caretaker.title')} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Box>
          <Typography variant="h1" component="h2">
            {data.name}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <ActivityBadge caretaker={data} />
            <ChecksChip caretaker={data} checks={data.checks} />
            <CaretakerPhone caretaker={data} />
          </Stack>
          {data.currentBooking && (
            <Typography variant="body2">
              <CurrentJob caretaker={data} />
            </Typography>
          )}
        </Box>
        <CaretakerActions caretaker={data} />
      </Stack>
      <CaretakerTabs caretaker={data} />
    </Stack>
  )
}

type Props = { caretaker: CaretakerPageRecord }

function CaretakerTabs({ caretaker }: Props) {
  const translate = useTranslate()
  return (
    <PageTabs
      label={translate('admin.caretaker.parts')}
      tabs={[
        { name: 'work', label: translate('admin.caretaker.work'), content: <CaretakerWork caretaker={caretaker} /> },
        {
          name: 'profile',
          label: translate('admin.profile.title'),
          content: (
            <TwoColumns>
              <ProfileSection caretaker={caretaker} />
              <Person caretaker={caretaker} />
            </TwoColumns>
          ),
        },
        { name: 'jobs', label: translate('admin.caretaker.jobs'), content: <JobHistory jobs={caretaker.jobs} /> },
      ]}
    />
  )
}

const CaretakerWork = ({ caretaker }: Props) => (
  <TwoColumns>
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <CaretakerWeek caretaker={caretaker} />
      <CaretakerTimeOff caretakerId={caretaker._id} />
    </Stack>
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <ChecksSection caretaker={caretaker} />
      <Ratings caretaker={caretaker} />
      <OfficeNote caretaker={caretaker} />
    </Stack>
  </TwoColumns>
)

function Person({ caretaker }: Props) {
  const translate = useTranslate()
  const label = (key: string) => translate(`admin.caretaker.${key}`)
  const { email, serviceTypes, daysWorked, inactiveSince } = caretaker
  return (
    <Section title={label('person')}>
      <FactList
        facts={[
          { label: translate('admin.columns.email'), value: <a href={mailtoLink(email)}>{email}</a> },
          { label: translate('admin.columns.services'), value: formatServices(translate, serviceTypes) },
          { label: translate('admin.columns.completed'), value: String(caretaker.completedBookings) },
          { label: label('daysWorked'), value: String(daysWorked) },
          { label: label('since'), value: formatDate(caretaker.createdAt) },
          { label: label('inactiveSince'), value: inactiveSince && formatDateTime(inactiveSince) },
        ]}
      />
    </Section>
  )
}

function Ratings({ caretaker: { ratings, averageRating } }: Props) {
  const translate = useTranslate()
  const counts = ratings.map(
    (count, index) => `${translate('admin.caretaker.stars', { smart_count: index + 1 })}: ${count}`,
  )
  return (
    <Section title={translate('admin.caretaker.ratings', { average: formatAverage(averageRating) })}>
      <Typography variant="body2" color="textSecondary">
        {averageRating === null ? translate('admin.caretaker.noRatings') : [...counts].reverse().join(' · ')}
      </Typography>
    </Section>
  )
}

const MAX_NOTE = 2_000

/** Only admins read the note. */
function OfficeNote({ caretaker }: { caretaker: CaretakerPageRecord }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const saved = caretaker.note ?? ''
  const [note, setNote, forgetNote] = useKeptText(`caretakerNote.${caretaker._id}`, saved)
  const save = useAction({
    act: () => admin.call('PUT /admin/caretakers/{id}', { params: { id: caretaker._id }, body: { note: note.trim() } }),
    touches: ['caretakers'],
    successKey: 'admin.caretaker.saved',
    failureKey: 'admin.caretaker.saveFailed',
    onDone: () => forgetNote(),
  })
  return (
    <Section title={translate('admin.caretaker.note')}>
      <TextField
        label={translate('admin.caretaker.note')}
        helperText={translate('admin.caretaker.noteHint')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE } }}
      />
      <Button
        variant="outlined"
        disabled={save.isPending || note.trim() === saved}
        onClick={() => save.mutate()}
        sx={{ mt: 1 }}
      >
        {translate('app.save')}
      </Button>
    </Section>
  )
}
