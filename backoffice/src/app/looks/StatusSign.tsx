import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import type { BookingStatus } from '@thodu/api/contract/care/booking-status'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ShapeSign, statusShapes } from './ShapeSign.tsx'
import { tokensOf } from './tokens.ts'

type SignBadgeProps = { colour: BookingStatus; shape: string; urgency?: string; children: ReactNode }

/** A state in one of the five status colours, with a shape and a text (rule LOOK-3). */
export function SignBadge({ colour, shape, urgency, children }: SignBadgeProps) {
  const { background, ink } = tokensOf(useTheme().palette.mode).status[colour]
  return (
    <Box component="span" data-urgency={urgency} sx={{ ...badge, backgroundColor: background, color: ink }}>
      <ShapeSign shape={shape} />
      {children}
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

export function StatusBadge({ status }: { status: BookingStatus }) {
  const translate = useTranslate()
  return (
    <SignBadge colour={status} shape={statusShapes[status]}>
      {translate(`status.${status}`)}
    </SignBadge>
  )
}
