import type { BookingStatus } from '@thodu/api/contract/care/booking-status'
import type { CallOptions } from '@thodu/api/contract/client/client'
import { randomUuid } from '@thodu/api/contract/client/plain-http'
import { outboxKey, outboxKeys } from '@thodu/api/contract/people/session-keys'
import type { Tick } from '@thodu/api/contract/tasks/care-tasks'
import { dayMs, hourMs } from '@thodu/api/contract/time'
import type { IncidentKind } from '@thodu/api/contract/visits/incident-kinds'
import { readCachedUser } from '../../app/wire/session.ts'

/** Entries at the end of a visit: notes for the next caretaker and the family, and ticks. */
type LeftWords = { note?: string; forFamily?: string; tasks?: Tick[] }
type ConfirmedChanges = CallOptions<'POST /caretaker/schedule-changes/confirm'>['body']
export type QueuedAction =
  | { kind: 'start'; subject: string; body: { code?: string } }
  | { kind: 'end'; subject: string; body: { code?: string } & LeftWords }
  | { kind: 'step'; subject: string; body: { status: BookingStatus } }
  | { kind: 'note'; subject: string; body: { note: string } }
  | { kind: 'trouble'; subject: string; body: { kind: IncidentKind; text?: string } }
  | { kind: 'confirm'; subject: 'schedule-changes'; body: ConfirmedChanges }
export type QueuedActionKind = QueuedAction['kind']
/** A queued action. The server applies its id once, however often it is sent; `pressedAt` is ISO. */
export type StoredAction = QueuedAction & { id: string; pressedAt: string; state: 'waiting' | 'refused'; why?: string }

const kinds: readonly QueuedActionKind[] = ['start', 'end', 'step', 'note', 'trouble', 'confirm']
/** How long texts and other actions are stored on a phone, in ms. */
const keptFor = (kind: QueuedActionKind): number => (kind === 'note' || kind === 'trouble' ? 72 * hourMs : 7 * dayMs)
/** The texts of an end are deleted earlier than the end itself. */
const wordsFor = keptFor('note')

const listeners = new Set<() => void>()
/** Actions that full or blocked storage rejected: this tab keeps and sends them. */
let unstored: readonly StoredAction[] | undefined
let snapshot: { text: string; list: readonly StoredAction[] } = { text: '', list: [] }

const keyOf = (): string => outboxKey(readCachedUser()?._id ?? '')

function isWaiting(value: unknown): value is StoredAction {
  if (typeof value !== 'object' || value === null) return false
  const { kind, id, subject, pressedAt, state, body } = value as Record<string, unknown>
  const texts = [id, subject, pressedAt].every((text) => typeof text === 'string')
  const known = kinds.some((one) => one === kind) && (state === 'waiting' || state === 'refused')
  return texts && known && typeof body === 'object' && body !== null
}

/** Removes outdated actions and texts (rule CARE-23). */
function withoutOld(list: readonly StoredAction[], now: number): StoredAction[] {
  const isYoung = ({ kind, pressedAt }: StoredAction) => now - Date.parse(pressedAt) < keptFor(kind)
  return list.filter(isYoung).map((one) => {
    if (one.kind !== 'end' || now - Date.parse(one.pressedAt) < wordsFor) return one
    const { code } = one.body
    return { ...one, body: code === undefined ? {} : { code } }
  })
}

function parse(text: string): readonly StoredAction[] {
  try {
    const value: unknown = JSON.parse(text === '' ? '[]' : text)
    return Array.isArray(value) ? withoutOld(value.filter(isWaiting), Date.now()) : []
  } catch {
    return []
  }
}

/** Deletes outdated actions of every account on this device from the storage (rule CARE-23). */
export function sweepOutboxes(): void {
  for (const key of outboxKeys(localStorage)) {
    const text = localStorage.getItem(key) ?? ''
    const list = parse(text)
    if (list.length === 0) localStorage.removeItem(key)
    else if (JSON.stringify(list) !== text) localStorage.setItem(key, JSON.stringify(list))
  }
}

/** The signed-in account's actions in the order of the presses; a snapshot for `useSyncExternalStore`. */
export function readOutbox(): readonly StoredAction[] {
  if (unstored) return unstored
  const text = localStorage.getItem(keyOf()) ?? ''
  if (text !== snapshot.text) snapshot = { text, list: parse(text) }
  return snapshot.list
}

function keep(list: readonly StoredAction[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(keyOf())
    else localStorage.setItem(keyOf(), JSON.stringify(list))
    unstored = undefined
  } catch {
    unstored = list.length === 0 ? undefined : list
  }
  for (const listener of listeners) listener()
}

/** Whether an action repeats a queued one: one start and one end per visit, one step of a kind per booking. */
const isSame = (one: StoredAction, press: QueuedAction): boolean =>
  one.kind === press.kind &&
  one.subject === press.subject &&
  one.kind !== 'note' &&
  one.kind !== 'trouble' &&
  one.kind !== 'confirm' &&
  (one.kind !== 'step' || press.kind !== 'step' || one.body.status === press.body.status)

/**
 * Stores an action before it is sent. A repeated press adds its new texts to the queued action; after a refusal it is a new
 * action with its own time.
 */
export function enqueue(press: QueuedAction): StoredAction {
  const list = readOutbox().filter((one) => one.state === 'waiting' || !isSame(one, press))
  const waits = list.find((one) => isSame(one, press))
  const id = waits?.id ?? randomUuid()
  const pressedAt = waits?.pressedAt ?? new Date().toISOString()
  const kept = { ...press, body: { ...waits?.body, ...press.body }, id, pressedAt, state: 'waiting' } as StoredAction
  keep(waits ? list.map((one) => (one === waits ? kept : one)) : [...list, kept])
  return kept
}

export const dequeue = (id: string): void => keep(readOutbox().filter((one) => one.id !== id))

export const refuseAction = (id: string, why: string): void =>
  keep(readOutbox().map((one) => (one.id === id ? { ...one, state: 'refused' as const, why } : one)))

/**
 * Calls the listener on every change, in this tab and in others.
 * @returns a function that unsubscribes
 */
export function subscribeToOutbox(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === keyOf()) listener()
  }
  listeners.add(listener)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', hear)
  }
}
