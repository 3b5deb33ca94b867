import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { InboxRow } from '@thodu/api/contract/inbox/inbox.schema'
import { mailtoLink } from '@thodu/api/contract/mailto'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { useGetOne, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { Section } from '../../app/looks/Section.tsx'
import { POLL_EVERY } from '../../app/wire/query-client.ts'
import { formatDateTime } from '../../words/formats.ts'
import { type BookingRecord, type CallbackRecord, type MessageRecord, useAdminData } from '../admin-data-provider.ts'
import { ChangeRequestCard } from '../bookings/page/ChangeRequestCard.tsx'
import { CallbackCard } from '../callbacks/CallbackCard.tsx'
import { MessageCard } from '../messages/MessageCard.tsx'
import { RequestView } from '../privacy/requests/RequestView.tsx'
import { describeRow } from './describe-row.ts'
import { isWritten, useSettle } from './use-settle.ts'

/** The card of a row without a call: a written request, a change or privacy request, or something done. */
export function InboxCard({ row }: { row: InboxRow }) {
  switch (row.kind) {
    case 'message':
      return <Message id={row._id} />
    case 'callback':
      return <Callback id={row._id} />
    case 'privacy':
      return <RequestView key={row._id} id={row._id} />
    case 'change':
      return <Change row={row} />
    case 'call':
      return <Settled row={row} />
  }
}

const polled = { refetchInterval: POLL_EVERY }
const Failed = ({ onRetry }: { onRetry: () => void }) => <LoadFailed textKey="admin.inbox.failed" onRetry={onRetry} />

function Message({ id }: { id: string }) {
  const { data, error, refetch } = useGetOne<MessageRecord>('messages', { id }, polled)
  if (data) return <MessageCard key={id} message={data} />
  return error ? <Failed onRetry={() => void refetch()} /> : <RowSkeletons rows={3} />
}

function Callback({ id }: { id: string }) {
  const { data, error, refetch } = useGetOne<CallbackRecord>('callbacks', { id }, polled)
  if (data) return <CallbackCard key={id} callback={data} />
  return error ? <Failed onRetry={() => void refetch()} /> : <RowSkeletons rows={3} />
}

function Change({ row }: { row: InboxRow }) {
  const admin = useAdminData()
  const id = row.bookingId ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: ['bookings', 'inbox', id],
    queryFn: () => admin.call('GET /admin/bookings/{id}', { params: { id } }),
    ...polled,
  })
  if (!data) return error ? <Failed onRetry={() => void refetch()} /> : <RowSkeletons rows={3} />
  const booking: BookingRecord = { ...data, id: data._id }
  if (row.status !== 'open' || data.changeRequest?.state !== 'open') return <Settled row={row} />
  return (
    <Stack spacing={2}>
      <Typography variant="h2">{row.who}</Typography>
      <ChangeRequestCard booking={booking} />
      <ToBooking row={row} />
    </Stack>
  )
}

function ToBooking({ row }: { row: InboxRow }) {
  const translate = useTranslate()
  if (row.bookingId === null) return null
  return (
    <div>
      <Button component={Link} to={`/bookings/${row.bookingId}`} variant="outlined">
        {translate('admin.inbox.toBooking')}
      </Button>
    </div>
  )
}

/** Shows the result of a done row, its admin and its time. */
function Settled({ row }: { row: InboxRow }) {
  const translate = useTranslate()
  return (
    <Section title={row.who}>
      <Stack spacing={1}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{describeRow(translate, row)}</Typography>
        {row.openedBy && row.openedAt && (
          <Typography variant="body2" color="textSecondary">
            {translate('admin.inbox.openedLong', { name: row.openedBy.name, time: formatDateTime(row.openedAt) })}
          </Typography>
        )}
        <ToBooking row={row} />
      </Stack>
    </Section>
  )
}

type WrittenProps = { items: CallCard['items']; note: string; onDone: () => void }

/** Results without a call for the ticked callbacks and messages of a card. */
export function WrittenResults({ items, note, onDone }: WrittenProps) {
  const translate = useTranslate()
  const settle = useSettle(onDone)
  const written = items.filter(isWritten)
  if (written.length === 0) return null
  const address = written.find(({ typedBy }) => typedBy?.email)
  return (
    <Stack spacing={1} role="group" aria-label={translate('admin.inbox.withoutCall')}>
      <Typography sx={{ fontWeight: 600 }}>{translate('admin.inbox.withoutCall')}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {address && (
          <Button variant="outlined" href={mailtoLink(address.typedBy?.email ?? '', `Re: ${address.label}`)}>
            {translate('admin.inbox.answer')}
          </Button>
        )}
        <Button
          variant="outlined"
          data-result
          aria-disabled={settle.isPending}
          onClick={() => !settle.isPending && settle.mutate({ items: written, to: 'done', note })}
        >
          {translate('admin.inbox.done')}
        </Button>
        <Button
          aria-disabled={settle.isPending}
          onClick={() => !settle.isPending && settle.mutate({ items: written, to: 'closed', note })}
        >
          {translate('admin.inbox.close')}
        </Button>
      </Stack>
    </Stack>
  )
}
