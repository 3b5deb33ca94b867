import DownloadIcon from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { formatCsv } from '@thodu/api/contract/csv'
import { dayInCity } from '@thodu/api/contract/formats'
import { useState } from 'react'
import { type DataProvider, type RaRecord, useDataProvider, useListContext, useTranslate } from 'react-admin'
import { downloadCsv } from '../calls/download.ts'
import { noteExport } from '../calls/note-export.ts'
import { useToast } from '../calls/use-toast.tsx'

const PAGE = 1_000
type CsvRow = readonly (string | number | null | undefined)[]
type Query = Pick<Parameters<DataProvider['getList']>[1], 'sort' | 'filter'>

/** Every row the filter finds, page by page (the server gives 1,000 at most; rule API-5). */
async function readAllRows<Row extends RaRecord>(provider: DataProvider, resource: string, query: Query) {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { data, total } = await provider.getList<Row>(resource, { ...query, pagination: { page, perPage: PAGE } })
    rows.push(...data)
    if (data.length < PAGE || rows.length >= (total ?? 0)) return rows
  }
}

export type ExportCsvButtonProps<Row> = { fileName: string; header: readonly string[]; toRow: (row: Row) => CsvRow }

/** Downloads what the list's filter finds, in the list's order, as CSV (rule API-7). */
export function ExportCsvButton<Row extends RaRecord>({ fileName, header, toRow }: ExportCsvButtonProps<Row>) {
  const { resource, sort, filterValues: filter, total } = useListContext<Row>()
  const provider = useDataProvider()
  const translate = useTranslate()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function exportRows() {
    setBusy(true)
    try {
      const rows = await readAllRows<Row>(provider, resource, { sort, filter })
      await noteExport('admin', { list: resource, filter, rows: rows.length })
      await downloadCsv(`${fileName}-${dayInCity(new Date())}.csv`, formatCsv(header, rows.map(toRow)))
    } catch (error) {
      toast.fail(error, 'app.exportFailed')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button size="small" startIcon={<DownloadIcon />} disabled={busy || !total} onClick={() => void exportRows()}>
      {translate(busy ? 'app.exporting' : 'app.export')}
    </Button>
  )
}
