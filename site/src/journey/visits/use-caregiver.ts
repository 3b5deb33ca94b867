import type { Caregiver } from '@thodu/api/contract/visits/caregiver-card.schema'
import { useEffect, useState } from 'react'
import { api } from '../session/api.ts'

/** Who comes, and the moment that was read. */
export type ReadCaregiver = { caregiver: Caregiver | null; at: number }

/** Who comes to a booking; undefined where it could not be read: the page is worth showing without it. */
export async function readCaregiver(id: string, signal?: AbortSignal): Promise<ReadCaregiver | undefined> {
  try {
    const { caregiver } = await api.call('GET /booking/{id}/caregiver', { params: { id }, signal })
    return { caregiver, at: Date.now() }
  } catch {
    return undefined
  }
}

/** Who comes; read again when somebody comes back to the page. `first` is what was read for it before it stood. */
export function useCaregiver(id: string, first?: ReadCaregiver): ReadCaregiver | undefined {
  const [read, setRead] = useState(first)
  const isThere = first !== undefined
  useEffect(() => {
    const controller = new AbortController()
    async function look() {
      if (document.hidden) return
      const found = await readCaregiver(id, controller.signal)
      // What was read before stands.
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
