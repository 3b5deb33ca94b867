import Button from '@mui/material/Button'
import { checkPasswordChange } from '@thodu/api/contract/accounts/account-rules'
import { useTranslate } from 'react-admin'
import { useForm } from 'react-hook-form'
import { Section } from '../../app/looks/Section.tsx'
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
  const { register, handleSubmit, formState, reset, setError } = useForm({ defaultValues: empty })
  const { changePassword, isPending } = useChangePassword(() => reset(empty))

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
