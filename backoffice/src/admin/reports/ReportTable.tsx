import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

const text = { minWidth: '7rem', textAlign: 'start', px: 1, py: 0.5, verticalAlign: 'top', fontWeight: 400 } as const
const sentence = { ...text, minWidth: '14rem' } as const
const number = {
  ...text,
  minWidth: 0,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const
const bold = { fontWeight: 600 } as const
const stays = { ...bold, backgroundColor: 'background.paper', position: 'sticky' } as const
const head = { ...stays, top: 0, whiteSpace: 'normal' } as const

type Row = { key: string; cells: readonly ReactNode[] }
type ReportTableProps = {
  title: string
  /** The first column names each row. */
  columns: readonly string[]
  words?: readonly number[]
  rows: readonly Row[]
  total?: readonly ReactNode[]
}

/** A table of numbers. If it is wider than the screen, it scrolls in its own box, also by keyboard. */
export function ReportTable({ title, columns, words = [], rows, total }: ReportTableProps) {
  const look = (place: number) => (words.includes(place) ? sentence : place === 0 ? text : number)
  const cellsOf = (cells: readonly ReactNode[], more: object = {}) =>
    columns.map((column, place) => (
      <Box
        key={column}
        component={place === 0 ? 'th' : 'td'}
        {...(place === 0 ? { scope: 'row' } : {})}
        sx={{ ...look(place), ...more }}
      >
        {cells[place]}
      </Box>
    ))
  return (
    <Box
      role="group"
      aria-label={title}
      tabIndex={0}
      sx={{
        maxHeight: '28rem',
        overflow: 'auto',
        position: 'relative',
        '@media print': { maxHeight: 'none', overflow: 'visible' },
      }}
    >
      <Box
        component="table"
        aria-label={title}
        sx={{ width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem', '@media print': { fontSize: '8pt' } }}
      >
        <thead>
          <tr>
            {columns.map((column, place) => (
              <Box key={column} component="th" scope="col" sx={{ ...look(place), ...head }}>
                {column}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <Box component="tr" key={key} sx={{ borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}>
              {cellsOf(cells)}
            </Box>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Box component="tr" sx={{ borderTop: 2, borderColor: 'divider' }}>
              {cellsOf(total, { ...stays, bottom: 0 })}
            </Box>
          </tfoot>
        )}
      </Box>
    </Box>
  )
}
