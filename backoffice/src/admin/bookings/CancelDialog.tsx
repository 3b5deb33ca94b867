import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

type CancelDialogProps = {
  count: number
  busy: boolean
  onCancelBooking: (reason: string) => void
  onClose: () => void
}
const MAX_REASON = 500

/** Asks why, before one or several bookings are cancelled: the family reads the reason. */
export function CancelDialog({ count, busy, onCancelBooking, onClose }: CancelDialogProps) {
  const translate = useTranslate()
  const [reason, setReason] = useState('')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="cancel-title">
      <DialogTitle id="cancel-title">{translate('admin.cancel.title', { smart_count: count })}</DialogTitle>
      <DialogContent>
        <TextField
          label={translate('admin.cancel.reason')}
          helperText={translate('admin.cancel.reasonHint')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('admin.cancel.keep')}</Button>
        <Button
          color="error"
          variant="contained"
          disabled={busy || reason.trim() === ''}
          onClick={() => onCancelBooking(reason.trim())}
        >
          {translate('admin.cancel.confirm', { smart_count: count })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
