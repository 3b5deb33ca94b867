import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { isWithoutLine } from '../../app/session/without-line.ts'
import { sendRemembered } from '../../app/wire/api.ts'
import { isLost } from '../../app/wire/call-status.ts'
import { readSeenVisits, storeVisits } from '../offline/last-seen.ts'
import { visitDays } from '../visit-days.ts'

let reading: Promise<OwnVisit[]> | undefined
let held: OwnVisit[] | undefined

async function read(): Promise<OwnVisit[]> {
  const response = await sendRemembered(`/caretaker/visits?${new URLSearchParams(visitDays(new Date()))}`)
  held = (await response.json()) as OwnVisit[]
  storeVisits(held)
  return held
}

/** Loads the visits before any screen, once for all callers; again after a failure. */
export function readFirstVisits(): Promise<OwnVisit[]> {
  reading ??= read().catch((cause: unknown) => {
    reading = undefined
    // Offline, the data seen last is used.
    held = isLost(cause) ? readSeenVisits() : undefined
    if (held) return held
    throw cause
  })
  return reading
}

/** The visits as the first screen left them, or those seen last when offline, for the screens that replace it. */
export const heldFirstVisits = (): OwnVisit[] | undefined => held ?? (isWithoutLine() ? readSeenVisits() : undefined)

/** Puts the server's response to a press of the first screen into its visits. */
export function applyVisit(saved: OwnVisit): OwnVisit[] {
  held = (held ?? []).map((visit) => (visit._id === saved._id ? saved : visit))
  return held
}
