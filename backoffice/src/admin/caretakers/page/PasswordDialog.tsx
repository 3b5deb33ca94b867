import Typography from '@mui/material/Typography'
import { checkPassword } from '@thodu/api/contract/accounts/account-rules'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../../app/dialogs/DialogForm.tsx'
import { FormField } from '../../../app/dialogs/FormField.tsx'
import { type CaretakerPageRecord, useAdminData } from '../../admin-data-provider.ts'

/** Sets a new first password for a caretaker without email; the admin tells it by phone (rule OFF-35). */
export function PasswordDialog({ caretaker, onClose }: { caretaker: CaretakerPageRecord; onClose: () => void }) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.caretaker.password.${key}`, { name: caretaker.name })
  const admin = useAdminData()
  function check({ password }: { password: string }): Record<string, string> {
    const problem = checkPassword(password, caretaker.email)
    return problem === undefined ? {} : { password: translate(problem) }
  }
  // Not stored as a draft: a password must not remain in a browser.
  return (
    <DialogForm
      title={say('title')}
      maxWidth="xs"
      initial={{ password: '' }}
      check={check}
      touches={['caretakers']}
      successKey="admin.caretaker.password.done"
      failureKey="admin.caretaker.password.failed"
      act={({ password }) =>
        admin.call('POST /admin/caretakers/{id}/password', { params: { id: caretaker._id }, body: { password } })
      }
      saveLabel={say('submit')}
      onClose={onClose}
    >
      <Typography>{say('what')}</Typography>
      <FormField
        name="password"
        label={say('field')}
        autoFocus
        required
        autoComplete="off"
        helperText=" "
        slotProps={{ htmlInput: { maxLength: 128, autoCapitalize: 'none', spellCheck: false } }}
      />
    </DialogForm>
  )
}
