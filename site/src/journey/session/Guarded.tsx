import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Role } from '@thodu/api/contract/people/role-names'
import { type ReactNode, useEffect, useState } from 'react'
import { Spinner } from '../ui/Spinner.tsx'
import { cacheShell } from './cache-shell.ts'
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
        if (!gone) setUser(admitted)
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
