import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { checkPassword } from '@thodu/api/contract/accounts/account-rules'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../../app/dialogs/use-back-closes.ts'
import { readFieldErrors } from '../../../app/wire/http-client.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { type CaretakerPageRecord, useAdminData } from '../../admin-data-provider.ts'

/** Sets a new first password for a caretaker without email; the admin tells it by phone (rule OFF-35). */
export function PasswordDialog({ caretaker, onClose }: { caretaker: CaretakerPageRecord; onClose: () => void }) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.caretaker.password.${key}`, { name: caretaker.name })
  const admin = useAdminData()
  const titleId = useId()
  // Not stored as a draft: a password must not remain in a browser.
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  useBackCloses(true, onClose)
  const give = useAction({
    act: (given: string) =>
      admin.call('POST /admin/caretakers/{id}/password', { params: { id: caretaker._id }, body: { password: given } }),
    touches: ['caretakers'],
    successKey: 'admin.caretaker.password.done',
    failureKey: 'admin.caretaker.password.failed',
    onDone: onClose,
  })
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const found = checkPassword(password, caretaker.email)
    setProblem(found)
    if (found === undefined && !give.isPending)
      give.mutateAsync(password).catch((error: unknown) => setProblem(readFieldErrors(error).password))
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{say('title')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1 }}>{say('what')}</Typography>
          <TextField
            label={say('field')}
            value={password}
            autoFocus
            required
            autoComplete="off"
            error={problem !== undefined}
            helperText={translate(problem ?? ' ')}
            onChange={(event) => {
              setPassword(event.target.value)
              setProblem(undefined)
            }}
            slotProps={{ htmlInput: { maxLength: 128, autoCapitalize: 'none', spellCheck: false } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('app.cancel')}</Button>
          <Button type="submit" variant="contained" aria-disabled={give.isPending}>
            {say('submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
