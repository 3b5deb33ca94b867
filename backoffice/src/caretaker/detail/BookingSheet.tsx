import FileIcon from '@mui/icons-material/InsertDriveFileOutlined'
import PhoneIcon from '@mui/icons-material/Phone'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { UploadedFiles } from '@thodu/api/contract/bookings/bookings.schema'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { mailtoLink } from '@thodu/api/contract/mailto'
import { readPhoneLinks } from '@thodu/api/contract/people/phone-numbers'
import { useTranslate } from 'react-admin'
import { FactList, Section } from '../../app/looks/Section.tsx'
import { callApi } from '../../app/wire/http-client.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { formatDate } from '../../words/formats.ts'
import { formatPackage, formatService } from '../../words/stored/stored.ts'
import { NextStepButton } from '../actions/NextStepButton.tsx'
import { NotesPanel } from '../actions/NotesPanel.tsx'
import { JobStart } from '../job/JobStart.tsx'
import { careAddressOf, type Job } from '../job/job.ts'
import { MapButton } from '../job/ReachButtons.tsx'
import { StatusProgress } from '../job/StatusProgress.tsx'
import { listFiles, listPatientFacts } from './booking-facts.ts'

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

/** The family's files; each opens by a link that is valid for five minutes (rule FILE-6). */
function BookingFiles({ files }: { files: UploadedFiles }) {
  const translate = useTranslate()
  const listed = listFiles(files)
  const { mutate, isPending } = useAction({
    act: (id: string) => callApi('POST /files/{id}/link', { params: { id } }),
    touches: [],
    successKey: () => undefined,
    failureKey: 'caretaker.files.failed',
    // The server sends an attachment, so the browser saves or opens it without leaving this page.
    onDone: ({ url }) => location.assign(url),
  })
  return (
    <Section title={translate('caretaker.files.title')}>
      {listed.length === 0 && <Typography color="textSecondary">{translate('caretaker.files.none')}</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, alignItems: 'flex-start' }}>
        {listed.map(({ id, category, number }) => (
          <li key={id}>
            <Button startIcon={<FileIcon />} onClick={() => !isPending && mutate(id)} sx={{ minHeight: 44 }}>
              {translate(`caretaker.files.${category}`, { number: String(number) })}
            </Button>
          </li>
        ))}
      </Stack>
    </Section>
  )
}

function FamilyContacts({ job: { userInfo, patientDetails } }: { job: Job }) {
  const translate = useTranslate()
  const { emergencyContact = '', emergencyPhone = '' } = patientDetails
  return (
    <Section title={translate('caretaker.detail.family')}>
      <Stack spacing={1.5}>
        <Contact role={translate('caretaker.detail.client')} name={userInfo.name} phone={userInfo.phone} />
        <Link href={mailtoLink(userInfo.email)} sx={{ overflowWrap: 'anywhere', py: 1 }}>
          {userInfo.email}
        </Link>
        {(emergencyContact !== '' || emergencyPhone !== '') && (
          <Contact role={translate('caretaker.detail.emergency')} name={emergencyContact} phone={emergencyPhone} />
        )}
      </Stack>
    </Section>
  )
}

function Contact({ role, name, phone }: { role: string; name: string; phone: string }) {
  const translate = useTranslate()
  const links = readPhoneLinks(phone)
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        {role}
      </Typography>
      <Typography>{name}</Typography>
      {links.length === 0 && <Typography>{phone}</Typography>}
      {links.map(({ text, dial }) => (
        <Button
          key={dial}
          component="a"
          href={`tel:${dial}`}
          variant="outlined"
          startIcon={<PhoneIcon />}
          aria-label={`${text}: ${translate('caretaker.job.call', { name })}`}
          sx={{ minHeight: 44, mt: 0.5, mr: 1 }}
        >
          {links.length === 1 ? phone : text}
        </Button>
      ))}
    </Box>
  )
}
