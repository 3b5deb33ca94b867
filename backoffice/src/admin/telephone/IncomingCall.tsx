import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useToast } from '../../app/wire/use-toast.tsx'
import { useAdminData } from '../admin-data-provider.ts'

/** Somebody calls us: found by the number, which travels in no address (rule CALL-6). */
export function IncomingCall({ onFound }: { onFound: (card: CallCard | null) => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const toast = useToast()
  const [phone, setPhone] = useState('')
  return (
    <Stack
      component="form"
      direction="row"
      sx={{ gap: 1, alignItems: 'center', flex: '1 1 16rem', maxWidth: '24rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        admin
          .call('POST /admin/call-sheet/find', { body: { phone } })
          .then((card) => {
            setPhone('')
            onFound(card)
          })
          .catch((error: unknown) => {
            // Nobody else's card stays under a number that is not hers.
            onFound(null)
            toast.fail(error, 'admin.callSheet.failed')
          })
      }}
    >
      <TextField
        type="tel"
        size="small"
        margin="none"
        label={translate('admin.callSheet.incoming')}
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 30, autoComplete: 'off' } }}
        sx={{ flex: 1 }}
      />
      <Button type="submit" disabled={phone.trim() === ''} sx={{ minHeight: 40 }}>
        {translate('admin.callSheet.find')}
      </Button>
    </Stack>
  )
}
