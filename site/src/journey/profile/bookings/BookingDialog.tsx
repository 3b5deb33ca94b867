import type { BookingAction, BookingDialogProps } from './booking-actions.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { EditDialog } from './EditDialog.tsx'
import { RateDialog } from './RateDialog.tsx'

export function BookingDialog({ action, ...props }: BookingDialogProps & { action: BookingAction }) {
  if (action === 'edit') return <EditDialog {...props} />
  return action === 'cancel' ? <CancelDialog {...props} /> : <RateDialog {...props} />
}
