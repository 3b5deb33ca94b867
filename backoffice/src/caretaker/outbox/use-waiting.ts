import { useSyncExternalStore } from 'react'
import { readOutbox, subscribe, type Waiting } from './outbox.ts'
import { readWaiting, watchWaiting } from './waiting.ts'

/** Queued actions that the screens show as done. */
export const useWaiting = (): readonly Waiting[] => useSyncExternalStore(watchWaiting, readWaiting)

export const useOutbox = (): readonly Waiting[] => useSyncExternalStore(subscribe, readOutbox)
