import DownloadIcon from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { ExportNotice } from '@thodu/api/contract/access/access.schema'
import { formatCsv } from '@thodu/api/contract/csv'
import { dayInCity } from '@thodu/api/contract/time'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { downloadCsv } from '../wire/download.ts'
import { noteExport } from '../wire/note-export.ts'
import { useToast } from '../wire/use-toast.tsx'

export type CsvRow = readonly (string | number | null | undefined)[]
type SaveCsvButtonProps = {
  fileName: string
  header: readonly string[]
  readRows: () => Promise<readonly CsvRow[]>
  /** Description of the export for the audit log, without the row count. */
  notice: Omit<ExportNotice, 'rows'>
  disabled?: boolean
  of?: string
  /** Shows the icon alone, with the text as its label. */
  isIcon?: boolean
}

/** Records the export in the audit log, then downloads the rows as CSV (rule API-7). */
export function SaveCsvButton({
  fileName,
  header,
  readRows,
  notice,
  disabled = false,
  of,
  isIcon = false,
}: SaveCsvButtonProps) {
  const translate = useTranslate()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function exportRows() {
    setBusy(true)
    try {
      const rows = await readRows()
      await noteExport('admin', { ...notice, rows: rows.length })
      await downloadCsv(`${fileName}-${dayInCity(new Date())}.csv`, formatCsv(header, rows))
    } catch (error) {
      toast.fail(error, 'app.exportFailed')
    } finally {
      setBusy(false)
    }
  }

  const text = translate(busy ? 'app.exporting' : 'app.export')
  if (isIcon)
    return (
      <IconButton
        size="small"
        color="primary"
        title={text}
        aria-label={text}
        disabled={busy || disabled}
        onClick={() => void exportRows()}
      >
        <DownloadIcon />
      </IconButton>
    )
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      disabled={busy || disabled}
      aria-label={of === undefined ? undefined : `${text}: ${of}`}
      onClick={() => void exportRows()}
    >
      {text}
    </Button>
  )
}
