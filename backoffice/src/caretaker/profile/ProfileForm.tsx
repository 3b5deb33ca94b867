import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { checkName, checkPhone } from '@thodu/api/contract/accounts/account-rules'
import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { useTranslate } from 'react-admin'
import { useForm } from 'react-hook-form'
import { callApi, readFieldErrors } from '../../app/wire/http-client.ts'
import { cacheUser } from '../../app/wire/session.ts'
import { useAction } from '../../app/wire/use-action.ts'

const fields = [
  { name: 'name', check: checkName, autoComplete: 'name', type: 'text', maxLength: 50 },
  { name: 'phone', check: checkPhone, autoComplete: 'tel', type: 'tel', maxLength: 24 },
  { name: 'location', check: () => undefined, autoComplete: 'address-level2', type: 'text', maxLength: 200 },
] as const

/** Edits name, phone and location; the email is read-only. Sidebar and welcome show a new name at once (rule CARE-12). */
export function ProfileForm({ user, onClose }: { user: User; onClose: () => void }) {
  const translate = useTranslate()
  const { register, handleSubmit, formState, setError } = useForm<ProfileChanges>({
    defaultValues: { name: user.name, phone: user.phone, location: user.location },
  })
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useAction({
    act: (changes: ProfileChanges) => callApi('PUT /user/profile', { body: changes }),
    touches: [],
    successKey: 'caretaker.profile.updated',
    failureKey: 'caretaker.profile.failed',
    onDone(saved) {
      cacheUser(saved)
      queryClient.setQueriesData({ queryKey: ['profile', 'getOne'] }, { ...saved, id: 'me' })
      void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] })
      onClose()
    },
  })
  const save = (changes: ProfileChanges) =>
    mutateAsync(changes).catch((error: unknown) => {
      const errors = readFieldErrors(error)
      for (const { name } of fields) if (errors[name]) setError(name, { message: errors[name] }, { shouldFocus: true })
    })
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      {fields.map(({ name, check, autoComplete, type, maxLength }) => (
        <TextField
          key={name}
          {...register(name, { validate: (value) => check(value) ?? true })}
          label={translate(`caretaker.profile.${name}`)}
          type={type}
          autoComplete={autoComplete}
          error={formState.errors[name] !== undefined}
          helperText={translate(formState.errors[name]?.message ?? '')}
          slotProps={{ htmlInput: { maxLength } }}
        />
      ))}
      <TextField
        label={translate('caretaker.profile.email')}
        value={user.email}
        helperText={translate('caretaker.profile.emailFixed')}
        slotProps={{ input: { readOnly: true } }}
      />
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        <Button type="submit" variant="contained" aria-disabled={isPending} sx={{ minHeight: 44 }}>
          {translate(isPending ? 'caretaker.profile.saving' : 'caretaker.profile.save')}
        </Button>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {translate('caretaker.profile.cancel')}
        </Button>
      </Stack>
    </form>
  )
}

type ProfileChanges = Pick<User, 'name' | 'phone' | 'location'>
