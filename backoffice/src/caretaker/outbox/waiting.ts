import { readOutbox, type StoredAction, subscribeToOutbox } from './outbox.ts'

/** Actions that are being sent for the first time: the screen waits for them. */
const fresh = new Set<string>()
let shown: { of: readonly StoredAction[]; without: string; list: readonly StoredAction[] } = {
  of: [],
  without: '',
  list: [],
}
const watchers = new Set<() => void>()
const tell = () => {
  for (const watcher of watchers) watcher()
}

/** Queued actions, without those being sent for the first time; a snapshot for `useSyncExternalStore`. */
export function readWaiting(): readonly StoredAction[] {
  const of = readOutbox()
  const without = [...fresh].join()
  if (shown.of !== of || shown.without !== without)
    shown = { of, without, list: of.filter(({ id, state }) => state === 'waiting' && !fresh.has(id)) }
  return shown.list
}

/** @returns a function that unsubscribes */
export function watchWaiting(watcher: () => void): () => void {
  watchers.add(watcher)
  const end = subscribeToOutbox(watcher)
  return () => {
    watchers.delete(watcher)
    end()
  }
}

/** Hides an action from `readWaiting` while it is being sent for the first time, because the screen shows it as in progress. */
export function pauseAction(id: string): void {
  fresh.add(id)
  tell()
}
/** Shows the action in `readWaiting` again, if it is still queued. */
export function resumeAction(id: string): void {
  fresh.delete(id)
  tell()
}
