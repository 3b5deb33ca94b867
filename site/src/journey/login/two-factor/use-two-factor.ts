import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { FactorChallenge } from '@thodu/api/contract/accounts/factors.schema'
import type { PasskeyRequest } from '@thodu/api/contract/accounts/passkeys.schema'
import { ApiFailure } from '@thodu/api/contract/client/client'
import { challengeAttempts, challengeMinutes, codeDigits } from '@thodu/api/contract/people/one-time-code'
import { texts } from '@thodu/api/contract/texts'
import { minuteMs } from '@thodu/api/contract/time'
import { type SubmitEvent, useEffect, useState } from 'react'
import { second } from '#words/two-factor.ts'
import { api } from '../../session/api.ts'

export type Way = 'totp' | 'passkey' | 'recovery'
export type SecondStepProps = {
  question: FactorChallenge
  onSignedIn: (session: SignedIn) => void
  /** `why` is set when the challenge has ended. */
  onBack: (why?: string) => void
}

export function useSecondStep({ question, onSignedIn, onBack }: SecondStepProps) {
  const ways = (['totp', 'passkey', 'recovery'] as const).filter((way) => question.kinds.includes(way))
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [used, setUsed] = useState(0)
  const [sending, setSending] = useState(false)

  // The server does not report the end of a challenge, so the page counts time and attempts itself (rule ACC-34).
  useEffect(() => {
    const timer = setTimeout(() => onBack(second.over), challengeMinutes * minuteMs)
    return () => clearTimeout(timer)
  }, [onBack])

  const refuse = (cause: unknown) => {
    if (!(cause instanceof ApiFailure) || cause.status === 0 || cause.status >= 500)
      return setFailure(texts.server.failed)
    if (cause.status !== 401) return setFailure(cause.message)
    if (used + 1 >= challengeAttempts) return onBack(second.over)
    setUsed(used + 1)
    setCode('')
    setError(second.wrong)
  }
  const send = async (proof: { code?: string; recoveryCode?: string; assertion?: { id: string } }) => {
    setSending(true)
    setError(undefined)
    setFailure(undefined)
    try {
      onSignedIn(await api.call('POST /auth/second-factor', { body: { challenge: question.challenge, ...proof } }))
    } catch (cause) {
      refuse(cause)
      setSending(false)
    }
  }
  const sendPasskey = async () => {
    setSending(true)
    setError(undefined)
    const assertion = question.passkey && (await askForPasskey(question.passkey).catch(() => undefined))
    if (assertion) return send({ assertion })
    setFailure(second.passkeyFailed)
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
  return { way, others: ways.filter((other) => other !== way), choose, code, change, error, failure, sending, submit }
}

/** Makes the browser request a passkey. @throws when the person cancels, or has none */
async function askForPasskey(optionsJSON: PasskeyRequest) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON })
}
