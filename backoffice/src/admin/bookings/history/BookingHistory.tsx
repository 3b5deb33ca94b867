import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { historyKinds } from '@thodu/api/contract/history/history-kinds'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { Section } from '../../../app/looks/Section.tsx'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { HistoryLine } from './HistoryLine.tsx'
import { useHistory, useHistoryKind } from './use-history.ts'

/** All events of a booking, newest first (rule OFF-31). */
export function BookingHistory({ booking }: { booking: Pick<BookingRecord, '_id'> }) {
  const translate = useTranslate()
  const [kind, choose] = useHistoryKind()
  const { entries, total, data, isError, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useHistory(booking._id, kind)
  const shown = { shown: formatCount(entries.length), total: formatCount(total) }
  return (
    <Section title={translate('admin.booking.history')}>
      <TextField
        select
        size="small"
        margin="none"
        label={translate('visits.history.show')}
        value={kind ?? ''}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{translate('visits.history.all')}</option>
        {historyKinds.map((one) => (
          <option key={one} value={one}>
            {translate(`visits.history.kinds.${one}`)}
          </option>
        ))}
      </TextField>
      {!data && isError && <LoadFailed textKey="visits.history.failed" onRetry={() => void refetch()} />}
      {isPending && <RowSkeletons rows={3} />}
      {data && entries.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {translate('visits.history.none')}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <HistoryLine key={entry._id} entry={entry} />
        ))}
      </Box>
      {entries.length > 0 && (
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', mt: 1 }}>
          <Typography variant="body2" color="textSecondary" role="status">
            {translate('visits.history.shown', shown)}
          </Typography>
          {hasNextPage && (
            <Button aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {translate('visits.history.more')}
            </Button>
          )}
        </Stack>
      )}
    </Section>
  )
}
