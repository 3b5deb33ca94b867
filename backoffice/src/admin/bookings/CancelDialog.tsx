import { useTranslate } from 'react-admin'
import { ReasonDialog } from '../../app/dialogs/ReasonDialog.tsx'

type CancelDialogProps = {
  /** Key of the stored draft. */
  subject: string
  count: number
  busy: boolean
  /** Rejects when the server refuses a cancellation; the reason remains for another try. */
  onCancelBooking: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the reason to cancel bookings; the family reads it. */
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
