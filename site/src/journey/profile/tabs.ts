import type { Role } from '@thodu/api/contract/people/role-names'
import { useEffect, useState } from 'react'

export const tabIds = ['overview', 'bookings', 'documents', 'analytics', 'settings'] as const
export type TabId = (typeof tabIds)[number]

/** A caretaker sees Overview and Settings only (rule WHO-5). */
export const tabsOf = (role: Role): readonly TabId[] => (role === 'user' ? tabIds : ['overview', 'settings'])

/** A section of Settings with an address of its own, which mails and the privacy notice use. */
export const dataHash = '#data'

export const tabOfHash = (hash: string, allowed: readonly TabId[]): TabId =>
  hash === dataHash ? 'settings' : (allowed.find((id) => `#${id}` === hash) ?? 'overview')

/** Stores the open tab in the address, so that links and Back work. */
export function useTab(allowed: readonly TabId[]) {
  const [tab, setTab] = useState(() => tabOfHash(location.hash, allowed))
  useEffect(() => {
    const follow = () => setTab(tabOfHash(location.hash, allowed))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [allowed])
  const open = (id: TabId) => {
    // Not location.hash: that would scroll to the panel of that name.
    history.pushState(null, '', `#${id}`)
    setTab(id)
  }
  return { tab, open }
}
