import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Role } from '@thodu/api/contract/people/role-names'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { language } from '#words/language/language.ts'
import { pathTo } from '../../language/paths.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { isUnconfirmedVisit, requireRole, watchSession } from './guard.ts'

type Props = { allowed: readonly Role[]; children: (user: User) => ReactNode }

/** Shows a spinner until the person is known, then the page (rule WHO-3). */
export function Guarded({ allowed, children }: Props) {
  const [user, setUser] = useState<User>()
  // A string, so that a new array on the next render does not call the server again.
  const key = allowed.join()
  useEffect(() => {
    let gone = false
    const ask = () =>
      requireRole(key.split(',') as Role[]).then((admitted) => {
        // A transition renders a long page in slices, so that a tap in the bar does not wait for it.
        if (!gone) startTransition(() => setUser(admitted))
        if (admitted) cacheShell()
      })
    void ask()
    // A person admitted offline is loaded again once the connection is back: until then less is known of the account.
    const requestFreshProof = () => {
      if (isUnconfirmedVisit()) void ask()
    }
    addEventListener('online', requestFreshProof)
    const stopWatching = watchSession()
    return () => {
      gone = true
      removeEventListener('online', requestFreshProof)
      stopWatching()
    }
  }, [key])
  return user ? children(user) : <Spinner />
}

type Line = { saveData?: boolean; effectiveType?: string }
function isPoorLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** Shortest time between two runs in one tab, in ms: pages of the journey follow each other quickly. */
const pauseMs = 10 * 60_000
const KEY = `thodu.shell.${language}`

/** Once the page is idle, the service worker (public/sw.js) stores the shell of the journey (rule JRN-19). */
function cacheShell(): void {
  if (!('serviceWorker' in navigator) || isPoorLine() || Date.now() - Number(sessionStorage.getItem(KEY)) < pauseMs)
    return
  const keep = async () => {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(`keep ${pathTo('/')}`)
    sessionStorage.setItem(KEY, String(Date.now()))
  }
  // Without the worker the journey only loses its offline pages.
  setTimeout(() => void keep().catch(() => undefined), 3_000)
}
