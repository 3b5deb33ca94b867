import { ThemeProvider, useTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { FilterButton, type RaRecord, SortButton, TopToolbar } from 'react-admin'
import { useIsSmall } from './CardStack.tsx'
import { ColumnChoice, type Columns } from './ColumnChoice.tsx'
import { ExportCsvButton, type ExportCsvButtonProps } from './ExportCsvButton.tsx'

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
