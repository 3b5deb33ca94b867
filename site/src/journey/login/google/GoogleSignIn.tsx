import type { FactorChallenge } from '@thodu/api/contract/accounts/factors.schema'
import { ApiFailure } from '@thodu/api/contract/client/client'
import { texts } from '@thodu/api/contract/texts'
import { useEffect, useRef, useState } from 'react'
import { signingUp } from '#words/signing-up.ts'
import { api } from '../../session/api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { enter } from '../SignInForm.tsx'

type GoogleClient = { clientId: string; nonce: string }

/** Google's button, when the installation has a client ID (rule ACC-21). */
export default function GoogleSignIn({ onQuestion }: { onQuestion: (question: FactorChallenge) => void }) {
  const [client, setClient] = useState<GoogleClient | null>(null)
  const [error, setError] = useState<string>()
  const slot = useRef<HTMLDivElement>(null)

  useEffect(() => {
    void api
      .call('GET /auth/google-client')
      .then(({ clientId, nonce }) => setClient(clientId === null || nonce === undefined ? null : { clientId, nonce }))
      .catch(() => undefined)
  }, [])

  useEffect(() => {
    if (client === null || !slot.current) return
    const parent = slot.current
    const signIn = async (token: string) => {
      setError(undefined)
      try {
        const answer = await api.call('POST /auth/google', { body: { token } })
        if ('challenge' in answer) onQuestion(answer)
        else enter(answer)
      } catch (failure) {
        setError(
          failure instanceof ApiFailure && failure.status < 500 && failure.status
            ? failure.message
            : texts.auth.googleFailed,
        )
      }
    }
    loadGoogleIdentity()
      .then((identity) => {
        identity.initialize({
          client_id: client.clientId,
          nonce: client.nonce,
          callback: ({ credential }) => void signIn(credential),
        })
        identity.renderButton(parent, { type: 'standard', size: 'large', shape: 'pill', text: 'signin_with' })
      })
      .catch(() => setError(texts.auth.googleFailed))
  }, [client, onQuestion])

  if (client === null) return null
  return (
    <div className="google">
      <p className="google-or">{signingUp.google.or}</p>
      <div ref={slot} className="google-slot" />
      {error && <Alert tone="error">{error}</Alert>}
    </div>
  )
}

/** The part of Google's identity client that this page uses (https://accounts.google.com/gsi/client). */
type GoogleIdentity = {
  initialize: (options: {
    client_id: string
    nonce: string
    callback: (answer: { credential: string }) => void
  }) => void
  renderButton: (parent: HTMLElement, options: Record<string, string | number>) => void
}
declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } }
  }
}

const CLIENT_URL = 'https://accounts.google.com/gsi/client'

/** Loads Google's client at runtime (rule ACC-21). @throws when it cannot be loaded */
function loadGoogleIdentity(): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = CLIENT_URL
    script.async = true
    script.onload = () => (window.google ? resolve(window.google.accounts.id) : reject(new Error('no client')))
    script.onerror = () => reject(new Error('not loaded'))
    document.head.append(script)
  })
}
