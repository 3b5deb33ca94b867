import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { BookingAssignments } from '@thodu/api/contract/bookings/assignment-history.schema'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { Section } from '../../../app/looks/Section.tsx'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { formatDateTime } from '../../../words/formats.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'

type Assignment = BookingAssignments['assignments'][number]
type Correction = BookingAssignments['corrections'][number]

/** Assignment history: who cared from when to when, why it ended, and corrections (rules OFF-19, OFF-20). */
export function AssignmentHistory({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const query = useQuery({
    queryKey: ['bookings', 'course', booking._id],
    queryFn: () => admin.call('GET /admin/bookings/{id}/course', { params: { id: booking._id } }),
    refetchInterval: POLL_EVERY,
  })
  const { assignments = [], corrections = [] } = query.data ?? {}
  const isEmpty = query.isSuccess && assignments.length + corrections.length === 0
  return (
    <Section title={translate('admin.course.title')}>
      {!query.data && query.isError && (
        <LoadFailed textKey="admin.course.failed" onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <RowSkeletons rows={2} />}
      {isEmpty && <Typography color="textSecondary">{translate('admin.course.none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {assignments.map((assignment) => (
          <AssignmentLine key={assignment.assignedAt + assignment.caretaker._id} assignment={assignment} />
        ))}
        {corrections.map((correction) => (
          <CorrectionLine key={correction.createdAt + correction.from} correction={correction} />
        ))}
      </Box>
    </Section>
  )
}

function AssignmentLine({ assignment }: { assignment: Assignment }) {
  const translate = useTranslate()
  const { caretaker, assignedAt, welcomedAt, careFrom, careUntil, endedAt, endedBy, reason } = assignment
  const since = translate('admin.course.since', { time: formatDateTime(assignedAt) })
  const care =
    careFrom && [formatDateTime(careFrom), careUntil && formatDateTime(careUntil)].filter(Boolean).join(' – ')
  return (
    <Line title={caretaker.name} reason={reason}>
      {since}
      {welcomedAt && ` · ${translate('admin.course.welcomed', { time: formatDateTime(welcomedAt) })}`}
      {care && ` · ${translate('admin.course.care', { time: care })}`}
      {endedAt && endedBy && ` · ${translate(`admin.course.ended.${endedBy}`, { time: formatDateTime(endedAt) })}`}
    </Line>
  )
}

function CorrectionLine({ correction }: { correction: Correction }) {
  const translate = useTranslate()
  const { from, to, by, createdAt, reason } = correction
  const names = { from: translate(`status.${from}`), to: translate(`status.${to}`) }
  return (
    <Line title={translate('admin.course.corrected', names)} reason={reason}>
      {`${formatDateTime(createdAt)}, ${by}`}
    </Line>
  )
}

type LineProps = { title: string; reason: string | null; children: ReactNode }
const Line = ({ title, reason, children }: LineProps) => (
  <Box component="li" sx={{ py: 1, overflowWrap: 'anywhere' }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {title}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
    {reason && (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {reason}
      </Typography>
    )}
  </Box>
)
