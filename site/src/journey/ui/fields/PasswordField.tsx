import { suggestedPassword } from '@thodu/api/contract/accounts/suggested-password'
import { type InputHTMLAttributes, useState } from 'react'
import { login } from '#words/login.ts'
import { Icon } from '../Icon.tsx'
import { Field } from './Field.tsx'

type Props = { id: string; label: string; error: string | undefined; describedBy?: string } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'type'
>

export function PasswordField({ id, label, error, describedBy, ...input }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={label} error={error} required>
      {(aria) => (
        <span className="password-input">
          <input
            {...input}
            {...aria}
            {...(input.autoComplete === 'new-password' ? suggestedPassword : {})}
            aria-describedby={[aria['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined}
            className="input"
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
          />
          <button
            type="button"
            className="icon-button"
            aria-pressed={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            <Icon
              name={shown ? 'eye-off' : 'eye'}
              label={shown ? login.fields.hidePassword : login.fields.showPassword}
            />
          </button>
        </span>
      )}
    </Field>
  )
}
