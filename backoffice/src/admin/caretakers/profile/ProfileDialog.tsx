import { useTranslate } from 'react-admin'
import { DialogForm } from '../../../app/dialogs/DialogForm.tsx'
import { type CaretakerPageRecord, useAdminData } from '../../admin-data-provider.ts'
import { HourFields } from './HourFields.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { fromDraft, toDraft } from './profile-draft.ts'

type ProfileDialogProps = { caretaker: CaretakerPageRecord; onClose: () => void }

/** Edits a caretaker's profile (rule MATCH-1); the server's messages are shown field by field. */
export function ProfileDialog({ caretaker, onClose }: ProfileDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  return (
    <DialogForm
      title={translate('admin.profile.edit')}
      draft={`profile.${caretaker._id}`}
      initial={toDraft(caretaker.profile)}
      touches={['caretakers']}
      successKey="admin.profile.saved"
      failureKey="admin.profile.failed"
      act={(draft) =>
        admin.call('PUT /admin/caretakers/{id}/profile', { params: { id: caretaker._id }, body: fromDraft(draft) })
      }
      onClose={onClose}
    >
      {({ values, errors, change }) => (
        <>
          <ProfileFields draft={values} errors={errors} onChange={change} />
          <HourFields hours={values.hours} error={errors.hours} onChange={(hours) => change({ hours })} />
        </>
      )}
    </DialogForm>
  )
}
