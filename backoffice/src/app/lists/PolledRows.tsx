import Card from '@mui/material/Card'
import { ListBase, type ListBaseProps } from 'react-admin'
import { POLL_EVERY } from '../wire/query-client.ts'
import { ListPagination } from './ListPagination.tsx'
import { ListStates } from './ListStates.tsx'

type PolledRowsProps = ListBaseProps & {
  failedKey: string
  emptyKey: string
  onFailure: (error: unknown) => void
  asCards: boolean
}

/** A polled list inside another screen: no filters, no query in the address, half the code of a list page. */
export const PolledRows = ({ failedKey, emptyKey, onFailure, asCards, children, ...props }: PolledRowsProps) => (
  <ListBase
    disableSyncWithLocation
    sort={{ field: 'createdAt', order: 'DESC' }}
    {...props}
    queryOptions={{ refetchInterval: POLL_EVERY, onError: onFailure }}
  >
    <Card component="div" sx={asCards ? { border: 0, background: 'none' } : {}}>
      <ListStates failedKey={failedKey} emptyKey={emptyKey}>
        {children}
      </ListStates>
    </Card>
    <ListPagination />
  </ListBase>
)
