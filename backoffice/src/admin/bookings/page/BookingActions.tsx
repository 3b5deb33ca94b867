import CancelIcon from '@mui/icons-material/Cancel'
import EditIcon from '@mui/icons-material/Edit'
import HistoryIcon from '@mui/icons-material/History'
import PersonSearchIcon from '@mui/icons-material/PersonSearch'
import SwapHorizIcon from '@mui/icons-material/SwapHoriz'
import UndoIcon from '@mui/icons-material/Undo'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { loadScreen } from '../../../app/frame/load-screen.tsx'
import { useKeptDialog } from '../../../app/session/use-kept-dialog.ts'
import { useRowAction } from '../../../app/wire/use-row-action.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { HandOffButton } from '../../hand-off/HandOffButton.tsx'
import { CancelDialog } from '../CancelDialog.tsx'
import { HandoverDialog } from '../course/HandoverDialog.tsx'
import { hasStepBack, StepBackDialog } from '../course/StepBackDialog.tsx'
import { EditPatientDialog } from './EditPatientDialog.tsx'

const SuggestionDialog = loadScreen(() => import('../../suggestions/SuggestionDialog.tsx'), 'SuggestionDialog')

const dialogs = ['edit', 'cancel', 'handover', 'stepBack', 'suggestions'] as const

/** Write, assign, hand over, take back, edit, set right, cancel: each offered only while the booking's state allows it. */
export function BookingActions({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [dialog, setDialog] = useKeptDialog(`booking.${booking._id}`, dialogs)
  const touches = ['bookings', 'caretakers']
  const takeBack = useRowAction({
    act: () =>
      admin.call('PUT /admin/bookings/{id}/status', { params: { id: booking._id }, body: { assignedCaregiver: null } }),
    touches,
    successKey: 'admin.takeBack.done',
    failureKey: 'admin.takeBack.failed',
    undo: () => admin.call('POST /admin/bookings/{id}/undo', { params: { id: booking._id } }),
  })
  const cancel = useRowAction({
    act: (reason: string) =>
      admin
        .call('PUT /admin/bookings/{id}/status', { params: { id: booking._id }, body: { status: 'cancelled', reason } })
        .finally(() => setDialog(null)),
    touches,
    successKey: 'admin.cancel.done',
    failureKey: 'admin.cancel.failed',
    undo: () => admin.call('POST /admin/bookings/{id}/undo', { params: { id: booking._id } }),
  })
  const assign = useRowAction({
    act: (caretakerId: string) =>
      admin.call('PUT /admin/bookings/{id}/status', {
        params: { id: booking._id },
        body: { assignedCaregiver: caretakerId },
      }),
    touches,
    successKey: 'admin.assignment.assigned',
    failureKey: 'admin.assignment.failed',
    onDone: () => setDialog(null),
  })
  const isOpen = isBinding(booking.status)
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <HandOffButton booking={{ _id: booking._id, label: booking.bookingId }} />
      {isOpen && !booking.assignedCaregiver && (
        <Button variant="contained" startIcon={<PersonSearchIcon />} onClick={() => setDialog('suggestions')}>
          {translate('admin.suggestions.open')}
        </Button>
      )}
      {booking.assignedCaregiver && isOpen && (
        <Button variant="outlined" startIcon={<SwapHorizIcon />} onClick={() => setDialog('handover')}>
          {translate('admin.handover.open')}
        </Button>
      )}
      {booking.assignedCaregiver && isOpen && booking.status !== 'active' && (
        <Button
          variant="outlined"
          startIcon={<UndoIcon />}
          disabled={takeBack.isPending}
          onClick={() => takeBack.mutate(undefined)}
        >
          {translate('admin.takeBack.open')}
        </Button>
      )}
      <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setDialog('edit')}>
        {translate('admin.edit.open')}
      </Button>
      {hasStepBack(booking) && (
        <Button variant="outlined" startIcon={<HistoryIcon />} onClick={() => setDialog('stepBack')}>
          {translate('admin.stepBack.open')}
        </Button>
      )}
      {isOpen && (
        <Button variant="outlined" color="error" startIcon={<CancelIcon />} onClick={() => setDialog('cancel')}>
          {translate('admin.cancel.open')}
        </Button>
      )}
      <Suspense>
        {dialog === 'suggestions' && (
          <SuggestionDialog
            subject={{ bookingId: booking._id }}
            busy={assign.isPending}
            onChoose={({ _id }) => assign.mutate(_id)}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
      {dialog === 'edit' && <EditPatientDialog booking={booking} onClose={() => setDialog(null)} />}
      {dialog === 'handover' && booking.assignedCaregiver && (
        <HandoverDialog booking={booking} onClose={() => setDialog(null)} />
      )}
      {dialog === 'stepBack' && <StepBackDialog booking={booking} onClose={() => setDialog(null)} />}
      {dialog === 'cancel' && (
        <CancelDialog
          subject={booking._id}
          count={1}
          busy={cancel.isPending}
          onCancelBooking={(reason) => cancel.mutateAsync(reason)}
          onClose={() => setDialog(null)}
        />
      )}
    </Stack>
  )
}
