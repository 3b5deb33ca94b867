import { useSyncExternalStore } from 'react'
import { readOutbox, subscribe, type Waiting } from './outbox.ts'
import { readWaiting, watchWaiting } from './waiting.ts'

/** What was pressed and has not been sent: the screens show it as done. */
export const useWaiting = (): readonly Waiting[] => useSyncExternalStore(watchWaiting, readWaiting)

/** Everything that is kept, refused presses among it. */
export const useOutbox = (): readonly Waiting[] => useSyncExternalStore(subscribe, readOutbox)
