import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import { ListBase, type ListBaseProps } from 'react-admin'
import { POLL_EVERY } from '../wire/query-client.ts'
import { ListPagination } from './ListPagination.tsx'
import { ListStates } from './ListStates.tsx'

type PolledRowsProps = ListBaseProps & {
  /** The pages stand beside it. */
  heading: ReactNode
  failedKey: string
  emptyKey: string
  onFailure: (error: unknown) => void
  asCards: boolean
}

/** A polled list inside another screen: no filters, no query in the address, half the code of a list page. */
export const PolledRows = ({
  heading,
  failedKey,
  emptyKey,
  onFailure,
  asCards,
  children,
  ...props
}: PolledRowsProps) => (
  <ListBase
    disableSyncWithLocation
    sort={{ field: 'createdAt', order: 'DESC' }}
    {...props}
    queryOptions={{ refetchInterval: POLL_EVERY, onError: onFailure }}
  >
    <Box sx={headingRow}>
      {heading}
      <ListPagination />
    </Box>
    <Card component="div" sx={asCards ? { border: 0, background: 'none' } : {}}>
      <ListStates failedKey={failedKey} emptyKey={emptyKey}>
        {children}
      </ListStates>
    </Card>
  </ListBase>
)

const headingRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
  '& .MuiTablePagination-toolbar': { minHeight: 40 },
}
