import { useTranslate } from 'react-admin'
import { DialogForm } from '../../app/dialogs/DialogForm.tsx'
import { type CaretakerPageRecord, useAdminData } from '../admin-data-provider.ts'
import { CheckFields } from './CheckFields.tsx'
import { fromCheckDraft, toCheckDraft } from './check-draft.ts'

type ChecksDialogProps = { caretaker: CaretakerPageRecord; onClose: () => void }

/** Enters the days on which the office saw a caretaker's checks (rule MATCH-1). */
export function ChecksDialog({ caretaker, onClose }: ChecksDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  return (
    <DialogForm
      title={translate('admin.checks.enter')}
      maxWidth="sm"
      draft={`checks.${caretaker._id}`}
      initial={toCheckDraft(caretaker.profile)}
      touches={['caretakers']}
      successKey="admin.checks.saved"
      failureKey="admin.checks.failed"
      act={(draft) =>
        admin.call('PUT /admin/caretakers/{id}/profile', { params: { id: caretaker._id }, body: fromCheckDraft(draft) })
      }
      onClose={onClose}
    >
      {({ values, errors, change }) => <CheckFields draft={values} errors={errors} onChange={change} />}
    </DialogForm>
  )
}
