import { createHmac, type KeyObject } from 'node:crypto'
import { toTime } from '../../contract/time.ts'
import type { DoorCode } from '../../contract/visits/door-codes.schema.ts'

/** Which end of a visit a code is for. */
export type DoorKind = 'start' | 'end'
/** For which end of which visit. */
export type Door = { visit: string; kind: DoorKind }

/** How long a code stands, in minutes. */
const stands = 15
/** For how long ahead codes are told, in minutes: a home may be without a line. */
const ahead = 120

const codeOf = (secret: KeyObject, { visit, kind }: Door, quarter: number): string =>
  (createHmac('sha256', secret).update(`door:${visit}:${kind}:${quarter}`).digest().readUInt32BE() % 10_000)
    .toString()
    .padStart(4, '0')

/**
 * The codes of two hours from a minute on, each with its quarter of an hour (rule DAY-21). Nothing of them is stored.
 * @param from minutes since 1970
 */
export function listDoorCodes(secret: KeyObject, door: Door, from: number): DoorCode[] {
  const first = Math.floor(from / stands)
  return Array.from({ length: ahead / stands + 1 }, (_, place) => {
    const quarter = first + place
    const span = { from: toTime(quarter * stands), until: toTime((quarter + 1) * stands) }
    return { code: codeOf(secret, door, quarter), ...span }
  })
}

/**
 * Whether a code stood at a time, or in the quarter of an hour beside it: clocks differ, and so do stairs.
 * @param moment minutes since 1970
 */
export function isDoorCode(secret: KeyObject, door: Door, code: string, moment: number): boolean {
  const quarter = Math.floor(moment / stands)
  return [quarter - 1, quarter, quarter + 1].some((one) => codeOf(secret, door, one) === code)
}

/** In minutes, before the start and after the end of a visit: its codes are told in between. */
export const toldBefore = 60
export const toldAfter = 30
