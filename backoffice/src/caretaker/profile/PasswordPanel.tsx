import Button from '@mui/material/Button'
import { checkPasswordChange } from '@thodu/api/contract/accounts/account-rules'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { Section } from '../../app/looks/Section.tsx'
import { passwordHash } from '../today/password-banner.ts'
import { PasswordField } from './PasswordField.tsx'
import { type PasswordChange, useChangePassword } from './use-change-password.ts'

const fields = [
  { name: 'currentPassword', label: 'current', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'new', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'confirm', autoComplete: 'new-password' },
] as const
const empty: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordPanel() {
  const translate = useTranslate()
  const { register, handleSubmit, formState, reset, setError, setFocus } = useForm({ defaultValues: empty })
  const { changePassword, isPending } = useChangePassword(() => reset(empty))

  const { hash, key } = useLocation()
  // `key` changes with each press of the banner's link, also on this screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (hash === passwordHash) setFocus('currentPassword')
  }, [hash, key, setFocus])

  function submit(change: PasswordChange) {
    const problem = checkPasswordChange(change)
    if (problem) setError(problem.field, { message: problem.message }, { shouldFocus: true })
    else changePassword(change)
  }
  return (
    <Section title={translate('caretaker.password.title')}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        {fields.map(({ name, label, autoComplete }) => (
          <PasswordField
            key={name}
            {...register(name)}
            label={translate(`caretaker.password.${label}`)}
            autoComplete={autoComplete}
            error={formState.errors[name] !== undefined}
            helperText={translate(
              formState.errors[name]?.message ?? (name === 'newPassword' ? 'caretaker.password.hint' : ''),
            )}
          />
        ))}
        <Button type="submit" variant="contained" aria-disabled={isPending} sx={{ minHeight: 44, mt: 1 }}>
          {translate(isPending ? 'caretaker.profile.saving' : 'caretaker.password.submit')}
        </Button>
      </form>
    </Section>
  )
}
