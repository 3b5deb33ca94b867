import { ApiFailure, readAnswer } from '@thodu/api/contract/client/client'
import type { Role } from '@thodu/api/contract/people/roles'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { gateWords, reader, storeLanguage } from '../../words/locale.ts'
import { sendRemembered } from '../wire/api.ts'
import { connection } from '../wire/connection.ts'
import { cacheUser, forbiddenUrl, leaveForLogin, readCachedUser, readToken, type SessionUser } from '../wire/session.ts'
import { setFactorDue } from './factor-due.ts'
import { openWithoutLine } from './without-line.ts'

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

/** An app opens with the data this account saw last when no server answers. */
const mayOpenAnyway = (cause: unknown, role: Role): boolean =>
  readCachedUser()?.role === role && cause instanceof ApiFailure && [0, 502, 504].includes(cause.status)

/** How long the caretaker app waits for the server before it opens with the data seen last, in ms. */
const PATIENCE = 8_000

/**
 * Asks the server for the signed-in account before an app opens (rule WHO-3).
 * @param whenIdle resolves when no press or save is in progress
 * @param hasSeen whether this device has data to show offline; always false in the admin app
 * @returns the account, or null after a redirect to /login or /forbidden
 */
async function enterApp(
  role: Role,
  whenIdle: () => Promise<void>,
  hasSeen: () => boolean,
): Promise<SessionUser | null> {
  if (readToken() === null) {
    leaveForLogin()
    return null
  }
  try {
    const response = await sendRemembered('/auth/me', hasSeen() ? { timeout: PATIENCE } : {})
    const user = await readAnswer('GET /auth/me', response)
    cacheUser(user)
    // The account's language may have changed on another device, so the page reloads in it.
    if (storeLanguage(user.language)) {
      await whenIdle()
      location.reload()
      return null
    }
    setFactorDue(user.secondFactor)
    if (user.role === role) return user
    location.replace(forbiddenUrl())
    return null
  } catch (cause) {
    const known = readCachedUser()
    if (known && hasSeen() && mayOpenAnyway(cause, role)) {
      openWithoutLine()
      connection.reportLost()
      return known
    }
    if (!(cause instanceof ApiFailure) || cause.status !== 401) throw cause
    leaveForLogin('ended')
    return null
  }
}
