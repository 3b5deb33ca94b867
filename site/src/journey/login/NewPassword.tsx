import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { signingUp } from '#words/journey/signing-up.ts'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

type Registered = UseFormRegisterReturn & { error: string | undefined }
type Props = { id: string; label: string; value: string; chosen: Registered; repeated: Registered }

export function NewPassword({ id, label, value, chosen, repeated }: Props) {
  const strengthId = useId()
  return (
    <>
      <PasswordField id={id} label={label} autoComplete="new-password" describedBy={strengthId} {...chosen} />
      <PasswordStrength id={strengthId} password={value} />
      <PasswordField
        id="confirm-password"
        label={signingUp.fields.confirmPassword}
        autoComplete="new-password"
        {...repeated}
      />
    </>
  )
}
