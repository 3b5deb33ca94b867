import { useTranslate } from 'react-admin'
import { FormDialog } from '../../app/dialogs/FormDialog.tsx'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { type CaretakerPageRecord, useAdminData } from '../admin-data-provider.ts'
import { CheckFields } from './CheckFields.tsx'
import { type CheckDraft, fromCheckDraft, toCheckDraft } from './check-draft.ts'

type ChecksDialogProps = { caretaker: CaretakerPageRecord; onClose: () => void }

/** Enters the days on which the office saw a caretaker's checks (rule MATCH-1). */
export function ChecksDialog({ caretaker, onClose }: ChecksDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [typed, keepTyped, forgetTyped] = useKeptText(`checks.${caretaker._id}`, '{}')
  const draft: CheckDraft = { ...toCheckDraft(caretaker.profile), ...(JSON.parse(typed) as Partial<CheckDraft>) }
  const giveUp = () => {
    forgetTyped()
    onClose()
  }
  const form = useAction({
    act: () =>
      admin.call('PUT /admin/caretakers/{id}/profile', { params: { id: caretaker._id }, body: fromCheckDraft(draft) }),
    touches: ['caretakers'],
    successKey: 'admin.checks.saved',
    failureKey: 'admin.checks.failed',
    showFailure: 'form',
    onDone: giveUp,
  })
  return (
    <FormDialog
      title={translate('admin.checks.enter')}
      maxWidth="sm"
      action={form}
      onSave={() => form.mutate()}
      onClose={onClose}
      onCancel={giveUp}
    >
      <CheckFields draft={draft} errors={form.fieldErrors} onChange={(next) => keepTyped(JSON.stringify(next))} />
    </FormDialog>
  )
}
