import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { DocumentPage } from '@thodu/api/contract/money/money.schema'
import './document.css'

/** A dialog with this class is printed alone, on one A5 page. */
export const paperClass = 'issued-document'

type Row = { cells: readonly string[] }
const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <Table size="small">
    <TableBody>
      {rows.map(({ cells }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an issued document never changes
        <TableRow key={at}>
          {cells.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: neither do its columns
            <TableCell key={column} align={column > 0 && column === cells.length - 1 ? 'right' : 'left'}>
              {cell}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
)
const toRow = ({ name, value }: { name: string; value: string }): Row => ({ cells: [name, value] })

/** A receipt, bill, credit note, refund or pay slip in the language of its reader (rules MON-16, PAY-10). */
export function DocumentPaper({ page: { language, issuer, facts, lines, sums, notes } }: { page: DocumentPage }) {
  return (
    <div lang={language}>
      <Typography>
        <b>{issuer[0]}</b>
        {issuer.slice(1).map((line) => `, ${line}`)}
      </Typography>
      <Rows rows={facts.map(toRow)} />
      {lines.length > 0 && <Rows rows={lines.map(({ day, what, amount }) => ({ cells: [day, what, amount] }))} />}
      <Rows rows={sums.map(toRow)} />
      {notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ mt: 1 }}>
          {note}
        </Typography>
      ))}
    </div>
  )
}
