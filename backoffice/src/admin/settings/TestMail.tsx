import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Section } from '../../app/looks/Section.tsx'
import { readCachedUser } from '../../app/wire/session.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { Line } from './SectionForm.tsx'

/** Longer than the server waits for a slow mail server, in ms. */
const longest = 40_000

/** Sends a test mail at once and shows the mail server's response (rule SET-12). */
export function TestMail() {
  const translate = useTranslate()
  const admin = useAdminData()
  const [to, setTo] = useState(() => readCachedUser()?.email ?? '')
  const { mutate, data, problem, fieldErrors, isPending } = useAction({
    act: () => admin.call('POST /admin/settings/test-mail', { body: { to }, timeout: longest }),
    touches: [],
    successKey: () => undefined,
    failureKey: 'admin.settings.testMail.failed',
    showFailure: 'form',
  })
  const refused = fieldErrors.to
  return (
    <Section title={translate('admin.settings.testMail.title')}>
      <Stack
        component="form"
        noValidate
        spacing={1}
        sx={{ maxWidth: 560, alignItems: 'flex-start' }}
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        <Line label={translate('admin.settings.testMail.to')} value={to} error={refused} onChange={setTo} />
        <Button type="submit" variant="outlined" aria-disabled={isPending} sx={{ minHeight: 44 }}>
          {translate(isPending ? 'admin.settings.testMail.sending' : 'admin.settings.testMail.send')}
        </Button>
        {data && (
          <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
            {translate('admin.settings.testMail.sent', { to: data.to })}
          </Alert>
        )}
        {problem && refused === undefined && (
          <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
            {problem}
          </Alert>
        )}
      </Stack>
    </Section>
  )
}
