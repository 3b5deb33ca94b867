import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { OfficePayBook } from '@thodu/api/contract/payroll/payroll.schema'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../app/dialogs/use-back-closes.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { formatMonth } from '../../words/visit-times.ts'
import { useAdminData } from '../admin-data-provider.ts'

/** Asks before a month is closed, because that is final (rule PAY-5). */
export function CloseDialog({ book, onClose }: { book: OfficePayBook; onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const titleId = useId()
  useBackCloses(true, onClose)
  const { caretaker, month, due, unconfirmed } = book
  const form = useAction({
    touches: ['payroll'],
    successKey: 'admin.payroll.close.done',
    failureKey: 'admin.payroll.close.failed',
    showFailure: 'form',
    act: () => admin.call('POST /admin/payroll/{id}/close', { params: { id: caretaker._id }, body: { month } }),
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('admin.payroll.close.title', { month: formatMonth(month) })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {form.problem && <Alert severity="error">{form.problem}</Alert>}
          <Typography>{translate('admin.payroll.close.what', { amount: formatRupees(due) })}</Typography>
          {unconfirmed.length > 0 && (
            <Alert severity="warning">
              {translate('admin.payroll.close.waits', { smart_count: unconfirmed.length })}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.cancel')}</Button>
        <Button variant="contained" aria-disabled={form.isPending} onClick={() => form.mutate()}>
          {translate('admin.payroll.close.open')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
