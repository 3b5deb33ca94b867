import { useSyncExternalStore } from 'react'
import { showsLastSeen, watchLastSeen } from '../session/last-seen.ts'

export const useLastSeen = (): boolean => useSyncExternalStore(watchLastSeen, showsLastSeen)
