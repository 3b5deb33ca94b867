import { ThemeProvider, useTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import {
  type DataProvider,
  FilterButton,
  type RaRecord,
  SortButton,
  TopToolbar,
  useDataProvider,
  useListContext,
} from 'react-admin'
import { useIsSmall } from './CardStack.tsx'
import { ColumnChoice, type Columns } from './ColumnChoice.tsx'
import { type CsvRow, SaveCsvButton } from './SaveCsvButton.tsx'

/** Menus open inside `main`: outside every landmark a screen reader would lose its place. */
const main = () => document.querySelector('main')
const inMain = {
  MuiMenu: { defaultProps: { container: main } },
  MuiPopover: { defaultProps: { container: main } },
}

type ListToolsProps<Row> = {
  csv: ExportCsvButtonProps<Row>
  sorts?: string[]
  columns?: Columns
  children?: ReactNode
}

export function ListTools<Row extends RaRecord>({ csv, sorts, columns, children }: ListToolsProps<Row>) {
  const theme = useTheme()
  const isSmall = useIsSmall()
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center', py: 0.5, ml: 'auto', maxWidth: '100%', minWidth: 0 }}>
      <ThemeProvider theme={{ ...theme, components: { ...theme.components, ...inMain } }}>
        {children}
        <FilterButton />
        {sorts && <SortButton fields={sorts} />}
        {columns && !isSmall && <ColumnChoice columns={columns} />}
      </ThemeProvider>
      <ExportCsvButton<Row> {...csv} />
    </TopToolbar>
  )
}

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

type ExportCsvButtonProps<Row> = { fileName: string; header: readonly string[]; toRow: (row: Row) => CsvRow }

/** Downloads all rows that match the list's filter, in its order, as CSV (rule API-7). */
function ExportCsvButton<Row extends RaRecord>({ fileName, header, toRow }: ExportCsvButtonProps<Row>) {
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
