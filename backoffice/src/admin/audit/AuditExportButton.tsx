import DownloadIcon from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { dayInCity } from '@thodu/api/contract/time'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { downloadCsv } from '../../app/wire/download.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import { useAdminData } from '../admin-data-provider.ts'
import { type AuditFilters, toAuditQuery } from './audit-query.ts'

const named = /filename="([^"]+)"/

/** Exports the filtered audit log as CSV, streamed by the server and named by date (rule AUD-9). */
export function AuditExportButton({ filters }: { filters: AuditFilters }) {
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
