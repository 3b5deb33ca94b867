import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import type { BookingStatus } from '@thodu/api/contract/care/booking-status'
import { useTranslate } from 'react-admin'
import { tokensOf } from './tokens.ts'

/** A shape beside the colour, so that a status can be told without seeing colours (rule LOOK-3). */
const shapes: Record<BookingStatus, string> = {
  pending: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Zm0 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  confirmed: 'M2 2h8v8H2Z',
  active: 'M2 1l9 5-9 5Z',
  completed: 'M1 6.5 2.4 5 5 7.6 9.6 2 11 3.4 5 10.5Z',
  cancelled: 'M2.4 1 6 4.6 9.6 1 11 2.4 7.4 6 11 9.6 9.6 11 6 7.4 2.4 11 1 9.6 4.6 6 1 2.4Z',
}

/** Booking status in its colour: yellow, blue, green, grey, red (rule LOOK-3). */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const translate = useTranslate()
  const { background, ink } = tokensOf(useTheme().palette.mode).status[status]
  return (
    <Box component="span" sx={{ ...badge, backgroundColor: background, color: ink }}>
      <svg width="12" height="12" viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
        <path d={shapes[status]} />
      </svg>
      {translate(`status.${status}`)}
    </Box>
  )
}

const badge = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  px: 1,
  py: 0.25,
  borderRadius: 99,
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
}
