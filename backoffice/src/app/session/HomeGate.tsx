import type { Role } from '@thodu/api/contract/people/roles'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { chooseLocale, gateWords } from '../../words/locale.ts'
import { enterHome } from './auth-provider.ts'
import './gate.css'

const RETRY_EVERY = 4_000
const words = gateWords[chooseLocale()]

/**
 * Shows a spinner while the session is being determined, and the home once the server has confirmed role and session
 * (rule WHO-13). Works before react-admin, its theme and its messages are loaded.
 */
export function HomeGate({ home, children }: { home: Role; children: ReactNode }) {
  const [state, setState] = useState<'checking' | 'failed' | 'open'>('checking')
  const enter = useCallback(async () => {
    try {
      if ((await enterHome(home)) !== null) setState('open')
    } catch {
      setState('failed')
    }
  }, [home])

  useEffect(() => {
    void enter()
  }, [enter])
  useEffect(() => {
    if (state !== 'failed') return
    const timer = setInterval(() => void enter(), RETRY_EVERY)
    return () => clearInterval(timer)
  }, [state, enter])

  if (state === 'open') return children
  if (state === 'checking') return <GateSpinner />
  return (
    <main className="gate" role="alert">
      <p>{words.enterFailed}</p>
      <button type="button" onClick={() => void enter()}>
        {words.retry}
      </button>
    </main>
  )
}

export const GateSpinner = () => (
  <main className="gate" aria-busy="true">
    <span className="gate-spinner" aria-hidden="true" />
    <p role="status">{words.loading}</p>
  </main>
)
