import { passwordChecklist, scorePassword } from '@thodu/api/contract/accounts/account-rules'
import { texts } from '@thodu/api/contract/texts'
import { signingUp } from '#words/journey/signing-up.ts'
import { Icon } from '../ui/Icon.tsx'

/** The password's strength: a meter filled to score / 5 and the five rules (rule ACC-6). */
export function PasswordStrength({ id, password }: { id: string; password: string }) {
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
