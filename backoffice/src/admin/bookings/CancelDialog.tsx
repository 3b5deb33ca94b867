import { useTranslate } from 'react-admin'
import { ReasonDialog } from '../../app/dialogs/ReasonDialog.tsx'

type CancelDialogProps = {
  /** Key of the stored draft. */
  subject: string
  count: number
  /** Rejects when the server refuses a cancellation; the reason remains for another try. */
  act: (reason: string) => Promise<unknown>
  undo: () => Promise<unknown>
  onDone?: () => void
  onClose: () => void
}

/** Asks for the reason to cancel bookings; the family reads it. Undo is offered afterwards (rule BOOK-18). */
export function CancelDialog({ subject, count, act, onDone, ...form }: CancelDialogProps) {
  const translate = useTranslate()
  return (
    <ReasonDialog
      {...form}
      title={translate('admin.cancel.title', { smart_count: count })}
      draft={`cancel.${subject}`}
      initial={{ reason: '' }}
      hint={translate('admin.cancel.reasonHint')}
      cancelLabel={translate('admin.cancel.keep')}
      saveLabel={translate('admin.cancel.confirm', { smart_count: count })}
      color="error"
      touches={['bookings', 'caretakers']}
      successKey="admin.cancel.done"
      failureKey="admin.cancel.failed"
      act={({ reason }) => act(reason)}
      onDone={() => onDone?.()}
    />
  )
}
