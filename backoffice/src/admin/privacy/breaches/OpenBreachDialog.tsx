import TextField from '@mui/material/TextField'
import { randomUuid } from '@thodu/api/contract/client/plain-http'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../../../app/dialogs/FormDialog.tsx'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { fromField, toField } from '../../../words/city-moment.ts'
import { useAdminData } from '../../admin-data-provider.ts'
import { BREACHES } from './use-breach.ts'

/** Records when the office became aware and what happened; the Board's deadline starts then (rule PRIV-B1). */
export function OpenBreachDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const navigate = useNavigate()
  const [awareAt, setAwareAt, forgetAwareAt] = useKeptText('breach.awareAt', toField(new Date().toISOString()))
  const [nature, setNature, forgetNature] = useKeptText('breach.nature')
  // Idempotency key: a second try opens no second breach.
  const [keptKey, keepKey, forgetKey] = useKeptText('breach.key')
  const [newKey] = useState(() => randomUuid())
  const forget = () => {
    for (const one of [forgetAwareAt, forgetNature, forgetKey]) one()
  }
  const form = useAction({
    act: () => {
      const clientEventId = keptKey || newKey
      keepKey(clientEventId)
      return admin.call('POST /admin/breaches', {
        body: { awareAt: fromField(awareAt) ?? '', nature, clientEventId },
      })
    },
    touches: [BREACHES],
    successKey: 'admin.breaches.opened',
    failureKey: 'admin.breaches.saveFailed',
    showFailure: 'form',
    onDone(breach) {
      forget()
      void navigate(`/breaches/${breach._id}`)
      onClose()
    },
  })
  const errors = form.fieldErrors
  return (
    <FormDialog
      title={translate('admin.breaches.open')}
      maxWidth="sm"
      action={form}
      onSave={() => form.mutate()}
      onClose={onClose}
      onCancel={() => {
        forget()
        onClose()
      }}
    >
      <TextField
        type="datetime-local"
        label={translate('admin.breaches.fields.awareAt')}
        value={awareAt}
        onChange={(event) => setAwareAt(event.target.value)}
        error={errors.awareAt !== undefined}
        helperText={errors.awareAt}
        slotProps={{ inputLabel: { shrink: true } }}
        fullWidth
        required
      />
      <TextField
        autoFocus
        multiline
        minRows={3}
        label={translate('admin.breaches.fields.nature')}
        value={nature}
        onChange={(event) => setNature(event.target.value)}
        error={errors.nature !== undefined}
        helperText={errors.nature ?? translate('admin.breaches.plain')}
        slotProps={{ htmlInput: { maxLength: 4_000 } }}
        fullWidth
        required
      />
    </FormDialog>
  )
}
