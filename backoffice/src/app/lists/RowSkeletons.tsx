import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'react-admin'

/** Grey rows in the place of a list that is being loaded. */
export function RowSkeletons({ rows = 5, height = 44 }: { rows?: number; height?: number }) {
  const translate = useTranslate()
  return (
    <Stack spacing={1} sx={{ p: 2 }} role="status" aria-label={translate('app.loading')}>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <Skeleton key={key} variant="rounded" height={height} />
      ))}
    </Stack>
  )
}
