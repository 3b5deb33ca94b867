import EditIcon from '@mui/icons-material/Edit'
import PersonSearchIcon from '@mui/icons-material/PersonSearch'
import SwapHorizIcon from '@mui/icons-material/SwapHoriz'
import type { ButtonProps } from '@mui/material/Button'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { isBinding, statusBefore } from '@thodu/api/contract/care/booking-status'
import type { CallOptions } from '@thodu/api/contract/client/client'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from '../../../app/dialogs/ReasonDialog.tsx'
import { MoreMenu } from '../../../app/frame/MoreMenu.tsx'
import { useStoredDialog } from '../../../app/session/use-stored-dialog.ts'
import { loadScreen } from '../../../app/wire/load-screen.tsx'
import { useAction } from '../../../app/wire/use-action.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { WhatsAppButton } from '../../whatsapp/WhatsAppButton.tsx'
import { ReassignDialog } from '../assignments/ReassignDialog.tsx'
import { CancelDialog } from '../CancelDialog.tsx'
import { EditPatientDialog } from './EditPatientDialog.tsx'

type StepBackDialogProps = { booking: BookingRecord; onClose: () => void }

/** Whether an admin can set this status back by one step (rule OFF-20). */
const hasStepBack = ({ status, rating }: BookingRecord): boolean =>
  rating === null && (status === 'cancelled' || statusBefore(status) !== undefined)

function CorrectStatusDialog({ booking, onClose }: StepBackDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [from] = useState(booking.status)
  const to = statusBefore(from)
  const names = { from: translate(`status.${from}`), to: to ? translate(`status.${to}`) : '' }
  return (
    <ReasonDialog
      title={translate('admin.stepBack.title')}
      lead={to ? translate('admin.stepBack.what', names) : translate('admin.stepBack.whatCancelled')}
      draft={`stepBack.${booking._id}`}
      initial={{ reason: '' }}
      hint={translate('admin.stepBack.reasonHint')}
      saveLabel={translate('admin.stepBack.confirm')}
      touches={touches}
      successKey="admin.stepBack.done"
      failureKey="admin.stepBack.failed"
      act={({ reason }) =>
        admin.call('POST /admin/bookings/{id}/step-back', { params: { id: booking._id }, body: { reason, from } })
      }
      onClose={onClose}
    />
  )
}

const touches = ['bookings', 'caretakers']

/** The one-press changes of the booking page, with Undo where possible (rule BOOK-18). */
function useBookingChanges({ _id: id }: BookingRecord, onDone: () => void) {
  const admin = useAdminData()
  const change = (body: CallOptions<'PUT /admin/bookings/{id}/status'>['body']) =>
    admin.call('PUT /admin/bookings/{id}/status', { params: { id }, body })
  const undo = () => admin.call('POST /admin/bookings/{id}/undo', { params: { id } })
  const takeBack = useAction({
    act: () => change({ assignedCaregiver: null }),
    touches,
    successKey: 'admin.takeBack.done',
    failureKey: 'admin.takeBack.failed',
    undo,
  })
  const cancel = { act: (reason: string) => change({ status: 'cancelled', reason }), undo }
  const assign = useAction({
    act: ({ caretakerId, reason }: { caretakerId: string; reason: string | undefined }) =>
      change({ assignedCaregiver: caretakerId, ...(reason ? { reason } : {}) }),
    touches,
    successKey: 'admin.assignment.assigned',
    failureKey: 'admin.assignment.failed',
    onDone,
  })
  return { takeBack, cancel, assign }
}

const SuggestionDialog = loadScreen(() => import('../../suggestions/SuggestionDialog.tsx'), 'SuggestionDialog')

const dialogs = ['edit', 'cancel', 'handover', 'stepBack', 'suggestions'] as const

type ActionsProps = { booking: BookingRecord }

/**
 * Message, assign or reassign, edit; unassign, correct and cancel in a menu. Each only while the booking's state allows it.
 */
export function BookingActions({ booking }: ActionsProps) {
  const translate = useTranslate()
  const [dialog, setDialog] = useStoredDialog(`booking.${booking._id}`, dialogs)
  const close = () => setDialog(null)
  const changes = useBookingChanges(booking, close)
  const { takeBack } = changes
  const isOpen = isBinding(booking.status)
  const isAssigned = isOpen && Boolean(booking.assignedCaregiver)
  const show = (name: (typeof dialogs)[number]) => () => setDialog(name)
  const label = (name: string) => translate(`admin.${name}.open`)
  const rare = [
    isAssigned &&
      booking.status !== 'active' && {
        label: label('takeBack'),
        disabled: takeBack.isPending,
        onChoose: () => takeBack.mutate(),
      },
    hasStepBack(booking) && { label: label('stepBack'), onChoose: show('stepBack') },
    isOpen && { label: label('cancel'), isDangerous: true, onChoose: show('cancel') },
  ].filter((item) => item !== false)
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <WhatsAppButton booking={{ _id: booking._id, label: booking.bookingId }} />
      {isOpen && !isAssigned && (
        <Action name="suggestions" variant="contained" startIcon={<PersonSearchIcon />} onClick={show('suggestions')} />
      )}
      {isAssigned && <Action name="handover" startIcon={<SwapHorizIcon />} onClick={show('handover')} />}
      <Action name="edit" startIcon={<EditIcon />} onClick={show('edit')} />
      <MoreMenu items={rare} />
      <ActionDialog booking={booking} dialog={dialog} changes={changes} onClose={close} />
    </Stack>
  )
}

function Action({ name, ...looks }: Omit<ButtonProps, 'name'> & { name: (typeof dialogs)[number] }) {
  const translate = useTranslate()
  return (
    <Button variant="outlined" {...looks}>
      {translate(`admin.${name}.open`)}
    </Button>
  )
}

type ActionDialogProps = ActionsProps & {
  dialog: (typeof dialogs)[number] | null
  changes: ReturnType<typeof useBookingChanges>
  onClose: () => void
}

function ActionDialog({ booking, dialog, changes: { assign, cancel }, onClose }: ActionDialogProps) {
  return (
    <>
      <Suspense>
        {dialog === 'suggestions' && (
          <SuggestionDialog
            subject={{ bookingId: booking._id }}
            busy={assign.isPending}
            onChoose={({ _id }, reason) => assign.mutateAsync({ caretakerId: _id, reason })}
            onClose={onClose}
          />
        )}
      </Suspense>
      {dialog === 'edit' && <EditPatientDialog booking={booking} onClose={onClose} />}
      {dialog === 'handover' && booking.assignedCaregiver && <ReassignDialog booking={booking} onClose={onClose} />}
      {dialog === 'stepBack' && <CorrectStatusDialog booking={booking} onClose={onClose} />}
      {dialog === 'cancel' && <CancelDialog subject={booking._id} count={1} {...cancel} onClose={onClose} />}
    </>
  )
}
