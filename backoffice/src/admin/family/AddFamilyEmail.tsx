import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { useAdminData } from '../admin-data-provider.ts'

/** Adds the email of a family that booked by phone; the server mails it the link to its account (rule ACC-33). */
export function AddFamilyEmail({ familyId }: { familyId: string }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [text, setText] = useKeptText(`family-email.${familyId}`, '')
  const add = useAction({
    act: (email: string) => admin.call('PUT /admin/families/{id}/email', { params: { id: familyId }, body: { email } }),
    touches: ['bookings'],
    onDone: () => setText(''),
    successKey: 'admin.family.emailAdded',
    failureKey: 'admin.family.emailFailed',
  })
  const email = text.trim()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (email !== '' && !add.isPending) add.mutate(email)
      }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, mt: 1.5, alignItems: { sm: 'flex-start' } }}>
        <TextField
          type="email"
          label={translate('admin.family.newEmail')}
          helperText={translate('admin.family.emailHint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
        <Button type="submit" variant="outlined" disabled={email === '' || add.isPending} sx={{ flexShrink: 0 }}>
          {translate('admin.family.addEmail')}
        </Button>
      </Stack>
    </form>
  )
}
