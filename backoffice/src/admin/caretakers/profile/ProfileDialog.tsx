import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../../app/dialogs/FormDialog.tsx'
import { useFormSave } from '../../../app/wire/use-form-save.ts'
import { type CaretakerPageRecord, useAdminData } from '../../admin-data-provider.ts'
import { HourFields } from './HourFields.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { fromDraft, type ProfileDraft, toDraft } from './profile-draft.ts'

type ProfileDialogProps = { caretaker: CaretakerPageRecord; onClose: () => void }

/** Edits what the office knows of a caretaker (rule MATCH-1); the server says what is wrong, field by field. */
export function ProfileDialog({ caretaker, onClose }: ProfileDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [draft, setDraft] = useState(() => toDraft(caretaker.profile))
  const form = useFormSave({
    doneKey: 'admin.profile.saved',
    failedKey: 'admin.profile.failed',
    resource: 'caretakers',
    onDone: onClose,
  })
  const errors = form.problem?.fields ?? {}
  const change = (changes: Partial<ProfileDraft>) => setDraft({ ...draft, ...changes })
  return (
    <FormDialog
      title={translate('admin.profile.edit')}
      problem={form.problem?.message}
      busy={form.busy}
      onSave={() =>
        form.save(() =>
          admin.call('PUT /admin/caretakers/{id}/profile', { params: { id: caretaker._id }, body: fromDraft(draft) }),
        )
      }
      onClose={onClose}
    >
      <ProfileFields draft={draft} errors={errors} onChange={change} />
      <HourFields hours={draft.hours} error={errors.hours} onChange={(hours) => change({ hours })} />
    </FormDialog>
  )
}
