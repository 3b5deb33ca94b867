import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from '../../../app/dialogs/ReasonDialog.tsx'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { type ChosenCaretaker, PersonChoice } from '../../suggestions/PersonChoice.tsx'

type HandoverDialogProps = { booking: BookingRecord; onClose: () => void }

/** Reassigns a booking with a reason in one action; its status does not change (rule OFF-19). */
export function ReassignDialog({ booking, onClose }: HandoverDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  // The caretaker at opening time: a colleague may reassign the booking meanwhile.
  const [current] = useState(booking.assignedCaregiver)
  const except = useMemo(() => (current ? [current._id] : []), [current])
  return (
    <ReasonDialog
      title={translate('admin.handover.title', { caretaker: current?.name ?? '' })}
      lead={translate('admin.handover.what')}
      draft={`handover.${booking._id}`}
      lasting={['reason']}
      initial={{ chosen: null as ChosenCaretaker | null, reason: '' }}
      hint={translate('admin.handover.reasonHint')}
      saveLabel={translate('admin.handover.confirm')}
      missing={({ chosen }) => (chosen === null ? translate('app.needsPerson') : undefined)}
      touches={['bookings', 'caretakers']}
      successKey="admin.handover.done"
      failureKey="admin.handover.failed"
      act={({ chosen, reason }) =>
        admin.call('POST /admin/bookings/{id}/handover', {
          params: { id: booking._id },
          body: { caretaker: chosen?._id ?? '', reason, from: current?._id ?? '' },
        })
      }
      onClose={onClose}
    >
      {({ values: { chosen }, change }) => (
        <PersonChoice
          subject={{ bookingId: booking._id }}
          value={chosen}
          onChange={(person) => change({ chosen: person })}
          label={translate('admin.handover.to')}
          except={except}
          autoFocus
        />
      )}
    </ReasonDialog>
  )
}
