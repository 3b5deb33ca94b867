import { useSyncExternalStore } from 'react'
import { showsLastSeen, watchLastSeen } from '../session/last-seen.ts'

/** Whether the last call got no answer. */
export const useLastSeen = (): boolean => useSyncExternalStore(watchLastSeen, showsLastSeen)
