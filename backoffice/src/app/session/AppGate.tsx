import type { Role } from '@thodu/api/contract/people/roles'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { gateWords, reader } from '../../words/locale.ts'
import { readCachedUser } from '../wire/session.ts'
import { enterApp } from './enter-app.ts'

const RETRY_EVERY = 4_000
const words = gateWords[reader]

const RELOADED_KEY = 'thodu.reloaded'
const RELOAD_AGAIN_AFTER = 60_000

/**
 * A browser never requests a failed chunk again in the same page, so the page reloads, at most once a minute; else the failure
 * is shown.
 */
async function orReload(code: Promise<ComponentType>, whenIdle: EarlyScreen['whenIdle']): Promise<ComponentType> {
  try {
    return await code
  } catch (cause) {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_KEY)) < RELOAD_AGAIN_AFTER) throw cause
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
    await whenIdle()
    location.reload()
    return new Promise(() => undefined)
  }
}

export type WaitingProps = { failed: boolean; onRetry: () => void }
/** A screen that works before the app is loaded. The app replaces it once none of its actions is open. */
export type EarlyScreen = { render: (waiting: WaitingProps) => ReactNode; whenIdle: () => Promise<void> }
type AppGateProps<Home extends Role> = {
  home: Home
  load: (home: Home) => Promise<ComponentType>
  early: EarlyScreen | undefined
  hasSeen: () => boolean
}

/**
 * Shows a spinner, or an early screen, until the server has confirmed role and session (rule WHO-13). Offline, the caretaker app
 * opens with the data seen last. Works before react-admin is loaded.
 */
export function AppGate<Home extends Role>({ home, load, early = spinner, hasSeen }: AppGateProps<Home>) {
  const [Opened, setOpened] = useState<ComponentType | null>(null)
  const [failed, setFailed] = useState(false)
  const enter = useCallback(async () => {
    try {
      // A cached user of this role gets the code while the server checks the session; everyone else gets no code.
      const begun = readCachedUser()?.role === home ? load(home) : undefined
      begun?.catch(() => undefined)
      if ((await enterApp(home, early.whenIdle, hasSeen)) === null) return
      const Loaded = await orReload(begun ?? load(home), early.whenIdle)
      // This check comes last and `flushSync` draws at once: a press that begins in between would end on another screen.
      await early.whenIdle()
      flushSync(() => setOpened(() => Loaded))
    } catch {
      setFailed(true)
    }
  }, [home, load, early, hasSeen])

  useEffect(() => {
    void enter()
  }, [enter])
  useEffect(() => {
    if (!failed || Opened) return
    const timer = setInterval(() => void enter(), RETRY_EVERY)
    return () => clearInterval(timer)
  }, [failed, Opened, enter])

  return Opened ? <Opened /> : early.render({ failed, onRetry: () => void enter() })
}

const renderGate = ({ failed, onRetry }: WaitingProps): ReactNode =>
  failed ? (
    <main className="gate" role="alert">
      <p>{words.enterFailed}</p>
      <button type="button" onClick={onRetry}>
        {words.retry}
      </button>
    </main>
  ) : (
    <main className="gate" aria-busy="true">
      <span className="gate-spinner" aria-hidden="true" />
      <p role="status">{words.loading}</p>
    </main>
  )

/** It has no actions to wait for. */
const spinner: EarlyScreen = { render: renderGate, whenIdle: async () => undefined }
