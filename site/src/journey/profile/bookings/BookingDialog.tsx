import { lazy } from 'react'
import { LoadBoundary } from '../../ui/LoadBoundary.tsx'
import type { BookingAction, BookingDialogProps } from './booking-actions.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { EditDialog } from './EditDialog.tsx'
import { RateDialog } from './RateDialog.tsx'

const AskChangeDialog = lazy(() => import('./AskChangeDialog.tsx'))

export function BookingDialog({ action, ...props }: BookingDialogProps & { action: BookingAction }) {
  if (action === 'edit') return <EditDialog {...props} />
  if (action === 'cancel') return <CancelDialog {...props} />
  if (action === 'rate') return <RateDialog {...props} />
  return (
    <LoadBoundary part="dialog">
      <AskChangeDialog {...props} asks={action === 'cancel-by-office' ? 'cancel' : action} />
    </LoadBoundary>
  )
}
