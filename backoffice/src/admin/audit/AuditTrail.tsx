import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatCount } from '@thodu/api/contract/formats'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useIsSmall } from '../../app/lists/CardStack.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { AuditExportButton } from './AuditExportButton.tsx'
import { AuditFilterBar } from './AuditFilterBar.tsx'
import { AuditStatistics } from './AuditStatistics.tsx'
import { AuditCards, AuditTable } from './AuditTable.tsx'
import { useAuditLogs, useAuditView } from './use-audit.ts'

/** Statistics, filters, 50 rows a page, CSV (rule AUD-7). */
export function AuditTrail() {
  const translate = useTranslate()
  const isSmall = useIsSmall()
  const view = useAuditView()
  const { data, isError, isPending, refetch } = useAuditLogs(view)
  const page = data?.data
  const head = useRef<HTMLParagraphElement>(null)
  function turnTo(next: number) {
    view.change('page', String(next))
    head.current?.focus()
  }
  return (
    <Stack spacing={2}>
      {isSmall ? (
        // Three cards would stand before the first row; a phone shows them when asked.
        <details>
          <summary>{translate('admin.audit.statistics')}</summary>
          <AuditStatistics view={view} />
        </details>
      ) : (
        <AuditStatistics view={view} />
      )}
      <AuditFilterBar view={view} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography role="status" ref={head} tabIndex={-1} sx={{ scrollMarginTop: 64 }}>
          {page && translate('admin.audit.found', { smart_count: page.total, count: formatCount(page.total) })}
        </Typography>
        <AuditExportButton filters={view.filters} />
      </Stack>
      {!page && isError && <LoadFailed textKey="admin.audit.failed" onRetry={() => void refetch()} />}
      {isPending && <RowSkeletons rows={8} />}
      {page?.logs.length === 0 && <Typography>{translate('admin.audit.empty')}</Typography>}
      {page && page.logs.length > 0 && (isSmall ? <AuditCards logs={page.logs} /> : <AuditTable logs={page.logs} />)}
      {page && <AuditPager page={page.page} pages={page.totalPages} onChange={turnTo} />}
    </Stack>
  )
}

type AuditPagerProps = { page: number; pages: number; onChange: (page: number) => void }

/** Back and forth; a million rows need no list of page numbers. */
function AuditPager({ page, pages, onChange }: AuditPagerProps) {
  const translate = useTranslate()
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'center', gap: 2 }}>
      <Button disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {translate('app.previous')}
      </Button>
      <Typography variant="body2">
        {translate('app.page', { page: formatCount(page), pages: formatCount(Math.max(1, pages)) })}
      </Typography>
      <Button disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {translate('app.next')}
      </Button>
    </Stack>
  )
}
