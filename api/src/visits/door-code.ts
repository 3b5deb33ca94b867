import { createHmac, type KeyObject } from 'node:crypto'
import { toTime } from '../contract/time.ts'
import type { DoorCode } from '../contract/visits/visit-parts.schema.ts'

export type DoorKind = 'start' | 'end'
export type DoorCodeOwner = { visit: string; kind: DoorKind }

/** A code is valid this long, in minutes. */
const stands = 15
/** Codes are listed this far ahead, in minutes, because a family may be offline. */
const ahead = 120

const codeOf = (secret: KeyObject, { visit, kind }: DoorCodeOwner, quarter: number): string =>
  (createHmac('sha256', secret).update(`door:${visit}:${kind}:${quarter}`).digest().readUInt32BE() % 10_000)
    .toString()
    .padStart(4, '0')

/**
 * Computes the codes of two hours, one for each quarter (rule DAY-21).
 * @param from minutes since 1970
 */
export function listDoorCodes(secret: KeyObject, door: DoorCodeOwner, from: number): DoorCode[] {
  const first = Math.floor(from / stands)
  return Array.from({ length: ahead / stands + 1 }, (_, place) => {
    const quarter = first + place
    const span = { from: toTime(quarter * stands), until: toTime((quarter + 1) * stands) }
    return { code: codeOf(secret, door, quarter), ...span }
  })
}

/**
 * Accepts adjacent quarters too, because clocks differ and the way to the door takes time.
 * @param moment minutes since 1970
 */
export function isDoorCode(secret: KeyObject, door: DoorCodeOwner, code: string, moment: number): boolean {
  const quarter = Math.floor(moment / stands)
  return [quarter - 1, quarter, quarter + 1].some((one) => codeOf(secret, door, one) === code)
}

/** A family sees codes from this long before the start until this long after the end, in minutes. */
export const toldBefore = 60
export const toldAfter = 30
