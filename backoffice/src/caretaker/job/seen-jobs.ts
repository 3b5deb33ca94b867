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
    // Full or blocked storage affects only the mark: the job remains marked as new.
  }
  for (const listener of listeners) listener()
}

/** Remembers on this device that the caretaker has opened a job. */
export function markSeen(id: string): void {
  const ids = idsIn(readText())
  if (!ids.includes(id)) keep([...ids, id])
}

/** Removes jobs that are no longer assigned, so that a job assigned again is new again. */
export function clearOtherJobs(jobs: readonly Pick<Job, 'id'>[]): void {
  const ids = idsIn(readText())
  const known = ids.filter((id) => jobs.some((job) => job.id === id))
  if (known.length < ids.length) keep(known)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a job is pending and the caretaker has neither opened it nor called the family (rule CARE-16). */
export function useIsNew({ id, status }: Pick<Job, 'id' | 'status'>): boolean {
  const text = useSyncExternalStore(subscribe, readText)
  return status === 'pending' && !idsIn(text).includes(id)
}
