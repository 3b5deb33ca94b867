type Listener = () => void

let reachable = navigator.onLine
const listeners = new Set<Listener>()

function setReachable(next: boolean): void {
  if (next === reachable) return
  reachable = next
  for (const listener of listeners) listener()
}
addEventListener('offline', () => setReachable(false))

/** Whether the last call reached the server; a store for `useSyncExternalStore`. */
export const connection = {
  isReachable: (): boolean => reachable,
  reportReached: (): void => setReachable(true),
  reportLost: (): void => setReachable(false),
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
