import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../app/dialogs/use-back-closes.ts'

const keys = [
  ['find', ['Ctrl K', '⌘ K', '/']],
  ['rows', ['j', 'k']],
  ['open', ['Enter']],
  ['assign', ['a']],
  ['done', ['e']],
  ['choose', ['↓', '↑', 'Enter']],
  ['close', ['Esc']],
  ['keys', ['?']],
] as const

/** The admin app's keyboard shortcuts (rule OFF-27). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  useBackCloses(true, onClose)
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys-title" fullWidth maxWidth="xs">
      <DialogTitle id="keys-title">{translate('admin.keys.title')}</DialogTitle>
      <DialogContent>
        <Table size="small">
          <TableBody>
            {keys.map(([name, caps]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {caps.map((cap, index) => (
                    <span key={cap}>
                      {index > 0 && ' · '}
                      <kbd>{cap}</kbd>
                    </span>
                  ))}
                </TableCell>
                <TableCell>{translate(`admin.keys.${name}`)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('app.dismiss')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
