import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Commitment } from '@thodu/api/contract/suggestions/suggestions.schema'
import { useTranslate } from 'react-admin'
import { useFormatTaken } from './use-format-taken.ts'

/** The arrow of a button that opens a part below it. */
export const Fold = ({ isOpen }: { isOpen: boolean }) => (
  <Box component="span" aria-hidden="true" sx={{ mr: 0.5 }}>
    {isOpen ? '▾' : '▸'}
  </Box>
)

/** The occupied hours of a caretaker's week with their bookings, or that there are none. */
export function TakenLines({ taken }: { taken: readonly Commitment[] }) {
  const translate = useTranslate()
  const sayTaken = useFormatTaken()
  return (
    <Typography variant="body2" color="textSecondary">
      {taken.length === 0
        ? translate('admin.suggestions.taken.nothing')
        : `${translate('admin.suggestions.taken.title')}: ${taken.map(sayTaken).join(' · ')}`}
    </Typography>
  )
}
