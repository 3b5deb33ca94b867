import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { tokensOf } from '../../../app/looks/tokens.ts'
import type { Visit } from './visit-calls.ts'
import { type Standing, standingLooks, standingOf } from './visit-looks.ts'

/** A shape of 12 by 12, in the colour of the words beside it. */
export const StandingShape = ({ standing }: { standing: Standing }) => (
  <svg width="12" height="12" viewBox="0 0 12 12" fill="currentColor" aria-hidden="true" style={{ flexShrink: 0 }}>
    <path d={standingLooks[standing].shape} />
  </svg>
)

/** How a visit stands, in colour, shape and words (rule LOOK-3). */
export function VisitBadge({ visit }: { visit: Pick<Visit, 'status' | 'need'> }) {
  const translate = useTranslate()
  const standing = standingOf(visit)
  const { background, ink } = tokensOf(useTheme().palette.mode).status[standingLooks[standing].colour]
  return (
    <Box component="span" sx={{ ...badge, backgroundColor: background, color: ink }}>
      <StandingShape standing={standing} />
      {translate(`visits.status.${standing}`)}
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
