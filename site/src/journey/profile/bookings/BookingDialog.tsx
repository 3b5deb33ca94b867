import type { Booking } from '@thodu/api/contract/bookings.schema'
import type { BookingAction } from './BookingCard.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { EditDialog } from './EditDialog.tsx'
import { RateDialog } from './RateDialog.tsx'

export type BookingDialogProps = {
  booking: Booking
  onClose: () => void
  onDone: (booking: Booking, message: string) => void
}

export function BookingDialog({ action, ...props }: BookingDialogProps & { action: BookingAction }) {
  if (action === 'edit') return <EditDialog {...props} />
  return action === 'cancel' ? <CancelDialog {...props} /> : <RateDialog {...props} />
}
