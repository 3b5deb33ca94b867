import { useTranslate } from 'react-admin'
import { ReasonDialog } from '../../app/dialogs/ReasonDialog.tsx'

type CancelDialogProps = {
  /** What the reason is about, so that it is kept for exactly that. */
  subject: string
  count: number
  busy: boolean
  /** Rejects when a booking could not be cancelled: the reason is kept for the next try. */
  onCancelBooking: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks why, before one or several bookings are cancelled: the family reads the reason. */
export function CancelDialog({ subject, count, busy, onCancelBooking, onClose }: CancelDialogProps) {
  const translate = useTranslate()
  return (
    <ReasonDialog
      title={translate('admin.cancel.title', { smart_count: count })}
      subject={`cancel.${subject}`}
      hint={translate('admin.cancel.reasonHint')}
      keep={translate('admin.cancel.keep')}
      confirm={translate('admin.cancel.confirm', { smart_count: count })}
      color="error"
      busy={busy}
      onConfirm={onCancelBooking}
      onClose={onClose}
    />
  )
}
