import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListContext, useTranslate } from 'react-admin'
import { BulkCancelButton } from './BulkCancelButton.tsx'

/** What can be done with the chosen bookings, above the table and only when some are chosen. */
export function BulkBar() {
  const translate = useTranslate()
  const { selectedIds, onUnselectItems } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, px: 2, py: 1 }}>
      <Typography role="status">{translate('admin.bookings.selected', { smart_count: selectedIds.length })}</Typography>
      <BulkCancelButton />
      <Button size="small" onClick={() => onUnselectItems()}>
        {translate('admin.bookings.unselect')}
      </Button>
    </Stack>
  )
}
