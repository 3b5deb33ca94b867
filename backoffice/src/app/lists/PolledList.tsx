import type { ReactNode } from 'react'
import { List, type ListProps, TextInput } from 'react-admin'
import { POLL_EVERY } from '../wire/query-client.ts'
import { ListPagination } from './ListPagination.tsx'
import { ListStates } from './ListStates.tsx'
import { SavedViews, type View } from './SavedViews.tsx'

type PolledListProps = ListProps & {
  failedKey: string
  emptyKey: string
  onFailure?: (error: unknown) => void
  asCards?: boolean
  views?: readonly View[]
}

/** A list that polls for other people's changes. While the network is down it shows the loaded rows and a warning. */
export const PolledList = ({
  failedKey,
  emptyKey,
  onFailure,
  asCards = false,
  views,
  actions,
  children,
  ...props
}: PolledListProps) => (
  <List
    title={false}
    empty={false}
    error={false}
    perPage={25}
    pagination={<ListPagination />}
    sort={{ field: 'createdAt', order: 'DESC' }}
    {...(asCards ? { component: 'div' as const } : {})}
    {...(views ? { actions: <ListBar views={views}>{actions}</ListBar> } : actions === undefined ? {} : { actions })}
    {...props}
    queryOptions={{ refetchInterval: POLL_EVERY, onError: (error: unknown) => onFailure?.(error) }}
  >
    <ListStates failedKey={failedKey} emptyKey={emptyKey}>
      {children}
    </ListStates>
  </List>
)

/** Views and tools, which share one bar with the search box where they fit (rule OFF-29). */
const ListBar = ({ views, children }: { views: readonly View[]; children: ReactNode }) => (
  <>
    <SavedViews views={views} />
    {children}
  </>
)

type ListSearchProps = { source: 'q'; hintKey: string; alwaysOn: true }

/** The search box of a list; its source is always `q` (rule API-6). `hintKey` describes the searched fields. */
export const ListSearch = ({ hintKey }: ListSearchProps) => (
  <TextInput
    source="q"
    type="search"
    label={hintKey}
    resettable
    helperText={false}
    sx={{ minWidth: { xs: 280, sm: 260 } }}
  />
)

/**
 * Empty filters are empty strings: react-admin keeps the old value for undefined, and leaves empty strings out of the request.
 */
export const dayOrNothing = (day: string | null): string => day ?? ''
export const onOrNothing = (isOn: boolean): true | '' => isOn || ''
