import { ApiFailure } from '@thodu/api/contract/client/client'
import { codeDigits, codePauseSeconds } from '@thodu/api/contract/people/one-time-code'
import { texts } from '@thodu/api/contract/texts'
import { type SubmitEvent, useCallback, useEffect, useState } from 'react'
import { signingUp } from '#words/signing-up.ts'
import { api } from '../../session/api.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import type { SignUpValues } from '../forms.ts'
import { CodeField } from './CodeField.tsx'

type Props = {
  values: SignUpValues
  /** The first message, and the seconds until another code may be requested. */
  status: string
  wait: number
  onSent: () => void
  onClose: () => void
  onCreated: () => void
  /** Called when the code was right but the server refused the account: the form shows the reason. */
  onRefused: (error: ApiFailure) => void
}

const wasRefused = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500 && error.status !== 429

const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiFailure && error.status !== 0 && error.status < 500 ? error.message : fallback

function useCode({ values, status: opening, wait, onSent, onCreated, onRefused }: Omit<Props, 'onClose'>) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [status, setStatus] = useState(opening)
  const [sending, setSending] = useState(false)
  // The code stays confirmed after a failed sign-up call: the second attempt must not use up another code.
  const [verified, setVerified] = useState(false)
  const { left, restart } = useCountdown(wait)
  const { email, name, password, phone } = values

  const createAccount = async () => {
    try {
      await api.call('POST /auth/signup', { body: { name, email, password, phone } })
      onCreated()
    } catch (failure) {
      if (wasRefused(failure)) onRefused(failure)
      else setError(messageOf(failure, signingUp.code.verifiedRetry))
    }
  }
  const verify = async (): Promise<boolean> => {
    try {
      await api.call('POST /auth/verify-otp', { body: { email, otp: code } })
      setVerified(true)
      return true
    } catch (failure) {
      setError(messageOf(failure, texts.otp.invalid))
      return false
    }
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (sending || code.length !== codeDigits) return
    setSending(true)
    setError(undefined)
    if (verified || (await verify())) await createAccount()
    setSending(false)
  }
  const resend = async () => {
    setError(undefined)
    restart(codePauseSeconds)
    try {
      await api.call('POST /auth/send-otp', { body: { email } })
      onSent()
      setStatus(signingUp.code.resent)
      setCode('')
      setVerified(false)
    } catch (failure) {
      setError(messageOf(failure, texts.otp.sendFailed))
      restart(failure instanceof ApiFailure ? (failure.retryAfter ?? 0) : 0)
    }
  }
  const type = (next: string) => {
    setCode(next)
    setError(undefined)
  }
  return { code, type, error, status, sending, left, submit, resend }
}

/** Dialog for the mailed code; a right code creates the account (rule ACC-17). */
export function CodeDialog({ onClose, ...verifying }: Props) {
  const { code, type, error, status, sending, left, submit, resend } = useCode(verifying)
  return (
    <Dialog title={signingUp.code.title} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <p role="status">{status}</p>
        <p className="small soft">{signingUp.code.sentTo(verifying.values.email)}</p>
        <CodeField id="otp" value={code} error={error} onChange={type} />
        <div className="dialog-actions">
          <button type="submit" className="button" disabled={code.length !== codeDigits || sending}>
            {sending ? signingUp.code.sending : signingUp.code.submit}
          </button>
          <button type="button" className="button-link" disabled={left > 0 || sending} onClick={resend}>
            {left > 0 ? signingUp.code.resendIn(left) : signingUp.code.resend}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function useCountdown(initialSeconds: number) {
  const [left, setLeft] = useState(initialSeconds)
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [running])
  return { left, restart: useCallback((seconds: number) => setLeft(seconds), []) }
}
