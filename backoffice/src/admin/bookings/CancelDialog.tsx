import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../app/frame/use-back-closes.ts'
import { useKeptText } from '../../app/session/use-kept-text.ts'

type CancelDialogProps = {
  /** What the reason is about, so that it is kept for exactly that. */
  subject: string
  count: number
  busy: boolean
  /** Rejects when a booking could not be cancelled: the reason is kept for the next try. */
  onCancelBooking: (reason: string) => Promise<unknown>
  onClose: () => void
}
const MAX_REASON = 500

/** Asks why, before one or several bookings are cancelled: the family reads the reason. */
export function CancelDialog({ subject, count, busy, onCancelBooking, onClose }: CancelDialogProps) {
  const translate = useTranslate()
  const [reason, setReason, forgetReason] = useKeptText(`cancel.${subject}`)
  useBackCloses(true, onClose)
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
        <Button
          onClick={() => {
            forgetReason()
            onClose()
          }}
        >
          {translate('admin.cancel.keep')}
        </Button>
        <Button
          color="error"
          variant="contained"
          disabled={busy || reason.trim() === ''}
          onClick={() => void onCancelBooking(reason.trim()).then(forgetReason, () => undefined)}
        >
          {translate('admin.cancel.confirm', { smart_count: count })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
