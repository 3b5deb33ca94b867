import { useSyncExternalStore } from 'react'

let urgent = 0
const listeners = new Set<() => void>()

/** Sets the number of urgent cases in the title of the browser's tab, on every screen (rule HALL-2). */
export function showUrgentCount(count: number): void {
  if (count === urgent) return
  urgent = count
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useUrgent = (): number => useSyncExternalStore(listen, () => urgent)
