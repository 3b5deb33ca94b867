import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { setupApi } from './setup-session.ts'

/** Longer than the server waits for a slow mail server, in ms. */
const longest = 40_000

/** Final screen of the setup: a test mail and the link to the admin app (rule SET-15). */
export function SetupDone({ email }: { email: string }) {
  const translate = useTranslate()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => setupApi.call('POST /admin/settings/test-mail', { body: { to: email }, timeout: longest }),
  })
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">{translate('admin.setup.done')}</Typography>
      <Typography>{translate('admin.setup.testMailHint')}</Typography>
      <Button
        variant="outlined"
        aria-disabled={isPending}
        sx={{ minHeight: 44 }}
        onClick={() => {
          if (!isPending) mutate()
        }}
      >
        {translate(isPending ? 'admin.settings.testMail.sending' : 'admin.settings.testMail.send')}
      </Button>
      {data && (
        <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
          {translate('admin.settings.testMail.sent', { to: data.to })}
        </Alert>
      )}
      {error !== null && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {error.message}
        </Alert>
      )}
      <Button variant="contained" href="/admin" sx={{ minHeight: 44 }}>
        {translate('admin.setup.openOffice')}
      </Button>
    </Stack>
  )
}
