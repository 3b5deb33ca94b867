import Button from '@mui/material/Button'
import type { AttentionStep } from '@thodu/api/contract/dashboard/attention.schema'
import type { ChangedVisit } from '@thodu/api/contract/visits/visits.schema'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAction } from '../../../app/wire/use-action.ts'
import { useAdminData } from '../../admin-data-provider.ts'
import { overdueKinds } from '../../attention/row-acts.ts'
import { SuggestionDialog } from '../../suggestions/SuggestionDialog.tsx'
import { VisitDialog } from '../../visits/dialog/VisitDialog.tsx'
import { useFormatWarnings } from '../../visits/parts/use-format-warnings.ts'
import { visitKeys } from '../../visits/parts/visit-calls.ts'

const touches = [...visitKeys, 'caretakers']
const words = {
  touches,
  successKey: 'admin.assignment.assigned',
  failureKey: 'admin.assignment.failed',
  showFailure: 'short toast',
} as const

type AssignDialogProps = { step: AttentionStep; onDone: () => void; onClose: () => void }
type Choice = { caretaker: string; reason: string | undefined }
const withReason = ({ caretaker, reason }: Choice) => ({ caretaker, ...(reason ? { reason } : {}) })

/** Chooses a caretaker for a visit or a booking (rule HALL-7). */
export function AssignDialog(props: AssignDialogProps) {
  const { kind } = props.step
  if (overdueKinds.includes(kind)) return <ReplaceInVisit {...props} />
  return kind === 'open' ? <AssignVisit {...props} /> : <AssignBooking {...props} />
}

function AssignBooking({ step, onDone, onClose }: AssignDialogProps) {
  const admin = useAdminData()
  const id = step.booking?._id ?? ''
  const assign = useAction({
    ...words,
    act: ({ caretaker, reason }: Choice) =>
      admin.call('PUT /admin/bookings/{id}/status', {
        params: { id },
        body: { assignedCaregiver: caretaker, ...(reason ? { reason } : {}) },
      }),
    undo: () => admin.call('POST /admin/bookings/{id}/undo', { params: { id } }),
    onDone,
  })
  return <Chooser subject={{ bookingId: id }} {...assign} onClose={onClose} />
}

/** A visit that has not begun: the caretaker can be removed again, and several can be asked (rule OFFER-1). */
function AssignVisit({ step: { _id: id }, onDone, onClose }: AssignDialogProps) {
  const admin = useAdminData()
  const translate = useTranslate()
  const [asks, setAsks] = useState(false)
  const params = { id }
  const formatWarnings = useFormatWarnings({ asked: true })
  const assign = useAction({
    ...words,
    act: async (choice: Choice) => {
      const { revision } = await admin.call('GET /admin/visits/{id}', { params })
      return admin.call('PUT /admin/visits/{id}', { params, body: { ...withReason(choice), revision } })
    },
    undo: (_choice, { visit: { revision } }: ChangedVisit) =>
      admin.call('PUT /admin/visits/{id}', { params, body: { caretaker: null, revision } }),
    onDone(changed: ChangedVisit) {
      onDone()
      formatWarnings(changed)
    },
  })
  if (asks) return <VisitDialog id={id} firstAct="ask" onClose={onClose} />
  const ask = <Button onClick={() => setAsks(true)}>{translate('offers.ask')}</Button>
  return <Chooser subject={{ visitId: id }} {...assign} actions={ask} onClose={onClose} />
}

/** A visit that should have begun: the chosen caretaker goes for the remaining time (rule BOARD-3). */
function ReplaceInVisit({ step: { _id: id }, onDone, onClose }: AssignDialogProps) {
  const admin = useAdminData()
  const formatWarnings = useFormatWarnings({ asked: true })
  const replace = useAction({
    ...words,
    act: (choice: Choice) =>
      admin.call('POST /admin/visits/{id}/replace', { params: { id }, body: withReason(choice) }),
    onDone(changed: ChangedVisit) {
      onDone()
      formatWarnings(changed)
    },
  })
  return <Chooser subject={{ visitId: id }} {...replace} onClose={onClose} />
}

type ChooserProps = {
  subject: { bookingId: string } | { visitId: string }
  isPending: boolean
  mutateAsync: (choice: Choice) => Promise<unknown>
  actions?: ReactNode
  onClose: () => void
}

const Chooser = ({ subject, isPending, mutateAsync, actions, onClose }: ChooserProps) => (
  <SuggestionDialog
    subject={subject}
    busy={isPending}
    actions={actions}
    onChoose={({ _id }, reason) => mutateAsync({ caretaker: _id, reason })}
    onClose={onClose}
  />
)
