import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { isWithoutLine } from '../../app/session/without-line.ts'
import { sendRemembered } from '../../app/wire/api.ts'
import { isLost } from '../../app/wire/call-status.ts'
import { keepVisits, readSeenVisits } from '../offline/last-seen.ts'
import { visitDays } from '../visit-days.ts'

let reading: Promise<OwnVisit[]> | undefined
let held: OwnVisit[] | undefined

async function read(): Promise<OwnVisit[]> {
  const response = await sendRemembered(`/caretaker/visits?${new URLSearchParams(visitDays(new Date()))}`)
  held = (await response.json()) as OwnVisit[]
  keepVisits(held)
  return held
}

/** Reads the visits before any screen is there, once however often it is asked for; again after a failure. */
export function readFirstVisits(): Promise<OwnVisit[]> {
  reading ??= read().catch((cause: unknown) => {
    reading = undefined
    // Without a line what was last seen has to do.
    held = isLost(cause) ? readSeenVisits() : undefined
    if (held) return held
    throw cause
  })
  return reading
}

/** The visits as the first screen left them, or as they were last seen without a line, for the screens that take its place. */
export const heldFirstVisits = (): OwnVisit[] | undefined => held ?? (isWithoutLine() ? readSeenVisits() : undefined)

/** Keeps the server's answer to a press of the first screen. */
export function holdVisit(saved: OwnVisit): OwnVisit[] {
  held = (held ?? []).map((visit) => (visit._id === saved._id ? saved : visit))
  return held
}
