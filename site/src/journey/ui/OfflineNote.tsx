import { useSyncExternalStore } from 'react'
import { frame } from '#words/frame.ts'
import { showsLastSeen, watchLastSeen } from '../session/last-seen.ts'
import { Alert } from './Alert.tsx'

function subscribe(change: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, change)
  const endWatch = watchLastSeen(change)
  return () => {
    endWatch()
    for (const event of ['online', 'offline']) removeEventListener(event, change)
  }
}

/** Says that the shown data may be old; disappears when the connection is back or an answer came. */
export function OfflineNote() {
  const isNew = useSyncExternalStore(subscribe, () => navigator.onLine && !showsLastSeen())
  return isNew ? null : <Alert tone="note">{frame.lastSeen}</Alert>
}
