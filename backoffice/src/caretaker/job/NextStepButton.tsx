import Button, { type ButtonProps } from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { useNextStep } from '../calls/use-next-step.ts'
import type { Job } from './job.ts'

type NextStepButtonProps = { job: Job; describedBy?: string; sx?: ButtonProps['sx'] }

/** Start Care, Begin Active Care or Mark Completed; nothing where the chain ends (spec: section 4). */
export function NextStepButton({ job, describedBy, sx }: NextStepButtonProps) {
  const translate = useTranslate()
  const { next, busy, advance } = useNextStep(job)
  if (next === undefined) return null
  return (
    // Not `disabled`, which would drop the keyboard's place; a tap while busy is ignored by `advance`.
    <Button
      variant="contained"
      onClick={advance}
      aria-disabled={busy}
      aria-describedby={describedBy}
      sx={{ minHeight: 44, ...(busy ? { opacity: 0.75 } : {}), ...sx }}
    >
      {translate(busy ? 'caretaker.steps.saving' : `caretaker.steps.${job.status}`)}
    </Button>
  )
}
