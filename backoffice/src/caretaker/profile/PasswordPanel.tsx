import VisibilityIcon from '@mui/icons-material/Visibility'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import type { TextFieldProps } from '@mui/material/TextField'
import TextField from '@mui/material/TextField'
import { checkPasswordChange } from '@thodu/api/contract/accounts/account-rules'
import { suggestedPassword } from '@thodu/api/contract/accounts/suggested-password'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { Section } from '../../app/looks/Section.tsx'
import { isLost } from '../../app/wire/call-status.ts'
import { callApi } from '../../app/wire/http-client.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { passwordHash } from '../today/password-banner.ts'

const fields = [
  { name: 'currentPassword', label: 'current', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'new', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'confirm', autoComplete: 'new-password' },
] as const
const empty: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Changes the caller's password. All other sessions of the account end (rule ACC-26). */
export function PasswordPanel() {
  const translate = useTranslate()
  const { register, handleSubmit, formState, reset, setError, setFocus } = useForm({ defaultValues: empty })
  const { mutate, isPending } = useAction({
    act: (change: PasswordChange) => callApi('PUT /user/change-password', { body: change }),
    touches: ['profile'],
    successKey: 'caretaker.password.changed',
    failureKey: (error) => (isLost(error) ? 'caretaker.noConnection' : 'caretaker.password.failed'),
    onDone: () => reset(empty),
  })

  const { hash, key } = useLocation()
  // `key` changes with each press of the banner's link, also on this screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (hash === passwordHash) setFocus('currentPassword')
  }, [hash, key, setFocus])

  function submit(change: PasswordChange) {
    const problem = checkPasswordChange(change)
    if (problem) setError(problem.field, { message: problem.message }, { shouldFocus: true })
    else mutate(change)
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

type PasswordChange = { currentPassword: string; newPassword: string; confirmPassword: string }

type PasswordFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'slotProps'> & { label: string }

function PasswordField({ label, ...props }: PasswordFieldProps) {
  const translate = useTranslate()
  const [shown, setShown] = useState(false)
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        onClick={() => setShown(!shown)}
        edge="end"
        aria-label={translate(shown ? 'caretaker.password.hide' : 'caretaker.password.show', { field: label })}
        sx={{ width: 44, height: 44 }}
      >
        {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextField
      {...props}
      label={label}
      type={shown ? 'text' : 'password'}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: {
          autoCapitalize: 'none',
          spellCheck: false,
          ...(props.autoComplete === 'new-password' && suggestedPassword),
        },
      }}
    />
  )
}
