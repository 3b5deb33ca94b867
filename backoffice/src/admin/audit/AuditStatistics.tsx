import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatCount } from '@thodu/api/contract/words/formats'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { Section } from '../../app/looks/Section.tsx'
import { formatMoment } from '../../words/formats.ts'
import { type AuditView, useAuditStats } from './use-audit.ts'

const SHOWN = 5

export function AuditStatistics({ view }: { view: AuditView }) {
  const translate = useTranslate()
  const { data, isError, refetch } = useAuditStats(view)
  if (!data && isError) return <LoadFailed textKey="admin.audit.statsFailed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={2} height={72} />
  const { totalLogs, recentActivity, topUsers, actionStats } = data.data
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' }}>
      <Section title={translate('admin.audit.recent')}>
        <Lines>
          {recentActivity.slice(0, SHOWN).map((log) => (
            <li key={log._id}>
              {`${translate(`admin.auditActions.${log.action}`)}, ${log.userName} · ${formatMoment(log.timestamp)}`}
            </li>
          ))}
        </Lines>
      </Section>
      <Section title={translate('admin.audit.topUsers')}>
        <Lines>
          {topUsers.slice(0, SHOWN).map(({ userEmail, userName, count }) => (
            <li key={userEmail}>{`${userName || userEmail}: ${formatCount(count)}`}</li>
          ))}
        </Lines>
      </Section>
      <Section title={translate('admin.audit.actionStats')}>
        <Typography sx={{ fontWeight: 600 }}>
          {translate('admin.audit.total', { total: formatCount(totalLogs), smart_count: totalLogs })}
        </Typography>
        <Lines>
          {actionStats.slice(0, SHOWN).map(({ action, count }) => (
            <li key={action}>{`${translate(`admin.auditActions.${action}`)}: ${formatCount(count)}`}</li>
          ))}
        </Lines>
      </Section>
    </Box>
  )
}

const Lines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ m: 0, pl: 2, fontSize: '0.9rem', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
)
