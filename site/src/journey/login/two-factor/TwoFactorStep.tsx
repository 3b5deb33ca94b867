import { cleanCode } from '@thodu/api/contract/clean-text'
import { codeDigits } from '@thodu/api/contract/people/one-time-code'
import { second } from '#words/two-factor.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { type SecondStepProps, useSecondStep, type Way } from './use-two-factor.ts'

const leads: Record<Way, string> = {
  totp: second.lead,
  passkey: second.leadPasskey,
  recovery: second.leadRecovery,
}
const links: Record<Way, string> = {
  totp: second.useApp,
  passkey: second.usePasskey,
  recovery: second.useRecovery,
}

const labels = { totp: second.codeLabel, recovery: second.recoveryLabel }
const inputs = {
  totp: { className: 'input code-input', inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { className: 'input', autoComplete: 'off' },
} as const

// A copy of `code/CodeField.tsx`: sharing it would split the page's first script into more files.
const takeDigits = (input: string): string => cleanCode(input).replace(/\D/g, '').slice(0, codeDigits)

type CodeProps = {
  way: Exclude<Way, 'passkey'>
  code: string
  error: string | undefined
  onChange: (code: string) => void
}

const CodeOfWay = ({ way, code, error, onChange }: CodeProps) => (
  <Field id="second-step" label={labels[way]} error={error} required>
    {(aria) => (
      <input
        {...aria}
        {...inputs[way]}
        type="text"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={({ target }) => onChange(way === 'totp' ? takeDigits(target.value) : target.value)}
      />
    )}
  </Field>
)

/** Two-factor challenge at sign-in: a code from an app, a passkey, or a recovery code from paper. */
export default function SecondStep(props: SecondStepProps) {
  const { way, others, choose, code, change, error, failure, sending, submit } = useSecondStep(props)
  return (
    <form noValidate onSubmit={submit} aria-labelledby="login-heading">
      <p className="soft">{leads[way]}</p>
      {way !== 'passkey' && <CodeOfWay key={way} way={way} code={code} error={error} onChange={change} />}
      {way === 'passkey' && error && <Alert tone="error">{error}</Alert>}
      {failure && <Alert tone="error">{failure}</Alert>}
      <button type="submit" className="button button-block" disabled={sending}>
        {sending ? second.sending : way === 'passkey' ? second.usePasskey : second.submit}
      </button>
      {others.map((other) => (
        <p key={other}>
          <button type="button" className="button-link" disabled={sending} onClick={() => choose(other)}>
            {links[other]}
          </button>
        </p>
      ))}
      <p className="journey-foot">
        <button type="button" className="button-link" onClick={() => props.onBack()}>
          {second.startAgain}
        </button>
      </p>
    </form>
  )
}
