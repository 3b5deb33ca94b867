import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { useTranslate } from 'react-admin'
import { FactList, Section } from '../../app/looks/Section.tsx'
import { formatDate } from '../../words/formats.ts'
import { formatPackage, formatService } from '../../words/stored/stored.ts'
import { NextStepButton } from '../actions/NextStepButton.tsx'
import { NotesPanel } from '../actions/NotesPanel.tsx'
import { JobStart } from '../job/JobStart.tsx'
import { careAddressOf, type Job } from '../job/job.ts'
import { MapButton } from '../job/ReachButtons.tsx'
import { StatusProgress } from '../job/StatusProgress.tsx'
import { BookingFiles } from './BookingFiles.tsx'
import { listPatientFacts } from './booking-facts.ts'
import { FamilyContacts } from './FamilyContacts.tsx'

/** One booking on one page: status and next step first, then contacts and address. */
export function BookingSheet({ job }: { job: Job }) {
  const translate = useTranslate()
  return (
    <Stack spacing={2}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'flex-start' }}
      >
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="h1" component="h2">
            {formatService(translate, job)}
          </Typography>
          <Typography color="textSecondary">
            {formatPackage(translate, job)} · {job.bookingId}
          </Typography>
          <JobStart job={job} />
          <Typography variant="body2" color="textSecondary">
            {translate('caretaker.job.booked', { date: formatDate(job.createdAt) })}
          </Typography>
        </Box>
        <StatusProgress status={job.status} />
      </Box>
      <NextStepButton job={job} isDetail sx={{ minHeight: 48, px: 3, alignSelf: { sm: 'flex-start' } }} />
      {isBinding(job.status) ? (
        <CareDetails job={job} />
      ) : (
        <Typography>{translate('caretaker.detail.over')}</Typography>
      )}
    </Stack>
  )
}

/** Contacts, address and care details, until the care ends (rule CARE-5). */
function CareDetails({ job }: { job: Job }) {
  const translate = useTranslate()
  const facts = listPatientFacts(job, translate)
  const address = careAddressOf(job)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Stack spacing={2}>
        <FamilyContacts job={job} />
        {address !== '' && (
          <Section title={translate('caretaker.detail.address')}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{address}</Typography>
            <MapButton address={address} />
          </Section>
        )}
        <Section title={translate('caretaker.detail.patient')}>
          {facts.length === 0 ? (
            <Typography color="textSecondary">{translate('caretaker.detail.noDetails')}</Typography>
          ) : (
            <FactList facts={facts} />
          )}
        </Section>
      </Stack>
      <Stack spacing={2}>
        <Section title={translate('caretaker.notes.title')}>
          <NotesPanel job={job} />
        </Section>
        <BookingFiles files={job.uploadedFiles} />
      </Stack>
    </Box>
  )
}
