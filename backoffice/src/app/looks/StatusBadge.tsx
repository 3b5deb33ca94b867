import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import type { BookingStatus } from '@thodu/api/contract/care/booking-status'
import { useTranslate } from 'react-admin'
import { statusShapes } from './status-shapes.ts'
import { tokensOf } from './tokens.ts'

/** Booking status in its colour: yellow, blue, green, grey, red (rule LOOK-3). */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const translate = useTranslate()
  const { background, ink } = tokensOf(useTheme().palette.mode).status[status]
  return (
    <Box component="span" sx={{ ...badge, backgroundColor: background, color: ink }}>
      <svg width="12" height="12" viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
        <path d={statusShapes[status]} />
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
