import { ApiFailure } from '@thodu/api/contract/calls/client'
import { codeDigits } from '@thodu/api/contract/people/one-time-code'
import type { FactorChallenge } from '@thodu/api/contract/schemas/factors.schema'
import { texts } from '@thodu/api/contract/texts'
import { type SubmitEvent, useEffect, useState } from 'react'
import { login } from '#words/journey/login.ts'
import { api } from '../../session/api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { CodeField } from '../code/CodeField.tsx'
import { LoginHeading } from '../LoginHeading.tsx'
import { enter } from '../SignInForm.tsx'
import { askForPasskey } from './ask-for-passkey.ts'

/** What the server allows for one question; it tells nobody when that is over, so the page counts along (rule ACC-34). */
const tries = 5
const lifetime = 5 * 60_000

type Way = 'totp' | 'passkey' | 'recovery'
type Props = { question: FactorChallenge; onBack: (why?: string) => void }

const leads: Record<Way, string> = {
  totp: login.second.lead,
  passkey: login.second.leadPasskey,
  recovery: login.second.leadRecovery,
}
const links: Record<Way, string> = {
  totp: login.second.useApp,
  passkey: login.second.usePasskey,
  recovery: login.second.useRecovery,
}

/** The second step of signing in: a code of an app, a passkey, or a code from paper. */
export default function SecondStep({ question, onBack }: Props) {
  const ways = (['totp', 'passkey', 'recovery'] as const).filter((way) => question.kinds.includes(way))
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [used, setUsed] = useState(0)
  const [sending, setSending] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => onBack(login.second.over), lifetime)
    return () => clearTimeout(timer)
  }, [onBack])

  const refuse = (cause: unknown) => {
    if (!(cause instanceof ApiFailure) || cause.status === 0 || cause.status >= 500)
      return setFailure(texts.server.failed)
    if (cause.status !== 401) return setFailure(cause.message)
    if (used + 1 >= tries) return onBack(login.second.over)
    setUsed(used + 1)
    setCode('')
    setError(login.second.wrong)
  }
  const send = async (proof: { code?: string; recoveryCode?: string; assertion?: { id: string } }) => {
    setSending(true)
    setError(undefined)
    setFailure(undefined)
    try {
      enter(await api.call('POST /auth/second-factor', { body: { challenge: question.challenge, ...proof } }))
    } catch (cause) {
      refuse(cause)
      setSending(false)
    }
  }
  const sendPasskey = async () => {
    setSending(true)
    setError(undefined)
    const assertion = await askForPasskey(question).catch(() => undefined)
    if (assertion) return send({ assertion })
    setFailure(login.second.passkeyFailed)
    setSending(false)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (sending) return
    if (way === 'passkey') void sendPasskey()
    else if (way === 'recovery' && code.trim() !== '') void send({ recoveryCode: code })
    else if (way === 'totp' && code.length === codeDigits) void send({ code })
  }
  const change = (next: string) => {
    setCode(next)
    setError(undefined)
    setFailure(undefined)
  }
  const choose = (next: Way) => {
    setWay(next)
    change('')
  }
  return (
    <form noValidate onSubmit={submit} aria-labelledby="login-heading">
      <LoginHeading focused>{login.second.heading}</LoginHeading>
      <p className="soft">{leads[way]}</p>
      {way === 'totp' && <CodeField id="second-code" value={code} error={error} onChange={change} />}
      {way === 'recovery' && (
        <Field id="recovery-code" label={login.second.recoveryLabel} error={error} required>
          {(aria) => (
            <input
              {...aria}
              className="input"
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={code}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </Field>
      )}
      {way === 'passkey' && error && <Alert tone="error">{error}</Alert>}
      {failure && <Alert tone="error">{failure}</Alert>}
      <button type="submit" className="button button-block" disabled={sending}>
        {sending ? login.second.sending : way === 'passkey' ? login.second.usePasskey : login.second.submit}
      </button>
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <p key={other}>
            <button type="button" className="button-link" disabled={sending} onClick={() => choose(other)}>
              {links[other]}
            </button>
          </p>
        ))}
      <p className="journey-foot">
        <button type="button" className="button-link" onClick={() => onBack()}>
          {login.second.startAgain}
        </button>
      </p>
    </form>
  )
}
