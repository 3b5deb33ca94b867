import Chip from '@mui/material/Chip'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { tokensOf } from '../../app/tokens.ts'

/** Assigned or Available, as everywhere in the spec (caretaker and admin, section 2). */
export function AvailabilityBadge({ available }: { available: boolean }) {
  const translate = useTranslate()
  const { status } = tokensOf(useTheme().palette.mode)
  const { background, ink } = available ? status.active : status.confirmed
  return (
    <Chip
      size="small"
      label={translate(available ? 'admin.assignment.badgeAvailable' : 'admin.assignment.badgeAssigned')}
      sx={{ backgroundColor: background, color: ink, fontWeight: 600 }}
    />
  )
}
