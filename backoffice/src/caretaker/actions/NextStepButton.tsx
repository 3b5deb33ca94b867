import Button, { type ButtonProps } from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatWeekday } from '../../words/formats.ts'
import { formatService } from '../../words/stored/stored.ts'
import type { Job } from '../job/job.ts'
import { isUnsent } from '../outbox/apply-queued.ts'
import { settleTime, useHastyTap } from '../outbox/hasty-tap.ts'
import { useQueuedActions } from '../outbox/use-waiting.ts'
import { PhoneDialog } from '../PhoneDialog.tsx'
import { useVisits } from '../visits/use-visits.ts'
import { formatVisitSpan } from '../visits/VisitCard.tsx'
import { listAhead } from '../visits/visit-rules.ts'
import { useNextStep } from './use-next-step.ts'

const NAMED = 4
type NextStepButtonProps = {
  job: Job
  describedBy?: string
  /** On the booking's own page, the only place that completes care with planned visits. */
  isDetail?: boolean
} & Pick<ButtonProps, 'sx' | 'variant'>

/**
 * Start Care, Begin Active Care or Mark Completed. Completion ends the caretaker's access to the family, so it requires
 * confirmation; with planned visits it is on the booking's page only, and lists them (rule CARE-2).
 */
export function NextStepButton({ job, describedBy, isDetail = false, sx, variant = 'contained' }: NextStepButtonProps) {
  const translate = useTranslate()
  const { next, busy, advance } = useNextStep(job)
  const visits = useVisits()
  const waits = isUnsent(job.id, useQueuedActions())
  const [isAsked, setAsked] = useState(false)
  const tap = useHastyTap()
  if (next === undefined) return null
  const ask = () => {
    if (busy) return
    tap.restFor(settleTime)
    setAsked(true)
  }
  const close = () => tap.isHasty() || setAsked(false)
  const isLast = next === 'completed'
  const ahead = isLast ? listAhead(visits.data ?? [], job.bookingId) : []
  if (ahead.length > 0 && !isDetail) return null
  const patient = job.patientDetails.patientName || job.userInfo.name
  const step =
    ahead.length > 0 ? translate('caretaker.steps.endWhole', { patient }) : translate(`caretaker.steps.${job.status}`)
  const label = busy ? translate('caretaker.steps.saving') : step
  return (
    <>
      {/* `disabled` would lose the keyboard focus; `advance` ignores a tap while a step is being sent. */}
      <Button
        variant={ahead.length > 0 ? 'outlined' : variant}
        onClick={isLast ? ask : advance}
        aria-disabled={busy}
        aria-describedby={describedBy}
        sx={{
          minHeight: 44,
          ...(busy ? { opacity: 0.75 } : {}),
          // Hidden until the visits are loaded; its place is reserved.
          ...(isLast && !isDetail && visits.isPending ? { visibility: 'hidden' } : {}),
          ...sx,
        }}
      >
        {label}
      </Button>
      {waits && <Typography variant="body2">{translate('caretaker.outbox.kept')}</Typography>}
      {isLast && (
        <PhoneDialog title={formatService(translate, job)} open={isAsked} onClose={close}>
          <Stack spacing={2}>
            <Typography>{`${job.userInfo.name}. ${translate('caretaker.steps.finish')}`}</Typography>
            {ahead.length > 0 && <EndedVisits visits={ahead} />}
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button
                variant="contained"
                onClick={() => tap.isHasty() || advance()}
                aria-disabled={busy}
                sx={{ minHeight: 48, px: 3 }}
              >
                {label}
              </Button>
              <Button onClick={close} sx={{ minHeight: 48 }}>
                {translate('caretaker.steps.notYet')}
              </Button>
            </Stack>
          </Stack>
        </PhoneDialog>
      )}
    </>
  )
}

function EndedVisits({ visits }: { visits: readonly OwnVisit[] }) {
  const translate = useTranslate()
  return (
    <div>
      <Typography>{translate('caretaker.steps.endsVisits')}</Typography>
      <ul>
        {visits.slice(0, NAMED).map((visit) => (
          <li key={visit._id}>{`${formatWeekday(visit.startsAt)}, ${formatVisitSpan(visit, translate)}`}</li>
        ))}
        {visits.length > NAMED && (
          <li>{translate('caretaker.steps.andMore', { smart_count: visits.length - NAMED })}</li>
        )}
      </ul>
    </div>
  )
}
