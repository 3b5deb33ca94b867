import { useSyncExternalStore } from 'react'

let dueAt: string | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Until when this person may do without the second step that is asked for; undefined once there is one (rule ACC-37). */
export function setFactorDue(next: string | undefined): void {
  dueAt = next
  for (const listener of listeners) listener()
}

export const useFactorDue = (): string | undefined => useSyncExternalStore(subscribe, () => dueAt)
