import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useGetList, useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { Section } from '../../app/looks/Section.tsx'
import { POLL_EVERY } from '../../app/wire/query-client.ts'
import { formatDateTime } from '../../words/formats.ts'
import type { AccessRecord } from '../admin-data-provider.ts'
import { AccessWays } from './AccessWays.tsx'

const shown = 20

/** The people who opened the data of a booking or family, newest first; `subject` is its id. */
export function WhoLooked({ subject }: { subject: string }) {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useGetList<AccessRecord>(
    'access-log',
    {
      filter: { subject },
      sort: { field: 'lastAt', order: 'DESC' },
      pagination: { page: 1, perPage: shown },
    },
    { refetchInterval: POLL_EVERY },
  )
  return (
    <Section title={translate('admin.access.whoLooked')}>
      {!data && error && <LoadFailed textKey="admin.access.failed" onRetry={() => void refetch()} />}
      {isPending && <RowSkeletons rows={3} />}
      {data?.length === 0 && <Typography>{translate('admin.access.empty')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
        {data?.map((entry) => (
          <Box component="li" key={entry.id} sx={{ py: 0.75 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {entry.viewer.name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {entry.subject.type === 'document' && `${translate('admin.access.subjects.document', entry.subject)} · `}
              {formatDateTime(entry.lastAt)} · <AccessWays entry={entry} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
