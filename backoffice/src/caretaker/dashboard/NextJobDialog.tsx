import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatDate } from '../../words/formats.ts'
import { NextStepButton } from '../actions/NextStepButton.tsx'
import { useNextStep } from '../actions/use-next-step.ts'
import type { Job } from '../job/job.ts'
import { daysUntilStart, findActiveJob, findNextJob } from '../job/job-rules.ts'
import { PhoneDialog } from '../PhoneDialog.tsx'
import { JobBrief, type JobDialogProps } from './JobBrief.tsx'

/** A job that starts in more than this many days shows a warning before its step. */
const SOON = 2

/** Start Next Job: shows the next job and takes its step after confirmation. */
export function NextJobDialog({ jobs, open, onClose }: JobDialogProps) {
  const translate = useTranslate()
  const [job, setJob] = useState<Job>()
  // The shown job does not change while the dialog is open, even if its step changes the order of jobs.
  useEffect(() => {
    if (open) setJob((shown) => shown ?? findNextJob(jobs))
    else setJob(undefined)
  }, [open, jobs])
  const current = job && jobs.find(({ id }) => id === job.id)
  const isStale = job !== undefined && current?.status !== job.status
  useEffect(() => {
    if (isStale) onClose()
  }, [isStale, onClose])

  return (
    <PhoneDialog title={translate('caretaker.actions.startNext')} open={open} onClose={onClose}>
      {job && !isStale ? <ConfirmStep job={job} onClose={onClose} /> : <NothingToStart jobs={jobs} />}
    </PhoneDialog>
  )
}

function ConfirmStep({ job, onClose }: { job: Job; onClose: () => void }) {
  const translate = useTranslate()
  const { advance, busy } = useNextStep(job)
  const days = daysUntilStart(job, new Date()) ?? 0
  return (
    <Stack spacing={2}>
      <JobBrief job={job} />
      {days > SOON && (
        <Alert severity="warning">
          {translate('caretaker.nextJob.far', { date: formatDate(job.date), days: String(days) })}
        </Alert>
      )}
      <Typography>{translate('caretaker.nextJob.question', { client: job.userInfo.name })}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          onClick={advance}
          aria-disabled={busy}
          sx={{ minHeight: 48, px: 3, flexGrow: { xs: 1, sm: 0 } }}
        >
          {translate(busy ? 'caretaker.steps.saving' : `caretaker.steps.${job.status}`)}
        </Button>
        <Button onClick={onClose} sx={{ minHeight: 48 }}>
          {translate('caretaker.nextJob.notNow')}
        </Button>
      </Stack>
    </Stack>
  )
}

function NothingToStart({ jobs }: { jobs: readonly Job[] }) {
  const translate = useTranslate()
  const active = findActiveJob(jobs)
  if (!active) return <Typography>{translate('caretaker.nextJob.none')}</Typography>
  return (
    <Stack spacing={2}>
      <Typography>{translate('caretaker.nextJob.none')}</Typography>
      <Typography>{translate('caretaker.nextJob.current')}</Typography>
      <JobBrief job={active} />
      <NextStepButton job={active} />
    </Stack>
  )
}
