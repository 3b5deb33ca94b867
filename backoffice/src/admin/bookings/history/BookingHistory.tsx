import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { HistoryEntry } from '@thodu/api/contract/history/history.schema'
import { type HistoryKind, historyKinds } from '@thodu/api/contract/history/history-kinds'
import { languageNames } from '@thodu/api/contract/people/languages'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { Section } from '../../../app/looks/Section.tsx'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { formatMoment } from '../../../words/formats.ts'
import type { Translate } from '../../../words/translate.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { ChangeList } from '../../audit/ChangeList.tsx'
import { changesOf, formatEntry } from './format-entry.ts'

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

function formatCircumstances(say: Translate, entry: HistoryEntry): string[] {
  const more =
    entry.what === 'message' ? [say(`admin.handOff.states.${entry.state}`), languageNames[entry.language]] : []
  return [entry.by ?? say('visits.history.system'), ...more]
}

function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const translate = useTranslate()
  const { title, details } = formatEntry(translate, entry)
  return (
    <Box component="li" data-kind={entry.kind} sx={{ py: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {details.map((detail) => (
        <Typography key={detail} variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {detail}
        </Typography>
      ))}
      {entry.what === 'audited' && <ChangeList changes={changesOf(entry)} />}
      <Typography variant="body2" color="textSecondary">
        <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
        {` · ${formatCircumstances(translate, entry).join(' · ')}`}
      </Typography>
    </Box>
  )
}

type HistoryRecord = HistoryEntry & { id: string }

const perPage = 25

/** The filter is in the address, so that a reload, Back and a link preserve it. */
function useHistoryKind(): [HistoryKind | undefined, (kind: string) => void] {
  const [search, setSearch] = useSearchParams()
  const kind = historyKinds.find((known) => known === search.get('history'))
  const choose = (next: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === '') after.delete('history')
        else after.set('history', next)
        return after
      },
      { replace: true },
    )
  return [kind, choose]
}

function useHistory(bookingId: string, kind: HistoryKind | undefined) {
  const admin = useAdminData()
  const query = useInfiniteQuery({
    queryKey: ['bookings', 'history', bookingId, kind ?? 'all'],
    queryFn: ({ pageParam: page }) =>
      admin.getList<HistoryRecord>(`bookings/${bookingId}/history`, {
        pagination: { page, perPage },
        sort: { field: 'at', order: 'DESC' },
        filter: kind === undefined ? {} : { kind },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total = 0 }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
    refetchInterval: POLL_EVERY,
  })
  // A new event shifts the second page, so entries are deduplicated by id.
  const entries = new Map(query.data?.pages.flatMap(({ data }) => data).map((entry) => [entry._id, entry]))
  return { ...query, entries: [...entries.values()], total: query.data?.pages.at(-1)?.total ?? 0 }
}
