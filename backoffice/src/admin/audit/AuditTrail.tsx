import DownloadIcon from '@mui/icons-material/Download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { dayInCity } from '@thodu/api/contract/time'
import { formatCount } from '@thodu/api/contract/words/formats'
import { type ReactNode, useRef, useState } from 'react'
import { FilterButton, ListContextProvider, ResourceContextProvider, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useIsSmall } from '../../app/lists/CardStack.tsx'
import { ColumnChoice } from '../../app/lists/ColumnChoice.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { SavedViews } from '../../app/lists/SavedViews.tsx'
import { Section } from '../../app/looks/Section.tsx'
import { downloadCsv } from '../../app/wire/download.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import { formatMoment } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { auditViews } from '../lists/views.ts'
import { AuditFilterBar } from './AuditFilterBar.tsx'
import { AuditCards, AuditTable } from './AuditTable.tsx'
import { auditColumns } from './audit-columns.ts'
import { type AuditFilters, toAuditQuery } from './audit-query.ts'
import { type AuditView, useAuditLogs, useAuditStats, useAuditView } from './use-audit.ts'
import { useAuditList } from './use-audit-list.ts'

/** react-admin's own filters are not used here. */
const noMore: never[] = []
const noLogs: never[] = []
/** The audit log: statistics, saved views, filters, a table with 50 rows per page, column choice and CSV export (rule AUD-7). */
export function AuditTrail() {
  const translate = useTranslate()
  const isSmall = useIsSmall()
  const view = useAuditView()
  const { data, isError, isPending, refetch } = useAuditLogs(view)
  const page = data?.data
  const list = useAuditList(view, page?.logs ?? noLogs, page?.total ?? 0)
  const tab = new URLSearchParams(useLocation().search).get('tab')
  const toSearch = ({ filter }: { filter: Record<string, unknown> }) =>
    new URLSearchParams({ ...(tab === null ? {} : { tab }), ...(filter as Record<string, string>) }).toString()
  const head = useRef<HTMLParagraphElement>(null)
  function turnTo(next: number) {
    view.change('page', String(next))
    head.current?.focus()
  }
  return (
    <ResourceContextProvider value="audit-logs">
      <ListContextProvider value={list}>
        <Stack spacing={2}>
          <AuditStatistics view={view} />
          <SavedViews views={auditViews} toSearch={toSearch} />
          <AuditFilterBar view={view} />
          <Stack
            direction="row"
            sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
          >
            <Typography role="status" ref={head} tabIndex={-1} sx={{ scrollMarginTop: 64 }}>
              {page && translate('admin.audit.found', { smart_count: page.total, count: formatCount(page.total) })}
            </Typography>
            <Box>
              {tab === null && <FilterButton filters={noMore} />}
              {!isSmall && <ColumnChoice columns={auditColumns} />}
              <AuditExportButton filters={view.filters} />
            </Box>
          </Stack>
          {!page && isError && <LoadFailed textKey="admin.audit.failed" onRetry={() => void refetch()} />}
          {isPending && <RowSkeletons rows={8} />}
          {page?.logs.length === 0 && <Typography>{translate('admin.audit.empty')}</Typography>}
          {page && page.logs.length > 0 && (isSmall ? <AuditCards logs={page.logs} /> : <AuditTable />)}
          {page && <AuditPager page={page.page} pages={page.totalPages} onChange={turnTo} />}
        </Stack>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

type AuditPagerProps = { page: number; pages: number; onChange: (page: number) => void }

/** It has only Previous and Next buttons, because a log of a million rows has too many pages for a list of page numbers. */
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

const named = /filename="([^"]+)"/

/** Exports the filtered audit log as CSV, streamed by the server and named by date (rule AUD-9). */
function AuditExportButton({ filters }: { filters: AuditFilters }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function exportTrail() {
    setBusy(true)
    try {
      const response = await admin.exportAudit(toAuditQuery(filters))
      const name = named.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
      await downloadCsv(name ?? `audit-logs-${dayInCity(new Date())}.csv`, await response.blob())
    } catch (error) {
      toast.fail(error, 'app.exportFailed')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} disabled={busy} onClick={() => void exportTrail()}>
      {translate(busy ? 'app.exporting' : 'app.export')}
    </Button>
  )
}

const SHOWN = 5

function AuditStatistics({ view }: { view: AuditView }) {
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
