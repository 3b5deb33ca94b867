import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { type BookingStatus, bookingStatuses } from '@thodu/api/contract/care/booking-status'
import { useTranslate } from 'react-admin'
import { StatusBadge } from '../../app/looks/StatusSign.tsx'
import { tokensOf } from '../../app/looks/tokens.ts'

const steps: readonly BookingStatus[] = bookingStatuses.filter((status) => status !== 'cancelled')

/** A status with one dot per step: filled when done, ringed for the current one, hollow for the others. */
export function StatusProgress({ status }: { status: BookingStatus }) {
  const translate = useTranslate()
  const tokens = tokensOf(useTheme().palette.mode)
  const reached = steps.indexOf(status)
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.75 }}>
      <StatusBadge status={status} />
      {reached >= 0 && (
        <svg
          width="84"
          height="14"
          viewBox="0 0 84 14"
          role="img"
          aria-label={translate('caretaker.job.progress', { step: reached + 1, steps: steps.length })}
        >
          <path d={`M7 7H${7 + reached * 23}`} stroke={tokens.leaf} strokeWidth="2" />
          <path d={`M${7 + reached * 23} 7H76`} stroke={tokens.lineStrong} strokeWidth="2" strokeDasharray="2 3" />
          {steps.map((step, at) => (
            <StepDot key={step} x={7 + at * 23} place={Math.sign(at - reached)} />
          ))}
        </svg>
      )}
    </Box>
  )
}

function StepDot({ x, place }: { x: number; place: number }) {
  const { leaf, lineStrong, paperRaised } = tokensOf(useTheme().palette.mode)
  if (place < 0) return <circle cx={x} cy="7" r="4" fill={leaf} />
  if (place > 0) return <circle cx={x} cy="7" r="3.5" fill={paperRaised} stroke={lineStrong} strokeWidth="1.5" />
  return (
    <>
      <circle cx={x} cy="7" r="6" fill={paperRaised} stroke={leaf} strokeWidth="2" />
      <circle cx={x} cy="7" r="2.5" fill={leaf} />
    </>
  )
}
