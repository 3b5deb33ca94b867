import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { DialogForm } from '../../../app/dialogs/DialogForm.tsx'
import { FormField } from '../../../app/dialogs/FormField.tsx'
import { fromField, toField } from '../../../words/city-moment.ts'
import { useAdminData } from '../../admin-data-provider.ts'
import { BREACHES } from './use-breach.ts'

/** Records when the office became aware and what happened; the Board's deadline starts then (rule PRIV-B1). */
export function OpenBreachDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const navigate = useNavigate()
  return (
    <DialogForm
      title={translate('admin.breaches.open')}
      maxWidth="sm"
      draft="breach"
      initial={{ awareAt: toField(new Date().toISOString()), nature: '' }}
      touches={[BREACHES]}
      successKey="admin.breaches.opened"
      failureKey="admin.breaches.saveFailed"
      act={({ awareAt, nature }, clientEventId) =>
        admin.call('POST /admin/breaches', { body: { awareAt: fromField(awareAt) ?? '', nature, clientEventId } })
      }
      onDone={({ _id }) => void navigate(`/breaches/${_id}`)}
      onClose={onClose}
    >
      <FormField name="awareAt" type="datetime-local" required label={translate('admin.breaches.fields.awareAt')} />
      <FormField
        name="nature"
        autoFocus
        multiline
        minRows={3}
        required
        maxLength={4_000}
        label={translate('admin.breaches.fields.nature')}
        helperText={translate('admin.breaches.plain')}
      />
    </DialogForm>
  )
}
