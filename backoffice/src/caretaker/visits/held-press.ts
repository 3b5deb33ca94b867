import { draftKey } from '@thodu/api/contract/people/session-keys'
import type { Tick } from '@thodu/api/contract/tasks/care-tasks'
import { minuteMs } from '@thodu/api/contract/time'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { readCachedUser } from '../../app/session/session.ts'
import type { callApi } from '../../app/wire/http-client.ts'
import { isLost } from '../wire/call-status.ts'

export type PressKind = 'start' | 'end'
/** What is left at the end, for the next visitor and for the family, and what was ticked. */
export type LeftWords = { note?: string; forFamily?: string; tasks?: Tick[] }
/** A press of Start or End: its own id makes it count once however often it is sent. `pressedAt` ISO. */
type Press = { kind: PressKind; clientEventId: string; pressedAt: string } & LeftWords

/** Kept like a draft: it survives a reload and a session that ends, for the same account only (session-keys.ts). */
const keyOf = (visitId: string): string => draftKey(readCachedUser()?._id ?? '', `visit.${visitId}`)

function isPress(value: unknown): value is Press {
  if (typeof value !== 'object' || value === null) return false
  const { kind, clientEventId, pressedAt } = value as Record<string, unknown>
  return (kind === 'start' || kind === 'end') && typeof clientEventId === 'string' && typeof pressedAt === 'string'
}

/** The press that has not arrived yet, if it still fits what the visit waits for. */
export function readPress(visitId: string, kind: PressKind): Press | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(visitId)) ?? 'null')
    return isPress(value) && value.kind === kind ? value : undefined
  } catch {
    return undefined
  }
}

/** Keeps a press before it is sent; the same one where it waits already, with the words it has where no newer ones are typed. */
export function holdPress(visitId: string, kind: PressKind, words: LeftWords = {}): Press {
  const waiting = readPress(visitId, kind)
  const note = words.note?.trim() || waiting?.note
  const forFamily = words.forFamily?.trim() || waiting?.forFamily
  const tasks = words.tasks?.length ? words.tasks : waiting?.tasks
  const press: Press = {
    kind,
    clientEventId: waiting?.clientEventId ?? crypto.randomUUID(),
    pressedAt: waiting?.pressedAt ?? new Date().toISOString(),
    ...(note ? { note } : {}),
    ...(forFamily ? { forFamily } : {}),
    ...(tasks ? { tasks } : {}),
  }
  try {
    localStorage.setItem(keyOf(visitId), JSON.stringify(press))
  } catch {
    // A full storage costs the copy on the phone, never the press that is being sent.
  }
  return press
}

const forgetPress = (visitId: string): void => localStorage.removeItem(keyOf(visitId))

const calls = { start: 'POST /caretaker/visits/{id}/start', end: 'POST /caretaker/visits/{id}/end' } as const

/**
 * Sends a press. One that waited says when it was made; else the server's clock counts. It stays until the server has taken
 * or refused it.
 * @param call the client at hand: the first screen has another than the screens behind it
 */
export async function sendPress(call: typeof callApi, visitId: string, press: Press): Promise<OwnVisit> {
  const { kind, clientEventId, pressedAt, note, forFamily, tasks } = press
  const waited = Date.now() - Date.parse(pressedAt) > minuteMs
  try {
    const said = { clientEventId, ...(waited ? { occurredAt: pressedAt } : {}) }
    const left = { ...(note ? { note } : {}), ...(forFamily ? { forFamily } : {}), ...(tasks ? { tasks } : {}) }
    const saved = await (kind === 'start'
      ? call(calls.start, { params: { id: visitId }, body: said })
      : call(calls.end, { params: { id: visitId }, body: { ...said, ...left } }))
    forgetPress(visitId)
    return saved
  } catch (error) {
    if (!isLost(error)) forgetPress(visitId)
    throw error
  }
}
