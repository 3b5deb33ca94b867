import { draftKey } from '@thodu/api/contract/people/session-keys'
import { minuteMs } from '@thodu/api/contract/time'
import type { TroubleKind } from '@thodu/api/contract/visits/trouble-kinds'
import { readCachedUser } from '../../app/session/session.ts'
import type { api } from '../../app/wire/api.ts'
import { statusOf } from '../wire/call-status.ts'

/** What is wrong, as it was pressed: its own id makes it count once however often it is sent. `occurredAt` ISO. */
export type PressedTrouble = { kind: TroubleKind; text?: string; occurredAt: string; clientEventId: string }

/** Kept like a draft: it survives a reload and a session that ends, for the same account only (session-keys.ts). */
const keyOf = (visitId: string): string => draftKey(readCachedUser()?._id ?? '', `trouble.${visitId}`)

const isPressed = (value: unknown): value is PressedTrouble =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'occurredAt', 'clientEventId'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

/** What was pressed and has not arrived yet, the first first. */
export function readTroubles(visitId: string): PressedTrouble[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(visitId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPressed) : []
  } catch {
    return []
  }
}

function keep(visitId: string, troubles: readonly PressedTrouble[]): void {
  try {
    if (troubles.length === 0) localStorage.removeItem(keyOf(visitId))
    else localStorage.setItem(keyOf(visitId), JSON.stringify(troubles))
  } catch {
    // A full storage costs the copy on the phone, never the press that is being sent.
  }
}
const forget = (visitId: string, { clientEventId }: PressedTrouble): void =>
  keep(
    visitId,
    readTroubles(visitId).filter((one) => one.clientEventId !== clientEventId),
  )

/** The server has read it and says no: sent again it would hear the same. */
const isRefused = (error: unknown): boolean => [400, 403, 404, 409, 413].includes(statusOf(error) ?? 0)

/**
 * Sends what is wrong. One that waited says when it was pressed; else the server's clock counts. It is kept on the phone until
 * the server has taken or refused it (rule CARE-25).
 */
export async function sendTrouble(call: typeof api.call, visitId: string, pressed: PressedTrouble): Promise<void> {
  const { occurredAt, ...said } = pressed
  const waited = Date.now() - Date.parse(occurredAt) > minuteMs
  const others = readTroubles(visitId).filter((one) => one.clientEventId !== pressed.clientEventId)
  keep(visitId, [...others, pressed])
  try {
    await call('POST /caretaker/visits/{id}/trouble', {
      params: { id: visitId },
      body: { ...said, ...(waited ? { occurredAt } : {}) },
    })
    forget(visitId, pressed)
  } catch (error) {
    if (isRefused(error)) forget(visitId, pressed)
    throw error
  }
}
