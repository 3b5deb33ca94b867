import { passwordChecklist, scorePassword } from '@thodu/api/contract/accounts/account-rules'
import { texts } from '@thodu/api/contract/texts'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { signingUp } from '#words/signing-up.ts'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { Icon } from '../ui/Icon.tsx'

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

/** The password's strength: a meter filled to score / 5 and the five rules (rule ACC-6). */
function PasswordStrength({ id, password }: { id: string; password: string }) {
  const score = scorePassword(password)
  return (
    <div className="strength" id={id}>
      {password !== '' && (
        <>
          <p className="strength-label" aria-live="polite">
            {signingUp.strength}: <b>{texts.password.strength[score]}</b>
          </p>
          <span className="strength-bar" data-score={score} aria-hidden="true">
            <span />
          </span>
        </>
      )}
      <p className="small">{signingUp.checklist.heading}</p>
      <ul className="plain checklist">
        {passwordChecklist.map((rule) => {
          const met = rule.test(password)
          return (
            <li key={rule.id} data-met={met}>
              <Icon name={met ? 'check' : 'minus'} />
              {signingUp.checklist.rules[rule.id]}
              <span className="visually-hidden"> ({met ? signingUp.checklist.met : signingUp.checklist.unmet})</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
