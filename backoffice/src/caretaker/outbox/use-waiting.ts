import { useSyncExternalStore } from 'react'
import { readOutbox, type StoredAction, subscribeToOutbox } from './outbox.ts'
import { readWaiting, watchWaiting } from './waiting.ts'

/** Queued actions that the screens show as done. */
export const useQueuedActions = (): readonly StoredAction[] => useSyncExternalStore(watchWaiting, readWaiting)

export const useOutbox = (): readonly StoredAction[] => useSyncExternalStore(subscribeToOutbox, readOutbox)
