import { useSyncExternalStore } from 'react'
import { frame } from '#words/journey/frame.ts'
import { Alert } from './Alert.tsx'

function subscribe(change: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, change)
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, change)
  }
}

/** Says that what stands here may be old; goes when the line is back. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return isOnline ? null : <Alert tone="note">{frame.lastSeen}</Alert>
}
