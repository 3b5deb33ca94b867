import { type DataProvider, type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { type CsvRow, SaveCsvButton } from './SaveCsvButton.tsx'

const PAGE = 1_000
type Query = Pick<Parameters<DataProvider['getList']>[1], 'sort' | 'filter'>

/** Reads all matching rows page by page (the server returns at most 1,000 a page; rule API-5). */
async function readAllRows<Row extends RaRecord>(provider: DataProvider, resource: string, query: Query) {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { data, total } = await provider.getList<Row>(resource, { ...query, pagination: { page, perPage: PAGE } })
    rows.push(...data)
    if (data.length < PAGE || rows.length >= (total ?? 0)) return rows
  }
}

export type ExportCsvButtonProps<Row> = { fileName: string; header: readonly string[]; toRow: (row: Row) => CsvRow }

/** Downloads all rows that match the list's filter, in its order, as CSV (rule API-7). */
export function ExportCsvButton<Row extends RaRecord>({ fileName, header, toRow }: ExportCsvButtonProps<Row>) {
  const { resource, sort, filterValues: filter, total } = useListContext<Row>()
  const provider = useDataProvider()
  return (
    <SaveCsvButton
      fileName={fileName}
      header={header}
      readRows={async () => (await readAllRows<Row>(provider, resource, { sort, filter })).map(toRow)}
      notice={{ list: resource, filter }}
      disabled={!total}
      isIcon
    />
  )
}
