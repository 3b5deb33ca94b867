import { statusBefore } from '@thodu/api/contract/care/booking-status'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from '../../../app/dialogs/ReasonDialog.tsx'
import { useAction } from '../../../app/wire/use-action.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'

type StepBackDialogProps = { booking: BookingRecord; onClose: () => void }

/** Whether an admin can set this status back by one step (rule OFF-20). */
export const hasStepBack = ({ status, rating }: BookingRecord): boolean =>
  rating === null && (status === 'cancelled' || statusBefore(status) !== undefined)

export function CorrectStatusDialog({ booking, onClose }: StepBackDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [from] = useState(booking.status)
  const to = statusBefore(from)
  const stepBack = useAction({
    act: (reason: string) =>
      admin.call('POST /admin/bookings/{id}/step-back', { params: { id: booking._id }, body: { reason, from } }),
    touches: ['bookings', 'caretakers'],
    successKey: 'admin.stepBack.done',
    failureKey: 'admin.stepBack.failed',
    onDone: onClose,
  })
  const names = { from: translate(`status.${from}`), to: to ? translate(`status.${to}`) : '' }
  return (
    <ReasonDialog
      title={translate('admin.stepBack.title')}
      lead={to ? translate('admin.stepBack.what', names) : translate('admin.stepBack.whatCancelled')}
      subject={`stepBack.${booking._id}`}
      hint={translate('admin.stepBack.reasonHint')}
      keep={translate('app.cancel')}
      confirm={translate('admin.stepBack.confirm')}
      busy={stepBack.isPending}
      onConfirm={(reason) => stepBack.mutateAsync(reason)}
      onClose={onClose}
    />
  )
}
