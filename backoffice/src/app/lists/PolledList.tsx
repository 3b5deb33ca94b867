import { List, type ListProps, TextInput } from 'react-admin'
import { POLL_EVERY } from '../wire/query-client.ts'
import { ListPagination } from './ListPagination.tsx'
import { ListStates } from './ListStates.tsx'
import { SavedViews, type View } from './SavedViews.tsx'

type PolledListProps = ListProps & {
  /** What is said when nothing could be loaded, and when there is nothing. */
  failedKey: string
  emptyKey: string
  onFailure?: (error: unknown) => void
  /** The rows are cards of their own: no frame around them. */
  asCards?: boolean
  /** Views that come with the product, above the rows. */
  views?: readonly View[]
}

/** A list that shows other people's changes by itself, keeps what it has while the network is away, and says so. */
export const PolledList = ({
  failedKey,
  emptyKey,
  onFailure,
  asCards = false,
  views,
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
    {...props}
    queryOptions={{ refetchInterval: POLL_EVERY, onError: (error: unknown) => onFailure?.(error) }}
  >
    {views && <SavedViews views={views} />}
    <ListStates failedKey={failedKey} emptyKey={emptyKey}>
      {children}
    </ListStates>
  </List>
)

type ListSearchProps = { source: 'q'; hintKey: string; alwaysOn: true }

/** The search box of a list; `source` is always `q` (rule API-6). `hintKey` says what is searched. */
export const ListSearch = ({ hintKey }: ListSearchProps) => (
  <TextInput
    source="q"
    type="search"
    label={hintKey}
    resettable
    helperText={false}
    sx={{ minWidth: { xs: 280, sm: 320 } }}
  />
)

/**
 * What a filter holds when nothing is chosen, said as an empty text: a list keeps what it had where a value is undefined,
 * and leaves out of the question what is empty.
 */
export const dayOrNothing = (day: string | null): string => day ?? ''
export const onOrNothing = (isOn: boolean): true | '' => isOn || ''
