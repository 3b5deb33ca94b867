import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { POLL_EVERY } from '../../../app/calls/query-client.ts'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { Section } from '../../../app/looks/Section.tsx'
import { formatMoment } from '../../../words/formats.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { ChangeList } from '../../audit/ChangeList.tsx'

/** Everything the audit log holds about this booking, newest first. */
export function BookingHistory({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const query = useQuery({
    queryKey: ['bookings', 'history', booking._id],
    queryFn: () => admin.readAuditLogs(new URLSearchParams({ resourceId: booking._id, limit: '100' })),
    refetchInterval: POLL_EVERY,
  })
  const logs = query.data?.data.logs
  return (
    <Section title={translate('admin.booking.history')}>
      {!logs && query.isError && <LoadFailed textKey="admin.audit.failed" onRetry={() => void query.refetch()} />}
      {query.isPending && <RowSkeletons rows={3} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {logs?.map((log) => (
          <Box component="li" key={log._id} sx={{ py: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {translate(`admin.auditActions.${log.action}`)}
              {log.status !== 'success' && ` (${translate(`admin.auditStatus.${log.status}`)})`}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {[formatMoment(log.timestamp), log.userName].filter(Boolean).join(', ')}
            </Typography>
            <ChangeList changes={log.changes} />
          </Box>
        ))}
      </Box>
    </Section>
  )
}
