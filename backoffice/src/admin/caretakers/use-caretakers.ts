import { useGetList } from 'react-admin'
import { POLL_EVERY } from '../../app/calls/query-client.ts'
import type { CaretakerRecord } from '../admin-data-provider.ts'

const everybody = {
  pagination: { page: 1, perPage: 1_000 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
}

/** All caretakers by name, with who is free; shared by every row through the cache. */
export const useCaretakers = () => useGetList<CaretakerRecord>('caretakers', everybody, { refetchInterval: POLL_EVERY })
