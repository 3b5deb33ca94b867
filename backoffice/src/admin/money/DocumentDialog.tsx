import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { DocumentPage } from '@thodu/api/contract/money/money.schema'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../app/dialogs/use-back-closes.ts'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { useAdminData } from '../admin-data-provider.ts'
import './document.css'

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

/** A receipt, bill, credit note or refund in the family's language, printed on A5 (rule MON-16). */
export function DocumentDialog({ document, onClose }: { document: string; onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const titleId = useId()
  useBackCloses(true, onClose)
  const { data, error, refetch } = useQuery({
    queryKey: ['issued-document', document],
    queryFn: () => admin.call('GET /admin/documents-issued/{id}', { params: { id: document } }),
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" className="issued-document" aria-labelledby={titleId}>
      <DialogTitle id={titleId} lang={data?.page.language}>
        {data?.page.title ?? translate('admin.money.documents')}
      </DialogTitle>
      <DialogContent>
        {data ? (
          <Page page={data.page} />
        ) : error ? (
          <LoadFailed textKey="admin.money.failed" onRetry={() => void refetch()} />
        ) : (
          <RowSkeletons rows={4} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('mui.close')}</Button>
        <Button variant="contained" disabled={!data} onClick={() => print()}>
          {translate('admin.money.print')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Page({ page: { language, issuer, facts, lines, sums, notes } }: { page: DocumentPage }) {
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
