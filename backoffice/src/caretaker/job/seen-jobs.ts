import { seenKey } from '@thodu/api/contract/people/session-keys'
import { useSyncExternalStore } from 'react'
import { readCachedUser } from '../../app/wire/session.ts'
import type { Job } from './job.ts'

const listeners = new Set<() => void>()
const keyOf = (): string => seenKey(readCachedUser()?._id ?? '', 'jobs')
const readText = (): string => localStorage.getItem(keyOf()) ?? ''
const idsIn = (text: string): string[] => text.split(' ').filter(Boolean)

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(), ids.join(' '))
  } catch {
    // A full or closed storage costs the mark, never the work: the job stays marked as new.
  }
  for (const listener of listeners) listener()
}

/** Remembers that a job was looked at, on this device. */
export function markSeen(id: string): void {
  const ids = idsIn(readText())
  if (!ids.includes(id)) keep([...ids, id])
}

/** Forgets jobs that are not assigned any more: one that comes back is new again. */
export function forgetOtherJobs(jobs: readonly Pick<Job, 'id'>[]): void {
  const ids = idsIn(readText())
  const known = ids.filter((id) => jobs.some((job) => job.id === id))
  if (known.length < ids.length) keep(known)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a job was assigned and nobody has opened it or called the family since (rule CARE-16). */
export function useIsNew({ id, status }: Pick<Job, 'id' | 'status'>): boolean {
  const text = useSyncExternalStore(subscribe, readText)
  return status === 'pending' && !idsIn(text).includes(id)
}
