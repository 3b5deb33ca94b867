import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from '../../../app/dialogs/ReasonDialog.tsx'
import { useAction } from '../../../app/wire/use-action.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { type ChosenCaretaker, PersonChoice } from '../../suggestions/PersonChoice.tsx'

type HandoverDialogProps = { booking: BookingRecord; onClose: () => void }

/** Reassigns a booking with a reason in one action; its status does not change (rule OFF-19). */
export function ReassignDialog({ booking, onClose }: HandoverDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  // The caretaker at opening time: a colleague may reassign the booking meanwhile.
  const [current] = useState(booking.assignedCaregiver)
  const [chosen, setChosen] = useState<ChosenCaretaker | null>(null)
  const except = useMemo(() => (current ? [current._id] : []), [current])
  const reassignBooking = useAction({
    act: (reason: string) =>
      admin.call('POST /admin/bookings/{id}/handover', {
        params: { id: booking._id },
        body: { caretaker: chosen?._id ?? '', reason, from: current?._id ?? '' },
      }),
    touches: ['bookings', 'caretakers'],
    successKey: 'admin.handover.done',
    failureKey: 'admin.handover.failed',
    onDone: onClose,
  })
  return (
    <ReasonDialog
      title={translate('admin.handover.title', { caretaker: current?.name ?? '' })}
      lead={translate('admin.handover.what')}
      subject={`handover.${booking._id}`}
      hint={translate('admin.handover.reasonHint')}
      keep={translate('app.cancel')}
      confirm={translate('admin.handover.confirm')}
      busy={reassignBooking.isPending}
      ready={chosen !== null}
      missing={translate('app.needsPerson')}
      onConfirm={(reason) => reassignBooking.mutateAsync(reason)}
      onClose={onClose}
    >
      <PersonChoice
        subject={{ bookingId: booking._id }}
        value={chosen}
        onChange={setChosen}
        label={translate('admin.handover.to')}
        except={except}
        autoFocus
      />
    </ReasonDialog>
  )
}
