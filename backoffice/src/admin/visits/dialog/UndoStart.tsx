import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { useVisitCall, type Visit, visitKeys } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'
import { ReasonField } from './ReasonField.tsx'

/** Undoes a mistaken start within ten minutes. */
export function UndoStart({ visit, onBack }: { visit: Visit; onBack: () => void }) {
  const call = useVisitCall()
  const [reason, setReason, forgetReason] = useKeptText(`undo-start.${visit._id}`)
  const undo = useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    act: () =>
      call('POST /admin/visits/{id}/undo-start', { params: { id: visit._id }, body: { reason: reason.trim() } }),
    successKey: 'visits.visit.saved',
    onDone() {
      forgetReason()
      onBack()
    },
  })
  return (
    <ActFrame
      titleKey="visits.visit.undoStart"
      busy={undo.isPending}
      ready={reason.trim() !== ''}
      error={undo.error}
      onSave={() => undo.mutate()}
      onBack={onBack}
    >
      <ReasonField value={reason} onChange={setReason} />
    </ActFrame>
  )
}
