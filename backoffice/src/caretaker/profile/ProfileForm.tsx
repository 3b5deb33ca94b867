import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkName, checkPhone } from '@thodu/api/contract/accounts/account-rules'
import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin'
import { useForm } from 'react-hook-form'
import { callApi, readFieldErrors } from '../../app/wire/http-client.ts'
import { cacheUser } from '../../app/wire/session.ts'
import { useToast } from '../../app/wire/use-toast.tsx'

const fields = [
  { name: 'name', check: checkName, autoComplete: 'name', type: 'text', maxLength: 50 },
  { name: 'phone', check: checkPhone, autoComplete: 'tel', type: 'tel', maxLength: 24 },
  { name: 'location', check: () => undefined, autoComplete: 'address-level2', type: 'text', maxLength: 200 },
] as const

/** Edits name, phone and location; the email is read-only (rule CARE-12). */
export function ProfileForm({ user, onClose }: { user: User; onClose: () => void }) {
  const translate = useTranslate()
  const { register, handleSubmit, formState, setError } = useForm<ProfileChanges>({
    defaultValues: { name: user.name, phone: user.phone, location: user.location },
  })
  const { save, isPending } = useSaveProfile({
    onSaved: onClose,
    onFailed(error) {
      const errors = readFieldErrors(error)
      for (const { name } of fields) if (errors[name]) setError(name, { message: errors[name] }, { shouldFocus: true })
    },
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
const mutationKey = ['profile', 'save']
type SaveProfile = { onSaved: () => void; onFailed: (error: unknown) => void }

/** Saves the caller's profile; sidebar and welcome show the new name at once (rule CARE-12). */
function useSaveProfile({ onSaved, onFailed }: SaveProfile) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (changes: ProfileChanges) => callApi('PUT /user/profile', { body: changes }),
    async onSuccess(user) {
      cacheUser(user)
      queryClient.setQueriesData({ queryKey: ['profile', 'getOne'] }, { ...user, id: 'me' })
      await queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] })
      toast.succeed('caretaker.profile.updated')
      onSaved()
    },
    async onError(error) {
      if (await logoutIfAccessDenied(error)) return
      toast.fail(null, 'caretaker.profile.failed')
      onFailed(error)
    },
  })
  return {
    isPending,
    save(changes: ProfileChanges) {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(changes)
    },
  }
}
