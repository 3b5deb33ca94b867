import type { Caregiver } from '@thodu/api/contract/visits/caregiver-card.schema'
import { useEffect, useState } from 'react'
import { api } from '../session/api.ts'

export type ReadCaregiver = { caregiver: Caregiver | null; at: number }

/** Loads the caregiver of a booking; undefined on failure, since the page is useful without them. */
export async function loadCaregiver(id: string, signal?: AbortSignal): Promise<ReadCaregiver | undefined> {
  try {
    const { caregiver } = await api.call('GET /booking/{id}/caregiver', { params: { id }, signal })
    return { caregiver, at: Date.now() }
  } catch {
    return undefined
  }
}

/** Loads the caregiver, again whenever the page becomes visible or the connection returns. `first`: already loaded. */
export function useCaregiver(id: string, first?: ReadCaregiver): ReadCaregiver | undefined {
  const [read, setRead] = useState(first)
  const isThere = first !== undefined
  useEffect(() => {
    const controller = new AbortController()
    async function look() {
      if (document.hidden) return
      const found = await loadCaregiver(id, controller.signal)
      if (found && !controller.signal.aborted) setRead(found)
    }
    const again = () => void look()
    if (!isThere) again()
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', again)
      controller.abort()
    }
  }, [id, isThere])
  return read
}
