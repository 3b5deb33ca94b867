import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/Phone'
import PlayIcon from '@mui/icons-material/PlayArrow'
import TodayIcon from '@mui/icons-material/Today'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { mailtoLink } from '@thodu/api/contract/mailto'
import { brand } from '@thodu/api/contract/page-values'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatDate } from '../../words/formats.ts'
import type { Job } from '../job/job.ts'
import { daysUntilStart, findNextJob, listContinuing, listToday } from '../job/job-rules.ts'
import { formatDaysAway } from '../job/when.ts'
import { PhoneDialog } from '../PhoneDialog.tsx'
import { JobBriefs, type JobDialogProps } from './JobBrief.tsx'
import { NextJobDialog } from './NextJobDialog.tsx'

const dialogs = {
  startNext: { icon: <PlayIcon />, variant: 'contained', Dialog: NextJobDialog },
  contactAdmin: { icon: <PhoneIcon />, variant: 'outlined', Dialog: ContactDialog },
  schedule: { icon: <TodayIcon />, variant: 'outlined', Dialog: ScheduleDialog },
} as const
const names = ['startNext', 'contactAdmin', 'schedule'] as const

/** During a visit no other job can be started (rule CARE-8). */
function VisitFirst({ open, onClose }: JobDialogProps) {
  const translate = useTranslate()
  return (
    <PhoneDialog title={translate('caretaker.actions.startNext')} open={open} onClose={onClose}>
      <Typography>{translate('caretaker.nextJob.onVisit')}</Typography>
    </PhoneDialog>
  )
}

/** Start Next Job, Contact Admin, View Today's Schedule. Less prominent when there are visits (rule CARE-8). */
export function QuickActions({ jobs, visits }: { jobs: readonly Job[]; visits: readonly OwnVisit[] }) {
  const translate = useTranslate()
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null)
  const close = () => setOpened(null)
  const hasVisits = visits.length > 0
  const isOnVisit = visits.some(({ status }) => status === 'started')
  const noteId = useId()
  const next = findNextJob(jobs)
  // Shown before the dialog opens, so that the caretaker does not start a job of next week by mistake.
  const note = next && (daysUntilStart(next, new Date()) ?? 0) > 0 ? formatDaysAway(next, translate) : ''
  return (
    <Stack
      component="section"
      aria-label={translate('caretaker.actions.title')}
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: { xs: hasVisits ? 'flex-start' : 'stretch', sm: 'flex-start' } }}
    >
      {names.map((name) => (
        <Stack key={name} sx={{ gap: 0.25 }}>
          <Button
            variant={hasVisits ? 'text' : dialogs[name].variant}
            startIcon={dialogs[name].icon}
            {...(name === 'schedule' && hasVisits
              ? { component: Link, to: '/visits' }
              : { onClick: () => setOpened(name) })}
            sx={{ minHeight: 48, px: 2.5 }}
            {...(name === 'startNext' && note !== '' ? { 'aria-describedby': noteId } : {})}
          >
            {translate(`caretaker.actions.${name}`)}
          </Button>
          {name === 'startNext' && note !== '' && (
            <Typography variant="body2" id={noteId} sx={{ textAlign: 'center' }}>
              {note}
            </Typography>
          )}
        </Stack>
      ))}
      {names.map((name) => {
        const Dialog = name === 'startNext' && isOnVisit ? VisitFirst : dialogs[name].Dialog
        return <Dialog key={name} jobs={jobs} open={opened === name} onClose={close} />
      })}
    </Stack>
  )
}

function ScheduleDialog({ jobs, open, onClose }: JobDialogProps) {
  const translate = useTranslate()
  const now = new Date()
  const continuing = listContinuing(jobs, now)
  return (
    <PhoneDialog title={translate('caretaker.actions.schedule')} open={open} onClose={onClose}>
      <Typography sx={{ fontWeight: 600 }}>
        {translate('caretaker.schedule.today', { date: formatDate(now.toISOString()) })}
      </Typography>
      <JobBriefs jobs={listToday(jobs, now)} empty={translate('caretaker.schedule.none')} />
      {continuing.length > 0 && (
        <>
          <Typography sx={{ fontWeight: 600, mt: 2 }}>{translate('caretaker.today.current')}</Typography>
          <JobBriefs jobs={continuing} empty="" />
        </>
      )}
    </PhoneDialog>
  )
}

/** Contact Admin: a call or an email to the office, and the emergency numbers (rule CARE-8). */
function ContactDialog({ open, onClose }: JobDialogProps) {
  const translate = useTranslate()
  return (
    <PhoneDialog title={translate('caretaker.actions.contactAdmin')} open={open} onClose={onClose}>
      <Stack spacing={1.5}>
        <Typography>{translate('caretaker.contact.text')}</Typography>
        <Button
          component="a"
          href={`tel:${brand.phone}`}
          variant="contained"
          startIcon={<PhoneIcon />}
          sx={{ minHeight: 48 }}
        >
          {translate('caretaker.contact.call', { phone: brand.phoneDisplay })}
        </Button>
        <Button
          component="a"
          href={mailtoLink(brand.email)}
          variant="outlined"
          startIcon={<MailIcon />}
          sx={{ minHeight: 48, overflowWrap: 'anywhere' }}
        >
          {translate('caretaker.contact.write', { email: brand.email })}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {translate('caretaker.contact.hours', { hours: brand.officeHours.text })}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography>{translate('caretaker.contact.emergency')}</Typography>
          {Object.values(brand.emergencyNumbers).map((number) => (
            <Button key={number} component="a" href={`tel:${number}`} color="error" sx={{ minHeight: 44 }}>
              {number}
            </Button>
          ))}
        </Stack>
      </Stack>
    </PhoneDialog>
  )
}
