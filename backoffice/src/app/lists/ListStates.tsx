import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { LoadFailed } from './LoadFailed.tsx'
import { RowSkeletons } from './RowSkeletons.tsx'

type ListStatesProps = { failedKey: string; emptyKey: string; children: ReactNode }

/** The loading, failed and empty states of a list; rows that are already there stay when a refresh fails. */
export function ListStates({ failedKey, emptyKey, children }: ListStatesProps) {
  const { data, error, isPending, refetch } = useListContext()
  const translate = useTranslate()
  if (data === undefined && error) return <LoadFailed textKey={failedKey} onRetry={refetch} />
  if (isPending || data === undefined) return <RowSkeletons />
  if (data.length === 0) return <Typography sx={{ p: 3 }}>{translate(emptyKey)}</Typography>
  return children
}
