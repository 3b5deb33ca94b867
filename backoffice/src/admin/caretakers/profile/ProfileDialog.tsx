import { useTranslate } from 'react-admin'
import { FormDialog } from '../../../app/dialogs/FormDialog.tsx'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { type CaretakerPageRecord, useAdminData } from '../../admin-data-provider.ts'
import { HourFields } from './HourFields.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { fromDraft, type ProfileDraft, toDraft } from './profile-draft.ts'

type ProfileDialogProps = { caretaker: CaretakerPageRecord; onClose: () => void }

/** Edits a caretaker's profile (rule MATCH-1); the server's messages are shown field by field. */
export function ProfileDialog({ caretaker, onClose }: ProfileDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [typed, keepTyped, forgetTyped] = useKeptText(`profile.${caretaker._id}`, '{}')
  const draft: ProfileDraft = { ...toDraft(caretaker.profile), ...(JSON.parse(typed) as Partial<ProfileDraft>) }
  const giveUp = () => {
    forgetTyped()
    onClose()
  }
  const form = useAction({
    act: () =>
      admin.call('PUT /admin/caretakers/{id}/profile', { params: { id: caretaker._id }, body: fromDraft(draft) }),
    touches: ['caretakers'],
    successKey: 'admin.profile.saved',
    failureKey: 'admin.profile.failed',
    showFailure: 'form',
    onDone: giveUp,
  })
  const errors = form.fieldErrors
  const change = (changes: Partial<ProfileDraft>) => keepTyped(JSON.stringify({ ...JSON.parse(typed), ...changes }))
  return (
    <FormDialog
      title={translate('admin.profile.edit')}
      action={form}
      onSave={() => form.mutate()}
      onClose={onClose}
      onCancel={giveUp}
    >
      <ProfileFields draft={draft} errors={errors} onChange={change} />
      <HourFields hours={draft.hours} error={errors.hours} onChange={(hours) => change({ hours })} />
    </FormDialog>
  )
}
