import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { RowSkeletons } from '../../app/RowSkeletons.tsx'
import { useIsSmall } from '../../app/use-is-small.ts'
import { AuditCards } from './AuditCards.tsx'
import { AuditExportButton } from './AuditExportButton.tsx'
import { AuditFilterBar } from './AuditFilterBar.tsx'
import { AuditPager } from './AuditPager.tsx'
import { AuditStatistics } from './AuditStatistics.tsx'
import { AuditTable } from './AuditTable.tsx'
import { useAuditLogs, useAuditView } from './use-audit.ts'

/** Statistics, filters, 50 rows a page, CSV (spec: caretaker and admin, section 2, Audit Trail tab). */
export function AuditTrail() {
  const translate = useTranslate()
  const isSmall = useIsSmall()
  const view = useAuditView()
  const { data, isError, isPending, refetch } = useAuditLogs(view)
  const page = data?.data
  return (
    <Stack spacing={2}>
      <AuditStatistics view={view} />
      <AuditFilterBar view={view} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography role="status">{page && translate('admin.audit.found', { smart_count: page.total })}</Typography>
        <AuditExportButton filters={view.filters} />
      </Stack>
      {!page && isError && <LoadFailed textKey="admin.audit.failed" onRetry={() => void refetch()} />}
      {isPending && <RowSkeletons rows={8} />}
      {page?.logs.length === 0 && <Typography>{translate('admin.audit.empty')}</Typography>}
      {page && page.logs.length > 0 && (isSmall ? <AuditCards logs={page.logs} /> : <AuditTable logs={page.logs} />)}
      {page && (
        <AuditPager page={page.page} pages={page.totalPages} onChange={(next) => view.change('page', String(next))} />
      )}
    </Stack>
  )
}
