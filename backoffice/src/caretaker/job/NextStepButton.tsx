import Button, { type ButtonProps } from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { sayService } from '../../words/stored.ts'
import { PhoneDialog } from '../PhoneDialog.tsx'
import { useVisits } from '../visits/use-visits.ts'
import { useNextStep } from '../wire/use-next-step.ts'
import type { Job } from './job.ts'

/** Milliseconds. */
const SETTLE = 500
type NextStepButtonProps = { job: Job; describedBy?: string } & Pick<ButtonProps, 'sx' | 'variant'>

/**
 * Start Care, Begin Active Care or Mark Completed; nothing where the chain ends (rule CARE-2). The last step ends the
 * caretaker's sight of the family, so it asks first.
 */
export function NextStepButton({ job, describedBy, sx, variant = 'contained' }: NextStepButtonProps) {
  const translate = useTranslate()
  const { next, busy, advance } = useNextStep(job)
  const { data: visits } = useVisits()
  const [askedAt, setAskedAt] = useState<number | null>(null)
  if (next === undefined) return null
  /** The second half of a hasty double tap falls on the question: it must neither answer it nor wipe it away. */
  const isSettled = () => askedAt !== null && Date.now() - askedAt > SETTLE
  const close = () => isSettled() && setAskedAt(null)
  const isLast = next === 'completed'
  const endsVisits = visits?.some(({ bookingId, status }) => bookingId === job.bookingId && status === 'planned')
  const label = translate(busy ? 'caretaker.steps.saving' : `caretaker.steps.${job.status}`)
  return (
    <>
      {/* Not `disabled`, which would drop the keyboard's place; a tap while busy is ignored by `advance`. */}
      <Button
        variant={variant}
        onClick={isLast ? () => setAskedAt(Date.now()) : advance}
        aria-disabled={busy}
        aria-describedby={describedBy}
        sx={{ minHeight: 44, ...(busy ? { opacity: 0.75 } : {}), ...sx }}
      >
        {label}
      </Button>
      {isLast && (
        <PhoneDialog title={sayService(translate, job)} open={askedAt !== null} onClose={close}>
          <Stack spacing={2}>
            <Typography>{`${job.userInfo.name}. ${translate('caretaker.steps.finish')}`}</Typography>
            {endsVisits && <Typography>{translate('caretaker.steps.endsVisits')}</Typography>}
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button
                variant="contained"
                onClick={() => isSettled() && advance()}
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
