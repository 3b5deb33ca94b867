import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { useGetList, useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { Section } from '../../../app/looks/Section.tsx'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { formatDayOf, formatVisitTime } from '../../../words/visit-times.ts'

type TimeOffRow = AnswerOf<'GET /admin/time-off'>[number] & { id: string }

/** The newest requests are enough to find all that lie ahead. */
const MOST = 20
const counted: readonly TimeOffRow['status'][] = ['requested', 'approved']

/** Time off that lies ahead or has begun, with its state. */
export function CaretakerTimeOff({ caretakerId }: { caretakerId: string }) {
  const translate = useTranslate()
  const { data, error, refetch } = useGetList<TimeOffRow>(
    'time-off',
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'startsAt', order: 'DESC' },
      filter: { caretaker: caretakerId },
    },
    { refetchInterval: POLL_EVERY },
  )
  const now = Date.now()
  const ahead = data
    ?.filter(({ status, endsAt }) => counted.includes(status) && Date.parse(endsAt) > now)
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
  const moment = (at: string) => `${formatDayOf(at)} ${formatVisitTime(at)}`
  return (
    <Section title={translate('visits.off.title')}>
      {!data && error && <LoadFailed textKey="visits.off.failed" onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons rows={1} />}
      {ahead?.length === 0 && <Typography color="textSecondary">{translate('admin.caretaker.noTimeOff')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ahead?.map(({ _id, startsAt, endsAt, kind, status }) => (
          <Box key={_id} component="li" sx={{ py: 0.5 }}>
            <Typography>{`${moment(startsAt)} – ${moment(endsAt)}`}</Typography>
            <Typography variant="body2" color="textSecondary">
              {`${translate(`visits.off.kinds.${kind}`)} · ${translate(`visits.off.statuses.${status}`)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
