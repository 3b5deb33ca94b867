import EditIcon from '@mui/icons-material/Edit'
import PersonSearchIcon from '@mui/icons-material/PersonSearch'
import SwapHorizIcon from '@mui/icons-material/SwapHoriz'
import Button, { type ButtonProps } from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { MoreMenu } from '../../../app/frame/MoreMenu.tsx'
import { useStoredDialog } from '../../../app/session/use-stored-dialog.ts'
import { loadScreen } from '../../../app/wire/load-screen.tsx'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { WhatsAppButton } from '../../whatsapp/WhatsAppButton.tsx'
import { CorrectStatusDialog, hasStepBack } from '../assignments/CorrectStatusDialog.tsx'
import { ReassignDialog } from '../assignments/ReassignDialog.tsx'
import { CancelDialog } from '../CancelDialog.tsx'
import { EditPatientDialog } from './EditPatientDialog.tsx'
import { useBookingChanges } from './use-booking-changes.ts'

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
      {dialog === 'cancel' && (
        <CancelDialog
          subject={booking._id}
          count={1}
          busy={cancel.isPending}
          onCancelBooking={(reason) => cancel.mutateAsync(reason)}
          onClose={onClose}
        />
      )}
    </>
  )
}
