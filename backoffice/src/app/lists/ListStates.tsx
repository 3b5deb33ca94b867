import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'

type ListStatesProps = { failedKey: string; emptyKey: string; children: ReactNode }

/** Loading, failed and empty state of a list. Loaded rows remain when a refresh fails. */
export function ListStates({ failedKey, emptyKey, children }: ListStatesProps) {
  const { data, error, isPending, refetch } = useListContext()
  const translate = useTranslate()
  if (data === undefined && error) return <LoadFailed textKey={failedKey} onRetry={refetch} />
  if (isPending || data === undefined) return <RowSkeletons />
  if (data.length === 0) return <Typography sx={{ p: 3 }}>{translate(emptyKey)}</Typography>
  return children
}

export function RowSkeletons({ rows = 5, height = 44 }: { rows?: number; height?: number }) {
  const translate = useTranslate()
  return (
    <Stack spacing={1} sx={{ p: 2 }} role="status" data-coming aria-label={translate('app.loading')}>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <Skeleton key={key} variant="rounded" height={height} />
      ))}
    </Stack>
  )
}

export function LoadFailed({ textKey, onRetry }: { textKey: string; onRetry: () => void }) {
  const translate = useTranslate()
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => onRetry()}>
          {translate('app.retry')}
        </Button>
      }
    >
      {translate(textKey)}
    </Alert>
  )
}
